import { useEffect, useMemo, useRef, useState } from 'react'
import { folded, splitter } from '../../check/parse/passages.ts'
import { isPageFile, pathOfFile } from '../../lib/content/files.ts'
import { type Spot, spotsOf } from '../document/texts.ts'
import { renderPage } from '../preview/renderPage.tsx'
import { Notice } from './controls.tsx'
import { DATA_FILES } from './labels.ts'
import { choose, useWork } from './store.ts'

/** A separate document with the site's styles. It inherits this page's policy, so it cannot run scripts. */
const emptyPage = `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Page</title>
<link rel="stylesheet" href="${document.documentElement.dataset.styles}"></head><body></body></html>`

/** The innermost unmarked elements that contain only text, by their text. */
function elementsByText(elements: Iterable<Element>) {
  const found: { words: string; element: Element }[] = []
  for (const element of elements) {
    if (element.closest('[data-spot]')) continue
    const text = folded(element.textContent)
    if ([...element.children].some((child) => folded(child.textContent) === text)) continue
    // `Contact Us<span> about ETL testing</span>`: the first words are a separate text.
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === 3)
    for (const words of new Set([text, ...texts.map((node) => folded(node.textContent))]))
      found.push({ words, element })
  }
  return Map.groupBy(found, ({ words }) => words)
}

/** Maps elements to the texts they show. `data-spot` holds indexes into `spots`; Markdown texts already have theirs. */
function markSpots(root: Element, spots: readonly Spot[]): void {
  const mark = (element: Element, index: number) => {
    if (index !== -1 && !element.hasAttribute('data-spot'))
      element.setAttribute('data-spot', `${index}`)
  }
  const byWords = [...spots.entries()].filter(
    ([, { path, value }]) => path.length > 0 && value.trim() !== '',
  )
  // The words of a page may also be in the menu, whose own they are there.
  for (const [isOwn, where] of [
    [true, 'main *:not(nav *)'],
    [false, 'header *, footer *, main *'],
  ] as const) {
    const elements = elementsByText(root.querySelectorAll(where))
    const asked = byWords.filter(([, { file }]) => isPageFile(file) === isOwn)
    // A drawing contains its words twice, for two widths.
    for (const [words, group] of Map.groupBy(asked, ([, { value }]) => folded(value)))
      for (const [index, { element }] of (elements.get(words) ?? []).entries())
        mark(element, group[index % group.length]?.[0] ?? -1)
  }
  for (const image of root.querySelectorAll('main :is([role=img], img)')) {
    const words = image.getAttribute('aria-label') ?? image.getAttribute('alt')
    const isIts = ({ kind, path: [block, , prop], value }: Spot) =>
      kind === 'photograph'
        ? value.startsWith(`![${words}]`)
        : block === 'Figure' && prop === 'title' && value === words
    mark(image.closest('figure') ?? image, spots.findIndex(isIts))
  }
  // The page's links do nothing here, and it has too many texts to tab through: arrow keys go on from the first one.
  for (const element of root.querySelectorAll(
    'a, button, summary, input, textarea, [tabindex], [data-spot]',
  ))
    element.setAttribute('tabindex', '-1')
  root.querySelector('main [data-spot]')?.setAttribute('tabindex', '0')
  for (const element of root.querySelectorAll('main details')) element.setAttribute('open', '')
}

function sentenceAt(frame: Document, x: number, y: number): string {
  const { offsetNode: node, offset = 0 } = frame.caretPositionFromPoint?.(x, y) ?? {}
  const text = (node?.nodeType === 3 && node.textContent) || ''
  const sentence = splitter.segment(text).containing(Math.min(offset, text.length - 1))
  return sentence?.segment.trim() ?? ''
}

let lastSpot: string | undefined

export const focusText = () =>
  document
    .querySelector<HTMLIFrameElement>('.preview')
    ?.contentDocument?.querySelector<HTMLElement>(`[data-spot="${lastSpot}"]`)
    ?.focus()

/** The page as visitors will see it. A click or Enter on a text opens it, and arrow keys move between texts. */
export function Preview() {
  const { contents, file } = useWork()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const { html, spots } = useMemo(() => {
    // A page's own texts, and those of the data files it may show.
    const spots = [file, ...DATA_FILES.keys()].flatMap((name) =>
      spotsOf(name, String(contents[name] ?? '')),
    )
    try {
      return { html: renderPage(contents, file, spots), spots }
    } catch {
      return { spots }
    }
  }, [contents, file])

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!page || !isLoaded || html === undefined) return
    page.body.innerHTML = html
    markSpots(page.body, spots)
    const open = (event: Event, sentence: string) => {
      const text = (event.target as Element).closest?.<HTMLElement>('[data-spot]')
      lastSpot = text?.dataset.spot
      const spot = spots[Number(lastSpot ?? -1)]
      if (spot) choose(spot, sentence)
      if (spot || event.type === 'click') event.preventDefault()
    }
    page.onclick = (event) => open(event, sentenceAt(page, event.clientX, event.clientY))
    page.onkeydown = (event) => {
      if (event.key === 'Enter') open(event, '')
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const texts = [...page.querySelectorAll<HTMLElement>('[data-spot]')].filter((text) =>
        text.checkVisibility(),
      )
      const index = texts.indexOf(event.target as HTMLElement)
      const next = step && index !== -1 && texts[index + step]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
  }, [html, spots, isLoaded])

  return (
    <>
      <Notice>
        {html === undefined && 'The page cannot be shown until its errors are corrected.'}
      </Notice>
      <iframe
        ref={frame}
        // What it still shows is no longer in the file.
        inert={html === undefined}
        className="preview"
        title={`The page ${pathOfFile(file)}: arrow keys go from text to text, Enter opens one`}
        srcDoc={emptyPage}
        onLoad={() => setLoaded(true)}
      />
    </>
  )
}
