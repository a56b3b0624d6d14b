/** Words with their looks, drawn into an element in which one writes. */
import { addressOf, isBold, isCode, isLink, shownOf } from '../document/looks.ts'
import type { Run } from '../document/markdown.ts'
import { sharedEnds } from '../document/sharedEnds.ts'

interface Drawn {
  looks: string
  /** The outermost element, and the text in it. */
  node: Node
  text: Text
}

const looksOf = ({ pairs }: Run) => pairs.map(({ opening, closing }) => opening + closing).join(' ')

/** The element for words. Of a link, `finish` says what it leads to. */
function drawingOf(run: Run, finish: (link: HTMLAnchorElement, address: string) => void): Drawn {
  const text = document.createTextNode(run.text)
  const node = run.pairs.toReversed().reduce<Node>((inner, pair) => {
    const element = document.createElement(isBold(pair) ? 'strong' : isCode(pair) ? 'code' : 'a')
    if (isLink(pair)) finish(element as HTMLAnchorElement, addressOf(pair))
    element.append(inner)
    return element
  }, text)
  return { looks: looksOf(run), node, text }
}

/** Words as other programs can paste them, where links lead to the site. */
export function htmlOf(runs: readonly Run[], site: string): string {
  const copy = document.createElement('div')
  const lead = (link: HTMLAnchorElement, address: string) =>
    link.setAttribute('href', new URL(address, site).href)
  copy.append(...runs.map((run) => drawingOf(run, lead).node))
  return copy.innerHTML.replaceAll('\n', '<br>')
}

export class DrawnWords {
  #drawn: readonly Drawn[] = []
  readonly #ending = document.createElement('br')
  readonly #host: HTMLElement
  readonly #titleOf: (address: string) => string

  /** `titleOf` tells what a page is called, by its address. */
  constructor(host: HTMLElement, titleOf: (address: string) => string) {
    this.#host = host
    this.#titleOf = titleOf
  }

  /** Draws words. What is still right stays, so that the browser need not check its spelling again. */
  draw(runs: readonly Run[]): void {
    const drawn = this.#drawn.every(this.#isRight) ? this.#drawn : []
    const { head, tail } = sharedEnds(
      runs.map(looksOf),
      drawn.map(({ looks }) => looks),
    )
    this.#drawn = runs.map((run, index) => {
      const old = index < head ? drawn[index] : drawn.at(index - runs.length)
      const isKept = index < head || index >= runs.length - tail
      return old && isKept ? rewritten(old, run.text) : this.#drawingOf(run)
    })
    // A line without words has no height by itself.
    const ending = /(?:^|\n)$/.test(shownOf(runs)) ? [this.#ending] : []
    const nodes = [...this.#drawn.map(({ node }) => node), ...ending]
    const { childNodes } = this.#host
    const isSame =
      nodes.length === childNodes.length && nodes.every((node, at) => node === childNodes[at])
    if (!isSame) this.#host.replaceChildren(...nodes)
  }

  /** Where a place among the words is in the document. */
  pointAt(place: number): readonly [Node, number] {
    let at = 0
    for (const { text } of this.#drawn) {
      if (place <= at + text.length) return [text, place - at]
      at += text.length
    }
    return [this.#host, 0]
  }

  /** The place among the words that a place in the document is. */
  placeOf(node: Node, offset: number): number {
    const range = document.createRange()
    range.setStart(this.#host, 0)
    range.setEnd(node, offset)
    return range.toString().length
  }

  /** Keeps a place in sight, as a browser does where it writes by itself. */
  scrollTo(place: number): void {
    const range = document.createRange()
    range.setStart(...this.pointAt(Math.max(place - 1, 0)))
    range.setEnd(...this.pointAt(place))
    const letter = Array.from(range.getClientRects()).at(-1)
    if (!letter) return
    for (let around: Element | null = this.#host; around; around = around.parentElement) {
      const { top, bottom } = around.getBoundingClientRect()
      const below = Math.max(letter.bottom - Math.min(bottom, innerHeight), 0)
      const above = Math.max(Math.max(top, 0) - letter.top, 0)
      if (around.scrollHeight > around.clientHeight) around.scrollTop += below || -above
    }
  }

  /** Whether the browser, or an input method, has left it as it was drawn. */
  readonly #isRight = ({ node, text }: Drawn, index: number): boolean =>
    this.#host.childNodes[index] === node && node.contains(text) && node.textContent === text.data

  #drawingOf(run: Run): Drawn {
    return drawingOf(run, (link, address) => {
      link.title = this.#titleOf(address)
    })
  }
}

/** Writes other words into what is drawn, letter by letter. */
function rewritten(old: Drawn, words: string): Drawn {
  const { text } = old
  const { head, tail } = sharedEnds(text.data, words)
  if (text.data !== words)
    text.replaceData(head, text.length - head - tail, words.slice(head, words.length - tail))
  return old
}
