/** The texts that are open next to the page, and what is done to them there. */
import { applyEdits, type Edit } from '../../check/report/edits.ts'
import type { Deed } from '../document/history.ts'
import { joinedWithBefore } from '../document/joined.ts'
import { leftoversOf } from '../document/leftovers.ts'
import type { Restructured } from '../document/restructured.ts'
import { type Spot, spotsOf } from '../document/texts.ts'
import { change, continueAs, rewrite } from './edits.ts'
import { type Block, withNamesakesOf, withNamesakesOfProp } from './namesakes.ts'
import { catchUp } from './patientWork.ts'
import { type Chosen, set, textOf, work } from './store.ts'

/** A name for a source of changes that no other has. */
const newSource = () => `words ${performance.now()}`

/** The chosen texts at their places of now, if their file still has as many. */
export function chosenNow(chosen: Chosen | undefined): Chosen | undefined {
  const file = chosen?.spots[0]?.file
  if (!chosen || !file) return undefined
  const all = spotsOf(file, textOf(file))
  if (all.length !== chosen.count) return undefined
  const spots = chosen.indexes.map((index) => all[index]).filter((spot) => spot !== undefined)
  return { ...chosen, by: newSource(), spots, values: spots.map(({ value }) => value) }
}

/** The texts that are opened with one: of a photograph, its alt text and its caption; otherwise itself. */
function openedWith(spot: Spot, all: readonly Spot[]): Spot[] {
  if (spot.kind !== 'photograph') return [spot]
  return all.filter(({ kind, path }) => kind === spot.kind && path[1] === spot.path[1])
}

/** What is chosen with a text; `last` is the earlier choice if the same texts stay open. */
function chosenWith(asked: Spot, sentence: string, caret?: number, last?: Chosen): Chosen {
  const all = spotsOf(asked.file, textOf(asked.file))
  // The page may have found it before the file was read again.
  const isAsked = ({ kind, start }: Spot) => kind === asked.kind && start === asked.start
  const first = all.find(isAsked) ?? asked
  const spots = openedWith(first, all)
  const by = newSource()
  return {
    id: last?.id ?? by,
    shown: last?.shown ?? by,
    by,
    spots,
    indexes: spots.map((spot) => all.indexOf(spot)),
    count: all.length,
    values: spots.map(({ value }) => value),
    first: spots.indexOf(first),
    sentence,
    caret,
    marked: 0,
  }
}

/** Opens a text next to the page, with a sentence selected, or the caret at a place in it, or letters from there on. */
export function choose(first: Spot, sentence = '', caret?: number, marked = 0): void {
  const { news, newsOfText } = work()
  set({
    chosen: { ...chosenWith(first, sentence, caret), marked },
    fixedWords: '',
    // One has gone on, and read what was said.
    traveled: undefined,
    news: news === newsOfText ? '' : news,
  })
  // Its box lies over the page, which has to show the text by then.
  queueMicrotask(catchUp)
}

/** Keeps a text open whose place has changed, where the page and the focus are. */
export const keepOpen = (spot: Spot, last: Chosen): void =>
  set({ chosen: chosenWith(spot, '', undefined, last) })

/** Keeps a text open that has moved, and the focus at the button that moves it. */
export function followMoved(spot: Spot, last: Chosen | undefined): void {
  const moved = chosenWith(spot, '', undefined, last)
  set({ chosen: { ...moved, shown: moved.by } })
}

/**
 * Changes the props of a block whose text is chosen, or of that around the text. The text stays open if it is still there, or
 * else the block's first.
 */
export function rewriteProps(
  block: Block,
  how: (text: string) => string,
  by: string,
  deed?: Deed,
): void {
  const { chosen } = work()
  const open = chosen?.spots[0]
  if (!chosen || !open) return
  const { file, path } = open
  const rewriting = { how, deed, also: withNamesakesOfProp(block) }
  if (open.kind !== 'prop') {
    rewriteBeside(file, by, rewriting)
    return
  }
  rewrite(file, by, rewriting)
  const beside = spotsOf(file, textOf(file)).filter(
    (spot) => spot.path[0] === path[0] && spot.path[1] === path[1],
  )
  const isAtPath = (spot: Spot) => spot.path.join() === path.join()
  const isSame = (spot: Spot) => spot.value === open.value && spot.path.at(-1) === path.at(-1)
  // Its entry may have moved, or one before it may be gone.
  const now =
    beside.find((spot) => isAtPath(spot) && isSame(spot)) ??
    beside.find(isSame) ??
    beside.find(isAtPath) ??
    beside[0]
  if (now) set({ chosen: chosenWith(now, '', undefined, chosen) })
}

/** What tells a text of a file from the others, however many there are: its keys, or its place among those without any. */
function keyAmong(all: readonly Spot[]): (spot: Spot) => string {
  const bare = all.filter(({ path }) => path.length === 0)
  return (spot) => spot.path.join() || String(bare.indexOf(spot))
}

