import type { Root } from 'mdast'
import { useEffect, useMemo, useRef, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { layoutOf } from '#components/layout/layouts.ts'
import { renderMdx } from '#components/mdx.tsx'
import { pathOfFile } from '#lib/content/files.ts'
import { getPage } from '#lib/content/pages.ts'
import type { Contents } from '../check/messages.ts'
import { setContents } from '../site/instead.tsx'
import { type Spot, visitTexts } from '../text/spots.ts'
import { Notice } from './controls.tsx'
import { markSpots, sentenceAt, textsOf } from './frame.ts'
import type { State } from './workspace.ts'

type Props = {
  file: string
  state: State
  spots: readonly Spot[]
  /** Receives the chosen texts and the sentence that was clicked. */
  onChoose: (chosen: Spot, sentence: string) => void
}

/** A separate document with the site's styles. It inherits this page's policy, so it cannot run scripts. */
function emptyPage(): string {
  const sheets = `<link rel="stylesheet" href="${document.documentElement.dataset.styles}">`
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Page</title>${sheets}</head><body></body></html>`
}

/** Renders a page with the site's own layouts and blocks, marking its editable texts. */
function renderPage(contents: Contents, file: string, spots: readonly Spot[]): string {
  setContents(contents)
  const page = getPage(pathOfFile(file))
  const offset = String(contents[file]).length - page.body.length
  // Markdown texts are marked by position, all others by their words.
  const byStart = new Map(spots.flatMap(({ path, start }, at) => (path.length === 0 ? [[start, at]] : [])))
  const mark = (tree: Root) =>
    visitTexts(tree, (node, _, at) => {
      const hProperties = { ...node.data?.hProperties, 'data-spot': byStart.get(offset + at) }
      node.data = { ...node.data, hProperties }
    })
  const Layout = layoutOf(page)
  return renderToStaticMarkup(<Layout page={page}>{renderMdx({ text: page.body, plugins: [() => mark] })}</Layout>)
}

/** The page as visitors will see it. A click or Enter on a text opens it, and arrow keys move between texts. */
export default function Preview({ file, state: { contents }, spots, onChoose }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  /** The author's last position. */
  const last = useRef<string>(undefined)
  const [isLoaded, setLoaded] = useState(false)
  const html = useMemo(() => {
    try {
      return renderPage(contents, file, spots)
    } catch {
      return undefined
    }
  }, [contents, file, spots])

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!page || !isLoaded || html === undefined) return
    page.body.innerHTML = html
    markSpots(page.body, spots)
    const all = textsOf(page)
    // A page has too many texts to tab through, so Tab reaches only one of them.
    const goTo = (text: HTMLElement | undefined) => {
      page.querySelector('[tabindex="0"]')?.setAttribute('tabindex', '-1')
      text?.setAttribute('tabindex', '0')
      last.current = text?.dataset.spot
    }
    goTo(all.find(({ dataset }) => dataset.spot === last.current) ?? all.find((text) => text.closest('main')))
    const choose = (event: Event, sentence: string) => {
      const marked = (event.target as Element).closest?.<HTMLElement>('[data-spot]')
      const spot = spots[Number(marked?.dataset.spot ?? -1)]
      if (marked) goTo(marked)
      if (spot) onChoose(spot, sentence)
      if (spot || event.type === 'click') event.preventDefault()
    }
    page.onclick = (event) => choose(event, sentenceAt(page, event.clientX, event.clientY))
    page.onkeydown = (event) => {
      if (event.key === 'Enter') choose(event, '')
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const shown = textsOf(page)
      const at = shown.indexOf(event.target as HTMLElement)
      const next = step && at !== -1 && shown[at + step]
      if (!next) return
      event.preventDefault()
      goTo(next)
      next.focus()
    }
  }, [html, spots, isLoaded, onChoose])

  return (
    <>
      <Notice>{html === undefined && 'The page cannot be shown until its errors are corrected.'}</Notice>
      <iframe
        ref={frame}
        className="preview"
        title={`The page ${pathOfFile(file)}: arrow keys go from text to text, Enter opens one`}
        srcDoc={emptyPage()}
        onLoad={() => setLoaded(true)}
      />
    </>
  )
}
