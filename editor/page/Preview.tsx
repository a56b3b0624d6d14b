import { useEffect, useRef, useState } from 'react'
import type { Spot } from '../text/spots.ts'
import { markSpots, quieten, sentenceAt } from './frame.ts'

type Props = {
  html: string
  spots: readonly Spot[]
  title: string
  /** Takes what was chosen, and the sentence that was pointed at. */
  onChoose: (chosen: Spot, sentence: string) => void
}

/** A document of its own with the styles of the site. The policy of this page holds in it, too: it runs nothing. */
function emptyPage(): string {
  const sheets = (document.documentElement.dataset.styles ?? '').split(' ')
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Page</title>${links}</head><body></body></html>`
}

/** The page as visitors will see it; a click or Enter on a text opens it. */
export function Preview({ html, spots, title, onChoose }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!page || !isLoaded) return
    const focused = page.activeElement?.getAttribute('data-spot')
    page.body.innerHTML = html
    markSpots(page.body, spots)
    quieten(page.body)
    if (focused) page.querySelector<HTMLElement>(`[data-spot="${focused}"]`)?.focus({ preventScroll: true })
  }, [html, spots, isLoaded])

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!page || !isLoaded) return
    const choose = (event: Event, sentence: string) => {
      const marked = (event.target as Element | null)?.closest?.('[data-spot]')
      const spot = spots[Number(marked?.getAttribute('data-spot') ?? -1)]
      if (spot) onChoose(spot, sentence)
      return spot
    }
    const onClick = (event: MouseEvent) => {
      event.preventDefault()
      choose(event, sentenceAt(page, event.clientX, event.clientY))
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && choose(event, '')) event.preventDefault()
    }
    page.addEventListener('click', onClick)
    page.addEventListener('keydown', onKey)
    return () => {
      page.removeEventListener('click', onClick)
      page.removeEventListener('keydown', onKey)
    }
  }, [spots, isLoaded, onChoose])

  return (
    <iframe
      ref={frame}
      className="preview"
      title={`The page ${title}`}
      srcDoc={emptyPage()}
      onLoad={() => setLoaded(true)}
    />
  )
}
