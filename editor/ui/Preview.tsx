import { useEffect, useMemo, useRef, useState } from 'react'
import { splitter } from '../../check/parse/passages.ts'
import { isPageFile, pathOfFile } from '../../lib/content/files.ts'
import type { Contents } from '../background/messages.ts'
import { originAt, originOfDrawing } from '../document/origins.ts'
import { DATA_FILES } from '../document/schemas.ts'
import type { Spot } from '../document/texts.ts'
import { followTaglines } from '../preview/heroCube.ts'
import { makeTabStop, markSpots, spotsShownBy } from '../preview/marks.ts'
import { textBeside } from '../preview/order.ts'
import { renderPage } from '../preview/renderPage.tsx'
import { onCheckKey } from './checkKey.ts'
import { choose, chosenNow } from './choice.ts'
import { Notice } from './controls.tsx'
import { emptyPage } from './frame.ts'
import { onHistoryKey } from './historyKeys.ts'
import { movableAt } from './movable.ts'
import { addHandle } from './pageHandle.ts'
import { catchUp, usePatientWork } from './patientWork.ts'
import { takeDrops } from './photographs.ts'
import { showWords, spotAt } from './places.ts'
import { pageShowing, set, useWork, work } from './store.ts'

const PAGE = emptyPage()

/** The sentence at or next to a point of the frame, the place of that point in it, and whether the point is on its text. */
function sentenceAt(frame: Document, x: number, y: number) {
  const { offsetNode: node, offset = 0 } = frame.caretPositionFromPoint?.(x, y) ?? {}
  const text = (node?.nodeType === 3 && node.textContent) || ''
  const { segment = '', index = 0 } =
    splitter.segment(text).containing(Math.min(offset, text.length - 1)) ?? {}
  const sentence = segment.trim()
  const caret = offset - index - segment.indexOf(sentence)
  const range = frame.createRange()
  if (node) range.selectNodeContents(node)
  const isHit = [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  )
  return { sentence, caret: Math.min(Math.max(caret, 0), sentence.length), isHit }
}

type Sentence = ReturnType<typeof sentenceAt> & { marked?: number }

/** The words marked in a text of the frame, by a double click or by dragging, as part of their sentence. */
function markedIn(frame: Document): Sentence | undefined {
  const selection = frame.getSelection()
  if (!selection || selection.isCollapsed) return undefined
  const { startContainer: node, endContainer, startOffset, endOffset } = selection.getRangeAt(0)
  // Of several texts, none can be opened, and the words between looks are not known as a place in one.
  if (node !== endContainer || node.nodeType !== 3) return undefined
  const text = node.textContent ?? ''
  const { index = 0, segment = '' } = splitter.segment(text).containing(startOffset) ?? {}
  const from = index + (segment.length - segment.trimStart().length)
  const sentence = text.slice(from, Math.max(endOffset, index + segment.length)).trimEnd()
  return { sentence, caret: startOffset - from, marked: endOffset - startOffset, isHit: true }
}

/** The text that a click or a key opens. A click beside the only text of a cell or a line is meant for that. */
function textAt(target: Element, isHit = true): HTMLElement | null | undefined {
  const [inside, ...more] = isHit ? [] : target.querySelectorAll<HTMLElement>('[data-spot]')
  if (inside && more.length === 0) return inside
  const around = target.closest?.<HTMLElement>('[data-spot], [data-computed]')
  return around?.dataset.spot === undefined ? null : around
}

/** The text of the page that a key leads to: the next one or the one before, or the first that is a screen away. */
function textAfter({ key, target }: KeyboardEvent): HTMLElement | undefined {
  const here = target as HTMLElement
  const texts = [...here.ownerDocument.querySelectorAll<HTMLElement>('[data-spot]')].filter(
    (text) => text.checkVisibility(),
  )
  const index = texts.indexOf(here)
  if (index === -1 || !/^(?:Arrow|Page)(?:Up|Down)$/.test(key)) return undefined
  const others = key.endsWith('Down') ? texts.slice(index + 1) : texts.slice(0, index).reverse()
  if (key.startsWith('Arrow')) return others[0]
  const topOf = (text: HTMLElement) => text.getBoundingClientRect().top
  const screen = here.ownerDocument.documentElement.clientHeight
  return others.find((text) => Math.abs(topOf(text) - topOf(here)) > screen) ?? others.at(-1)
}