/** Changes what stands beside a chosen text of a file, which stays open also if the file has more or fewer texts then. */
export function rewriteBeside(...change: Parameters<typeof rewrite>): void {
  const { chosen } = work()
  const before = chosenNow(chosen)
  const open = before?.spots[before.first]
  const key = open && keyAmong(spotsOf(open.file, textOf(open.file)))(open)
  rewrite(...change)
  if (!open) return
  const all = spotsOf(open.file, textOf(open.file))
  const keyOf = keyAmong(all)
  const now = all.find((spot) => keyOf(spot) === key)
  set({ chosen: now && chosenWith(now, before.sentence, before.caret, before) })
}

/** Writes other words into a chosen text. */
export function writeWords(index: number, words: string, deed?: Deed): void {
  const { chosen } = work()
  const file = chosen?.spots[0]?.file
  if (!chosen || !file) return
  const values = chosen.values.with(index, words)
  const edits = chosen.spots
    .map((spot, index) => ({ spot, words: values[index] ?? '' }))
    .filter(({ spot, words }) => words !== spot.value)
    .map(({ spot, words }) => spot.edit(words))
  set({ chosen: { ...chosen, values } })
  const how = (text: string) => applyEdits(text, edits)
  const [spot] = chosen.spots
  rewrite(file, chosen.by, { how, deed, also: spot && withNamesakesOf(spot) })
}

/**
 * Opens the paragraph or item that the caret stands in, once a text has become several: what is outlined, moved and removed
 * is always the one that is being written.
 *
 * @returns whether that is another now
 */
export function followCaret(index: number, words: string, caret: number): boolean {
  const spot = work().chosen?.spots[index]
  const before = words.slice(0, caret)
  const after = words.slice(caret)
  const isEmptyLine = /(?:^|\n)\s*$/.test(before) && /^\s*(?:\n|$)/.test(after)
  if (!spot || isEmptyLine) return false
  // A comma more has the marks before it written, too, such as that of an item. Beside a letter, italics would be none.
  const offset = spot.start + spot.edit(`${before},`).to.trimEnd().length - 1
  const now = spotsOf(spot.file, textOf(spot.file)).find(
    ({ start, end }) => spot.start < start && start <= offset && offset <= end,
  )
  if (!now) return false
  const [rest = ''] = after.split(now.kind === 'paragraph' ? /\n\s*\n/ : '\n')
  choose(now, now.value, Math.max(now.value.length - rest.trimEnd().length, 0))
  continueAs(work().chosen?.by ?? '')
  return true
}

/** Joins the open paragraph or item with the one before it, and goes on writing there; returns whether there is one. */
export function joinWithBefore(index: number): boolean {
  const { chosen } = work()
  const open = chosen?.spots[index]
  // One whose words have been removed is no text any more.
  const isEmpty = open && chosen?.values[index] === ''
  const spot = isEmpty ? { ...open, end: open.start, value: '' } : chosenNow(chosen)?.spots[index]
  const joined = spot && joinedWithBefore(textOf(spot.file), spot)
  if (!joined) return false
  change({ [spot.file]: joined.text }, newSource(), { deed: 'joining two paragraphs' })
  const now = spotsOf(spot.file, joined.text).find(({ start }) => start === joined.start)
  if (now) choose(now, now.value, joined.caret)
  return true
}

/** Makes a correction that the check knows. A text that is open stays open. */
export function correct(file: string, edit: Edit): void {
  const { chosen } = work()
  change({ [file]: applyEdits(textOf(file), [edit]) }, newSource(), { deed: 'a correction' })
  set({ chosen: chosenNow(chosen) })
}

/**
 * Changes the structure of a page, and opens the text at the place where the author goes on.
 *
 * @param deed what the author did for it, so that Undo can say what it takes back
 */
export function restructure(file: string, restructured: Restructured, deed: Deed): void {
  const { text, offset, isMoved, isBeside } = restructured
  const { chosen, contents } = work()
  const [open] = chosen?.spots ?? []
  const isOpenMoved = isMoved && open?.file === file && offset !== undefined
  // What only a removed drawing or photograph showed goes with it.
  const leftovers = leftoversOf(contents, file, text).map((name) => [name, null])
  change({ [file]: text, ...Object.fromEntries(leftovers) }, newSource(), {
    ...deed,
    ...(isOpenMoved && { moved: [open.start, offset] }),
  })
  const spots = spotsOf(file, text)
  const spot =
    offset !== undefined &&
    (isBeside
      ? spots.filter(({ start }) => start >= offset).toSorted((a, b) => a.start - b.start)[0]
      : spots.find(({ start, end }) => start <= offset && offset <= end))
  if (spot && isBeside) choose(spot)
  else if (spot && isMoved) followMoved(spot, chosen)
  else if (spot) choose(spot, spot.value)
  else set({ chosen: offset === undefined ? chosenNow(chosen) : undefined })
}
