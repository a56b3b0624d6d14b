import { useEffect, useMemo, useRef, useState } from 'react'
import { fileOfData } from '../../lib/content/data.ts'
import { pathOfFile } from '../../lib/content/files.ts'
import { originOfDrawing } from '../document/origins.ts'
import type { Spot } from '../document/texts.ts'
import { followTaglines } from '../preview/heroCube.ts'
import { makeTabStop, markSpots } from '../preview/marks.ts'
import { renderPage } from '../preview/renderPage.tsx'
import { takeSources } from '../preview/sources.ts'
import { OPENS } from './aboutTexts.ts'
import { choose } from './choice.ts'
import { Notice } from './controls.tsx'
import { markFindings } from './findingMarks.ts'
import { emptyPage } from './frame.ts'
import { onHistoryKey } from './historyKeys.ts'
import { elementUnder, layInPage } from './inPage.ts'
import { onLeadingKey } from './leadingKeys.ts'
import { movableAt } from './movable.ts'
import { addHandle } from './pageHandle.ts'
import {
  isOpener,
  markedIn,
  originOfWords,
  type Sentence,
  sentenceAt,
  textAfter,
  textAt,
} from './pagePointed.ts'
import { bringIntoSight, keepPlace, moveTabStop } from './pageSight.ts'
import { catchUp, usePatientWork } from './patientWork.ts'
import { takeDrops } from './photographs.ts'
import { showWords, spotAt } from './places.ts'
import { scrolled } from './scrollPositions.ts'
import { indexOf, pageShown, textsAround, textsOf } from './shownTexts.ts'
import { type Chosen, set, useWork, work } from './store.ts'
import type { WordsField } from './wordsBox.ts'

const PAGE = emptyPage()

/** The box of an open text, unless that has several, as a photograph has. The window may have opened the next one already. */
const fieldOf = ({ id }: Chosen) =>
  document.querySelector<WordsField>(
    `.writing[data-of="${id}"] > :only-child > :is(words-box, textarea)`,
  )

/**
 * The page as visitors will see it. A click or Enter on a text opens it, and keys move between texts. Beside the form of a
 * document or the numbers of a drawing, it is the page that shows these, and a click on them leads to the field.
 */
