/** The texts of the page that is shown, for what acts on it from beside it: keys and buttons. */
import { isPageFile } from '../../lib/content/files.ts'
import type { Contents } from '../background/messages.ts'
import { DATA_FILES } from '../document/schemas.ts'
import type { Spot } from '../document/texts.ts'
import { spotsShownBy } from '../preview/marks.ts'
import { orderAround } from '../preview/order.ts'
import { choose, chosenNow } from './choice.ts'
import { visibleIn } from './pageSight.ts'
import { catchUp } from './patientWork.ts'
import { pageShowing, work } from './store.ts'

/** The document of the page that is shown; none while there is none. */
export const pageInFrame = () =>
  document.querySelector<HTMLIFrameElement>('.preview')?.contentDocument

/** The page that is shown of a file: itself or, of a document or numbers, the one that shows them. */
export const pageShown = (contents: Contents, file: string): string =>
  pageShowing(contents, file)?.file ?? file

/** The texts that a page shows, in the order in which `data-spot` counts them. */
export const textsOf = (contents: Contents, page: string): Spot[] =>
  spotsShownBy(contents, page, DATA_FILES.keys())

/** The index of a text among those that the page shows; -1 if it does not. */
export const indexOf = (text: Spot, texts: readonly Spot[]): number =>
  texts.findIndex(({ file, start }) => file === text.file && start === text.start)

/** The texts that one goes through from one of the page, that one among them; of other pages, only that. */
export function textsAround(page: Document, here: number, texts: readonly Spot[]): number[] {
  const { file: opened } = work()
  return orderAround(page, here, (index) => {
    const file = texts[index]?.file ?? ''
    return file === opened || !isPageFile(file)
  })
}

/** Whether the page in the frame shows a text, be it of another file. */
export function isOnPage(text: Spot): boolean {
  catchUp()
  const { contents, file } = work()
  const page = pageInFrame()
  const index = indexOf(text, textsOf(contents, pageShown(contents, file)))
  return page != null && index !== -1 && visibleIn(page, `[data-spot="${index}"]`).length > 0
}

/** Gives the focus to the open text in the page, which has a frame there; to none if the page does not show it. */
export function focusText(): void {
  catchUp()
  const page = pageInFrame()
  const [element] = page ? visibleIn(page, '[data-chosen]') : []
  element?.focus()
}

interface Way {
  isWanted?: (text: Spot) => boolean
  /** Whether it may stand behind others that are not wanted. */
  isFar?: boolean
  /** Whether one goes on at the edge of it that one comes from. */
  isAtEdge?: boolean
}

/** Opens the text of the page after the open one, or the one before, if it is such as is wanted; returns whether it is there. */
export function openBeside(
  step: -1 | 1,
  { isWanted = () => true, isFar = false, isAtEdge = false }: Way = {},
): boolean {
  catchUp()
  const { contents, file, chosen } = work()
  const [open] = chosenNow(chosen)?.spots ?? []
  const page = pageInFrame()
  if (!open || !page) return false
  const texts = textsOf(contents, pageShown(contents, file))
  const here = indexOf(open, texts)
  const around = textsAround(page, here, texts)
  const index = around.indexOf(here)
  const ahead = step === 1 ? around.slice(index + 1) : around.slice(0, Math.max(index, 0)).reverse()
  const wanted = (isFar ? ahead : ahead.slice(0, 1))
    .map((index) => texts[index])
    .find((text) => text !== undefined && isWanted(text))
  if (!wanted) return false
  if (isAtEdge) choose(wanted, wanted.value, step === 1 ? 0 : wanted.value.length)
  else choose(wanted)
  return true
}