const indexOf = (text: Spot, spots: readonly Spot[]) =>
  spots.findIndex(({ file, start }) => file === text.file && start === text.start)

/** What a block may compute. */
const COMPUTED = 'table, figure, dl'

/** The file that a block or a drawing takes the words from which were clicked. The scale of a document is from none. */
function originOfWords(words: Element, spots: readonly Spot[], contents: Contents) {
  const drawn = words.closest('[data-computed]')?.closest<HTMLElement>('[data-spot]')
  const drawing = spots[Number(drawn?.dataset.spot ?? -1)]
  if (drawing?.kind === 'prop')
    return originOfDrawing(String(contents[drawing.file] ?? ''), Number(drawing.path[1]))
  if (drawing) return undefined
  const section = words.closest(COMPUTED)?.closest('section')
  const heading = section?.querySelector<HTMLElement>('[data-spot]')
  const spot = spots[Number(heading?.dataset.spot ?? -1)]
  return spot && originAt(String(contents[spot.file] ?? ''), spot.start)
}

/** Whether the open text was clicked in the page, which stays under the pointer then, even if some of the text is out of sight. */
let isPointed = false

const shownPage = () => document.querySelector<HTMLIFrameElement>('.preview')?.contentDocument

/** Gives the focus to the open text in the page, which has a frame there; to none if the page does not show it. */
export function focusText(): void {
  catchUp()
  const page = shownPage()
  const [element] = page ? visibleIn(page, '[data-chosen]') : []
  element?.focus()
}

/** The texts that the page shows. */
let shown: readonly Spot[] = []

/** The text of the page after one of those shown, or before it. */
function shownBeside(page: Document, here: number, step: -1 | 1): number | undefined {
  const { file } = work()
  const isOwn = (index: number) => {
    const of = shown[index]?.file ?? ''
    return of === file || !isPageFile(of)
  }
  return textBeside(page, here, step, isOwn)
}

/**
 * Opens the text of the page after the open one, or the one before, if it is such as is wanted; returns whether it is there.
 *
 * @param isFar whether it may stand behind others that are not wanted
 */
export function openBeside(step: -1 | 1, isWanted = (_: Spot) => true, isFar = false): boolean {
  catchUp()
  const [open] = chosenNow(work().chosen)?.spots ?? []
  const page = shownPage()
  if (!open || !page) return false
  let next = shownBeside(page, indexOf(open, shown), step)
  const isWantedAt = (index: number) => shown[index] !== undefined && isWanted(shown[index])
  while (isFar && next !== undefined && !isWantedAt(next)) next = shownBeside(page, next, step)
  const spot = next === undefined ? undefined : shown[next]
  if (!spot || !isWanted(spot)) return false
  choose(spot)
  return true
}

/** Whether an element of the page is in sight, or as much of it as there is room for. */
function isInSight(element: Element): boolean {
  const root = element.ownerDocument.documentElement
  // Where the header of the page ends, which stays in sight.
  const head = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0
  const height = root.clientHeight
  const { top, bottom } = element.getBoundingClientRect()
  return (top >= head && bottom <= height) || (top < head && bottom > height)
}

/**
 * The elements of a text that the page does not hide. Those in sight come first; then, of a heading that the list of those of
 * its page repeats, the heading itself.
 */
function visibleIn(page: Document, selector: string): HTMLElement[] {
  const rank = (element: Element) =>
    Number(!isInSight(element)) * 2 + Number(element.closest('nav') !== null)
  return [...page.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility())
    .sort((a, b) => rank(a) - rank(b))
}

/** Scrolls the page to the middle of a text, unless all of it is in sight, or as much as there is room for. */
function bringIntoSight(page: Document, index: number): void {
  const [first] = visibleIn(page, `[data-spot="${index}"]`)
  if (!first || isInSight(first)) return
  const { top, bottom } = first.getBoundingClientRect()
  // By the frame alone: the window around it must stay.
  page.defaultView?.scrollBy({
    top: (top + bottom - page.documentElement.clientHeight) / 2,
    behavior: 'instant',
  })
}

/** Has the Tab key come to the open text, or else to one in sight, the last one first, so that the page need not scroll for it. */
function moveTabStop(page: Document): void {
  const isShown = (text: Element) => text.checkVisibility() && isInSight(text)
  const last = page.activeElement?.closest('main [data-spot]')
  const stop =
    page.querySelector('main [data-chosen]') ??
    [...(last ? [last] : []), ...page.querySelectorAll('main [data-spot]')].find(isShown)
  if (!stop) return
  page.querySelector('main [tabindex="0"]')?.setAttribute('tabindex', '-1')
  stop.setAttribute('tabindex', '0')
}