export function Preview() {
  const { width } = useWork()
  const { contents, file: opened, fact, chosen, traveled, findings } = usePatientWork()
  const file = pageShown(contents, opened)
  const frame = useRef<HTMLIFrameElement>(null)
  /** Where the open text was clicked in the page, which stays under the pointer then, even if some of the text is out of sight. */
  const pointed = useRef<Element>(undefined)
  /** What is to be done after each rendering, once the frame is loaded. */
  const [loaded, setLoaded] = useState<{ showTagline: () => void }>()
  const { html, spots } = useMemo(() => {
    const spots = textsOf(contents, file)
    try {
      return { html: renderPage(contents, file, spots), spots }
    } catch {
      return { spots }
    }
  }, [contents, file])

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!page || !loaded || html === undefined) return
    page.body.innerHTML = html
    markSpots(page.body, spots, file, takeSources(page.body))
    makeTabStop(page.body)
    moveTabStop(page)
    loaded.showTagline()
    const open = (
      event: Event,
      { sentence = '', caret, isHit, marked }: Partial<Sentence> = {},
    ) => {
      const text = textAt(event.target as Element, isHit)
      const spot = spots[Number(text?.dataset.spot ?? -1)]
      pointed.current = (event.type === 'click' && text) || undefined
      const isInForm = spot?.file === opened && opened !== file
      if (isInForm) set({ fact: [...spot.path], chosen: undefined, fixedWords: '' })
      else if (spot) choose(spot, sentence, caret, marked)
      else if (event.type === 'click' && isOpener(event.target as Element))
        set({ chosen: undefined, fixedWords: OPENS, origin: fileOfData('navigation') })
      else if (isHit) {
        const origin = originOfWords(event.target as Element, spots, contents)
        if (origin === opened) showWords(origin, sentence)
        else set({ chosen: undefined, fixedWords: sentence, origin, traveled: undefined })
      }
      if (spot || event.type === 'click') event.preventDefault()
      return spot
    }
    takeDrops(page)
    // Links would be dragged instead of selected, and their addresses dropped into texts.
    page.ondragstart = (event) => event.preventDefault()
    // Before a click, since its target would be replaced.
    page.onpointermove = catchUp
    page.onclick = (event) => {
      const spot = open(event, markedIn(page) ?? sentenceAt(page, event.clientX, event.clientY))
      // What is marked is what keys and buttons act on: the words in the box.
      if (spot) page.getSelection()?.removeAllRanges()
    }
    page.onkeydown = (event) => {
      onHistoryKey(event)
      onLeadingKey(event)
      if (event.key === 'Enter') open(event)
      const next = textAfter(event)
      if (!next) return
      event.preventDefault()
      next.focus()
    }
  }, [html, spots, loaded, file, opened, contents])

  // It stands where it stood.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, so that the author may scroll on
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!page || !loaded) return
    page.defaultView?.scrollTo(0, scrolled.get(file) ?? 0)
    page.onscroll = () => {
      scrolled.set(file, page.defaultView?.scrollY ?? 0)
      moveTabStop(page)
    }
    const isOfOpened = ({ file, kind, path: [block, start] }: Spot) =>
      kind === 'prop' && block === 'Figure'
        ? originOfDrawing(String(contents[file]), Number(start)) === opened
        : file === opened
    const first = spots.findIndex(isOfOpened)
    const figure = page.querySelector(`main [data-spot="${first}"]`)?.closest('figure')
    if (opened === file || !figure) return
    const { top, bottom } = figure.getBoundingClientRect()
    const middle = (top + bottom - page.documentElement.clientHeight) / 2
    page.defaultView?.scrollBy({ top: middle, behavior: 'instant' })
  }, [loaded])

  useEffect(() => {
    const page = frame.current?.contentDocument
    return page && loaded ? keepPlace(page) : undefined
  }, [loaded])

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (page && loaded && html !== undefined) markFindings(page, spots, findings)
  }, [html, spots, loaded, findings])

  // The text that is open beside the page. A drawing contains its words twice, for two widths.
  useEffect(() => {
    const page = frame.current?.contentDocument
    const ofForm = opened === file ? undefined : fact?.join()
    const text =
      chosen?.spots[chosen.first] ??
      spots.find((spot) => spot.file === opened && spot.path.join() === ofForm)
    if (!page || !loaded || !text || html === undefined) return undefined
    const here = indexOf(text, spots)
    const elements = page.querySelectorAll(`[data-spot="${here}"]`)
    for (const element of elements) element.setAttribute('data-chosen', '')
    moveTabStop(page)
    const around = textsAround(page, here, spots)
    const isFirst = around.indexOf(here) <= 0
    const isLast = around.at(-1) === here || around.length === 0
    const { isFirst: wasFirst, isLast: wasLast } = work()
    if (elements.length > 0 && (isFirst !== wasFirst || isLast !== wasLast))
      set({ isFirst, isLast })
    const field = chosen && fieldOf(chosen)
    const under = field ? elementUnder(field, page, pointed.current) : undefined
    const element = under ?? [...elements].find((element) => element.checkVisibility())
    const leavePage = field && layInPage(field, under, pointed.current !== undefined)
    const movable = element && movableAt(text)
    const removeHandle = movable && addHandle(element, spots, movable)
    // The window has become narrower or wider, or its letters larger.
    const view = page.defaultView
    const follow = () => bringIntoSight(page, here)
    view?.addEventListener('resize', follow)
    return () => {
      view?.removeEventListener('resize', follow)
      removeHandle?.()
      leavePage?.()
      for (const element of elements) element.removeAttribute('data-chosen')
    }
  }, [html, spots, loaded, chosen, file, opened, fact])

  // What was opened from elsewhere, or has just been added, may be out of sight, as may all at another width.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once for each text and width, so that the author may scroll on
  useEffect(() => {
    const page = frame.current?.contentDocument
    const text = chosen?.spots[chosen.first]
    if (page && loaded && text && !pointed.current) bringIntoSight(page, indexOf(text, spots), true)
    pointed.current = undefined
  }, [chosen?.shown, loaded, width])

  // So may what was undone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once for each step
  useEffect(() => {
    const page = frame.current?.contentDocument
    const text = traveled && spotAt(traveled)
    if (!page || !loaded || !text) return undefined
    const here = indexOf(text, spots)
    bringIntoSight(page, here, true)
    const elements = page.querySelectorAll(`[data-spot="${here}"]`)
    for (const element of elements) element.setAttribute('data-undone', '')
    return () => {
      for (const element of elements) element.removeAttribute('data-undone')
    }
  }, [traveled, loaded])

  return (
    <>
      <Notice>
        {html === undefined &&
          'The page cannot be shown until its errors are corrected. The check names them, and Undo takes back what was done last.'}
      </Notice>
      <div className={`screen ${width}`}>
        <iframe
          ref={frame}
          // What it still shows is no longer in the file.
          inert={html === undefined}
          className="preview"
          title={`The page ${pathOfFile(file)}: arrow keys go from text to text, Page Down and Page Up by a screen, Enter opens one`}
          srcDoc={PAGE}
          onLoad={() => {
            const page = frame.current?.contentDocument
            if (page) setLoaded({ showTagline: followTaglines(page) })
          }}
        />
      </div>
    </>
  )
}
