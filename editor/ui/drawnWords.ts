/** Words with their looks, drawn into an element in which one writes. */
import { BLANK } from '../../check/parse/passages.ts'
import { addressOf, isBold, isCode, isItalic, isLink, shownOf } from '../document/looks.ts'
import type { Pair, Run } from '../document/markdown.ts'
import { sharedEnds } from '../document/sharedEnds.ts'

interface Drawn {
  looks: string
  /** The outermost element, and the text in it. */
  node: Node
  text: Text
  /** Whether it counts as one letter, with no place in it. */
  isClaim: boolean
}

/** What words elsewhere are called that a text refers to. */
export interface Names {
  /** A page, by its address. */
  titleOf: (address: string) => string
  /** A claim, by its tag. */
  wordsOf: (tag: string) => string
}

const CLAIM = 'claim'

const looksOf = ({ pairs, claim = '' }: Run) =>
  claim + pairs.map(({ opening, closing }) => opening + closing).join(' ')

function elementOf(pair: Pair): HTMLElement {
  if (isBold(pair)) return document.createElement('strong')
  if (isItalic(pair)) return document.createElement('em')
  return document.createElement(isCode(pair) ? 'code' : 'a')
}

/** What is drawn of a claim, in which nobody can write. */
function chipOf(words: Text): HTMLElement {
  const chip = document.createElement('span')
  chip.className = CLAIM
  chip.contentEditable = 'false'
  chip.title = 'A figure that is kept among the facts'
  chip.append(words)
  return chip
}

/** The element for words. Of a link, `finish` says what it leads to. */
function drawingOf(
  run: Run,
  { wordsOf }: Pick<Names, 'wordsOf'>,
  finish: (link: HTMLAnchorElement, address: string) => void,
): Drawn {
  const text = document.createTextNode(run.claim ? wordsOf(run.claim) : run.text)
  const node = run.pairs.toReversed().reduce<Node>(
    (inner, pair) => {
      const element = elementOf(pair)
      if (isLink(pair)) finish(element as HTMLAnchorElement, addressOf(pair))
      element.append(inner)
      return element
    },
    run.claim ? chipOf(text) : text,
  )
  return { looks: looksOf(run), node, text, isClaim: run.claim !== undefined }
}

/** Words as other programs can paste them, where links lead to the site. */
export function copyOf(
  runs: readonly Run[],
  site: string,
  names: Pick<Names, 'wordsOf'>,
): { html: string; plain: string } {
  const copy = document.createElement('div')
  const lead = (link: HTMLAnchorElement, address: string) =>
    link.setAttribute('href', new URL(address, site).href)
  copy.append(...runs.map((run) => drawingOf(run, names, lead).node))
  for (const chip of copy.querySelectorAll(`.${CLAIM}`)) chip.replaceWith(...chip.childNodes)
  return { html: copy.innerHTML.replaceAll('\n', '<br>'), plain: copy.textContent }
}

export class DrawnWords {
  #drawn: readonly Drawn[] = []
  readonly #ending = document.createElement('br')
  readonly #host: HTMLElement
  readonly #names: Names

  constructor(host: HTMLElement, names: Names) {
    this.#host = host
    this.#names = names
  }

  /** The words as they are in the document now. */
  get words(): string {
    const all = document.createRange()
    all.selectNodeContents(this.#host)
    return wordsIn(all)
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
      if (!old || !isKept) return this.#drawingOf(run)
      return run.claim ? old : rewritten(old, run.text)
    })
    // A line without words has no height by itself, and behind a claim at the end there would be no place for the caret.
    const needsEnding = /(?:^|\n)$/.test(shownOf(runs)) || runs.at(-1)?.claim
    const ending = needsEnding ? [this.#ending] : []
    const nodes = [...this.#drawn.map(({ node }) => node), ...ending]
    const { childNodes } = this.#host
    const isSame =
      nodes.length === childNodes.length && nodes.every((node, at) => node === childNodes[at])
    if (!isSame) this.#host.replaceChildren(...nodes)
  }

  /** Where a place among the words is in the document. */
  pointAt(place: number): readonly [Node, number] {
    let at = 0
    for (const [index, { text, isClaim }] of this.#drawn.entries()) {
      if (isClaim && place === at) return [this.#host, index]
      if (!isClaim && place <= at + text.length) return [text, place - at]
      at += isClaim ? 1 : text.length
    }
    return [this.#host, this.#drawn.length]
  }

  /** The place among the words that a place in the document is. */
  placeOf(node: Node, offset: number): number {
    const range = document.createRange()
    range.setStart(this.#host, 0)
    range.setEnd(node, offset)
    return wordsIn(range).length
  }

  /** The place of the claim that an element shows or stands in, if it does. */
  claimAt(element: Element): number | undefined {
    const chip = element.closest(`.${CLAIM}`)
    return chip ? this.placeOf(chip.parentNode as Node, indexIn(chip)) : undefined
  }

  /** Keeps a place in sight, as a browser does where it writes by itself. */
  scrollTo(place: number): void {
    const range = document.createRange()
    range.setStart(...this.pointAt(Math.max(place - 1, 0)))
    range.setEnd(...this.pointAt(place))
    const letter = Array.from(range.getClientRects()).at(-1)
    if (!letter) return
    const isFixed = (element: Element) => getComputedStyle(element).position === 'fixed'
    // Over the page, that scrolls.
    for (
      let around: Element | null = this.#host;
      around && !isFixed(around);
      around = around.parentElement
    ) {
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
    return drawingOf(run, this.#names, (link, address) => {
      link.title = this.#names.titleOf(address)
    })
  }
}

const indexIn = (element: Element) => [...(element.parentNode as Node).childNodes].indexOf(element)

/** The words in a part of what is drawn, in which a letter stands for a claim. */
function wordsIn(range: Range): string {
  const part = range.cloneContents()
  for (const chip of part.querySelectorAll(`.${CLAIM}`)) chip.replaceWith(BLANK)
  return part.textContent
}

/** Writes other words into what is drawn, letter by letter. */
function rewritten(old: Drawn, words: string): Drawn {
  const { text } = old
  const { head, tail } = sharedEnds(text.data, words)
  if (text.data !== words)
    text.replaceData(head, text.length - head - tail, words.slice(head, words.length - tail))
  return old
}