/** Where each page was scrolled to when it was last shown, such as before a look at the numbers of a drawing. */
const scrolled = new Map<string, number>()

// It is kept while the window is loaded anew, in a browser that may store anything.
try {
  const [file, top] = JSON.parse(sessionStorage.getItem('scrolled') ?? '[]')
  scrolled.set(file, top)
  window.addEventListener('pagehide', () => {
    const { file } = work()
    sessionStorage.setItem('scrolled', JSON.stringify([file, scrolled.get(file)]))
  })
} catch {
  // Then it begins at its top.
}

/**
 * The page as visitors will see it. A click or Enter on a text opens it, and keys move between texts. Beside the form of a
 * document or the numbers of a drawing, it is the page that shows these, and a click on them leads to the field.
 */
export function Preview() {
  const { width } = useWork()
  const { contents, file: opened, fact, chosen, traveled } = usePatientWork()
  const file = pageShowing(contents, opened)?.file ?? opened
  const frame = useRef<HTMLIFrameElement>(null)
  /** What is to be done after each rendering, once the frame is loaded. */
  const [loaded, setLoaded] = useState<{ showTagline: () => void }>()
  const { html, spots } = useMemo(() => {
    const spots = spotsShownBy(contents, file, DATA_FILES.keys())
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
    markSpots(page.body, spots, file)
    shown = spots
    makeTabStop(page.body)
    moveTabStop(page)
    loaded.showTagline()
    const open = (
      event: Event,
      { sentence = '', caret, isHit, marked }: Partial<Sentence> = {},
    ) => {
      const text = textAt(event.target as Element, isHit)
      const spot = spots[Number(text?.dataset.spot ?? -1)]
      isPointed = spot !== undefined && event.type === 'click'
      const isInForm = spot?.file === opened && opened !== file
      if (isInForm) set({ fact: [...spot.path], chosen: undefined, fixedWords: '' })
      else if (spot) choose(spot, sentence, caret, marked)
      else if (isHit) {
        const origin = originOfWords(event.target as Element, spots, contents)
        if (origin === opened) showWords(origin, sentence)
        else set({ chosen: undefined, fixedWords: sentence, origin })
      }
      if (spot || event.type === 'click') event.preventDefault()
      return spot
    }
    takeDrops(page)
    // Before a click, since its target would be replaced.
    page.onpointermove = catchUp
    page.onclick = (event) => {
      const spot = open(event, markedIn(page) ?? sentenceAt(page, event.clientX, event.clientY))
      // What is marked is what keys and buttons act on: the words in the box.
      if (spot) page.getSelection()?.removeAllRanges()
    }
    page.onkeydown = (event) => {
      onHistoryKey(event)
      onCheckKey(event)
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
    const isFirst = shownBeside(page, here, -1) === undefined
    const isLast = shownBeside(page, here, 1) === undefined
    const { isFirst: wasFirst, isLast: wasLast } = work()
    if (elements.length > 0 && (isFirst !== wasFirst || isLast !== wasLast))
      set({ isFirst, isLast })
    const element = [...elements].find((element) => element.checkVisibility())
    const movable = element && movableAt(text)
    const removeHandle = movable && addHandle(element, spots, movable)
    // The window has become narrower or wider, or its letters larger.
    const view = page.defaultView
    const follow = () => bringIntoSight(page, here)
    view?.addEventListener('resize', follow)
    return () => {
      view?.removeEventListener('resize', follow)
      removeHandle?.()
      for (const element of elements) element.removeAttribute('data-chosen')
    }
  }, [html, spots, loaded, chosen, file, opened, fact])

  // What was opened from elsewhere, or has just been added, may be out of sight, as may all at another width.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once for each text and width, so that the author may scroll on
  useEffect(() => {
    const page = frame.current?.contentDocument
    const text = chosen?.spots[chosen.first]
    if (page && loaded && text && !isPointed) bringIntoSight(page, indexOf(text, spots))
    isPointed = false
  }, [chosen?.shown, loaded, width])

  // So may what was undone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once for each step
  useEffect(() => {
    const page = frame.current?.contentDocument
    const text = traveled && spotAt(traveled)
    if (!page || !loaded || !text) return undefined
    const here = indexOf(text, spots)
    bringIntoSight(page, here)
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
