/** The author's history: small steps over all files, each of which can be undone and done again. */
import type { Content, Contents } from '../background/messages.ts'
import { isSame } from './contents.ts'
import { sharedEnds } from './sharedEnds.ts'

/** What changed in one file: a part of its text, or all of a file that was added or deleted or is a photograph. */
interface Patch {
  file: string
  /** Where the changed part of a text starts. Without it, the whole file changed. */
  start?: number
  /** By what its text is known again: its length before the change, and what follows the changed part. */
  length?: number
  behind?: string
  /** As many letters as stand before an added one and are the same: it may have been typed before any of them. */
  alike?: number
  before: Content
  after: Content
}

export interface Step {
  /** Its key where it is stored. Later steps have larger ones. */
  number: number
  /** What caused it: a field, a job, a fix. */
  by: string
  /** When its last letter was typed, in milliseconds. */
  at?: number
  /** What was done, in the words of who undoes it: a button in its quotation marks, or `pasting`. Default: typing. */
  deed?: string
  /** Where the open text stood in the file before something was moved, and where it stands after that. */
  moved?: readonly [before: number, after: number]
  patches: readonly Patch[]
}

/** What a step did, if it is no typing. */
export type Deed = Pick<Step, 'deed' | 'moved'>

export interface History {
  steps: readonly Step[]
  /** How many of them are done; those after them were undone. */
  done: number
}

export const NO_HISTORY: History = { steps: [], done: 0 }

/** Older steps are forgotten. */
const MAX_STEPS = 1000

/** As many characters behind a change as tell its place from others. */
const BEHIND_LENGTH = 40

/** How many letters before one letter of a text are the same. */
function alikeBefore(text: string, index: number): number {
  let start = index
  while (start > 0 && text[start - 1] === text[index]) start--
  return index - start
}

/** Compares two states of a file. */
export function patchOf(file: string, before: Content, after: Content): Patch {
  if (typeof before !== 'string' || typeof after !== 'string') return { file, before, after }
  const { head, tail } = sharedEnds(before, after)
  const end = after.length - tail
  const removed = before.slice(head, before.length - tail)
  const isLetter = removed === '' && end === head + 1
  return {
    file,
    start: head,
    length: before.length,
    behind: after.slice(end, end + BEHIND_LENGTH),
    ...(isLetter && { alike: alikeBefore(after, head) }),
    before: removed,
    after: after.slice(head, end),
  }
}

/** A letter as if it had been typed so many places earlier, before letters that are the same; itself if it cannot have been. */
function typedEarlier(patch: Patch, count: number): Patch {
  const { start = 0, behind = '', after, alike = 0 } = patch
  if (count <= 0 || count > alike) return patch
  const passed = String(after).repeat(count)
  return { ...patch, start: start - count, behind: (passed + behind).slice(0, BEHIND_LENGTH) }
}

/** Who pauses that long between two words begins another step; in milliseconds. */
const PAUSE = 2000

/** The end of a sentence, or of a line. */
const END = /[.!?…:][”’"')*_\]]*$|\n$/

/**
 * What may stand behind a letter that is typed: the end of what the file writes around the words; and of a paragraph or an item that
 * has just been begun, the break before the next one, with its mark.
 */
const CLOSING = /^[^\p{L}\p{N}\s]*(?:\n+[ \t]*(?:[-*+] |\d+[.)] )?)?$/u

/** The changed files among two states of all files. */
export const patchesOf = (before: Contents, after: Contents): Patch[] =>
  Object.entries(after)
    .filter(([file, content]) => !isSame(before[file], content))
    .map(([file, content]) => patchOf(file, before[file] ?? null, content))

/**
 * Joins a letter to the letters before it, typed or deleted without moving elsewhere. A step is a sentence, or as many of its
 * words as were typed without a pause. Undefined if the two are separate steps.
 */
function joined(earlier: Patch, later: Patch, hasPaused: boolean): Patch | undefined {
  const apart = (later.start ?? 0) - (earlier.start ?? 0) - String(earlier.after).length
  const last = typedEarlier(earlier, -apart)
  const next = typedEarlier(later, apart)
  const { file, start, before, after } = last
  if (file !== next.file || start === undefined || next.start === undefined) return undefined
  const texts = [before, after, next.before, next.after]
  if (!texts.every((text) => typeof text === 'string')) return undefined
  const [removed = '', added = '', nowRemoved = '', nowAdded = ''] = texts as string[]
  const isLetter = nowRemoved.length + nowAdded.length === 1
  if (!isLetter) return undefined
  const end = start + added.length
  const both = { ...last, alike: 0, behind: next.behind ?? '' }
  if (nowAdded) {
    const typed = added.slice(0, next.start - start)
    const closing = added.slice(typed.length)
    const isNewWord = /\S$/.test(typed) && /\s/.test(nowAdded) && (hasPaused || END.test(typed))
    const isBehind = next.start === end || (typed !== '' && CLOSING.test(closing))
    if (next.start < start || next.start > end || !isBehind || isNewWord) return undefined
    const behind = both.behind.slice(closing.length)
    return { ...both, behind, after: typed + nowAdded + closing }
  }
  if (added && next.start === end - 1) return { ...both, after: added.slice(0, -1) }
  if (added) return undefined
  if (next.start === start - 1) return { ...both, start: start - 1, before: nowRemoved + removed }
  return next.start === start ? { ...both, before: removed + nowRemoved } : undefined
}

/** As many letters as a busy browser reports at once. More are pasted. */
const TYPED_AT_ONCE = 8

/** A fact without what YAML writes around its words and among them: quotes, what escapes them, and its lines. */
const bare = (fact: string) =>
  fact
    .replace(/^[>|][-+]?\d?(?=\n)/, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/["'\\]/g, '')

/** Whether what was done to a fact last goes on at a place in it: letters that are typed or deleted there, and no new sentence. */
function isTypedBehind(last: string, place: number, now: string, hasPaused: boolean): boolean {
  const words = bare(last)
  const { head, tail } = sharedEnds(words, bare(now))
  const letters = bare(now).slice(head, bare(now).length - tail)
  const deleted = words.length - tail - head
  const caret = bare(last.slice(0, place)).length
  if (letters.length + deleted > TYPED_AT_ONCE || (letters !== '' && deleted > 0)) return false
  const typed = words.slice(0, head)
  const isNewWord = /\S$/.test(typed) && /^\s/.test(letters) && (hasPaused || END.test(typed))
  return !isNewWord && (head === caret || (letters === '' && head + deleted === caret))
}

/**
 * Joins a letter for which a whole fact is written in another way to the letters before it: with a space at its end, a fact needs
 * quotes, and with the next letter it needs none.
 */
function rewritten(earlier: Patch, later: Patch, hasPaused: boolean): Patch | undefined {
  const { file, start = 0, before, after } = earlier
  const { start: place = 0 } = later
  const texts = [before, after, later.before, later.after]
  if (file !== later.file || !texts.every((text) => typeof text === 'string')) return undefined
  const [removed = '', added = '', gone = '', come = ''] = texts as string[]
  const end = start + added.length
  if (place > end || place + gone.length < start) return undefined
  // What both have changed, before the first, between the two, and after them.
  const lead = added.slice(0, Math.max(place - start, 0))
  const rest = added.slice(Math.max(place + gone.length - start, 0))
  const from = Math.min(start, place)
  const last = lead + gone + rest
  const now = lead + come + rest
  const first = last.slice(0, start - from) + removed + last.slice(end - from)
  if (!isTypedBehind(last, end - from, now, hasPaused)) return undefined
  const { head, tail } = sharedEnds(first, now)
  const behind = now.slice(now.length - tail) + ((rest ? earlier : later).behind ?? '')
  return {
    ...earlier,
    start: from + head,
    behind: behind.slice(0, BEHIND_LENGTH),
    alike: 0,
    before: first.slice(head, first.length - tail),
    after: now.slice(head, now.length - tail),
  }
}

/** Takes apart letters that were typed, so that a step is a word however many of them are reported together. */
function lettersOf(patch: Patch): Patch[] {
  const { start, length = 0, before, after } = patch
  if (start === undefined || before !== '' || typeof after !== 'string') return [patch]
  if (after.length > TYPED_AT_ONCE) return [patch]
  return Array.from({ length: after.length }, (_, index) => ({
    ...patch,
    start: start + index,
    length: length + index,
    after: after.charAt(index),
  }))
}

/** Adds what was just done, after which nothing can be done again. */
export function recorded(
  history: History,
  by: string,
  patches: readonly Patch[],
  deed: Deed = {},
  at = Date.now(),
): History {
  const [patch, ...more] = patches
  const goesOn = history.steps[history.done - 1]?.by === by
  if (!patch || more.length > 0 || !goesOn || deed.deed)
    return withStep(history, by, patches, deed, at)
  return lettersOf(patch).reduce(
    (before, letter) => withStep(before, by, [letter], {}, at),
    history,
  )
}

/** Adds all that one source has done after the first steps as a single step. */
export function recordedAsOne(
  history: History,
  by: string,
  first: number,
  patches: readonly Patch[],
  deed: Deed = {},
): History {
  const past = history.steps.slice(0, Math.min(first, history.done))
  const number = (past.at(-1)?.number ?? 0) + 1
  const steps = patches.length > 0 ? [...past, { number, by, ...deed, patches }] : past
  return { steps, done: steps.length }
}

/** Adds a step, or continues the last one. */
function withStep(
  { steps, done }: History,
  by: string,
  patches: readonly Patch[],
  deed: Deed = {},
  at = 0,
): History {
  const past = steps.slice(0, done)
  const last = past.at(-1)
  const [patch, ...more] = patches
  const [before] = last?.patches ?? []
  const isTyped = !last?.deed && !deed.deed
  const isAlone = isTyped && last?.by === by && last.patches.length === 1 && more.length === 0
  const hasPaused = at - (last?.at ?? 0) > PAUSE
  const both =
    isAlone && before && patch
      ? (joined(before, patch, hasPaused) ?? rewritten(before, patch, hasPaused))
      : undefined
  const number = last && both ? last.number : (last?.number ?? 0) + 1
  const step = { number, by, at, ...deed, patches: both ? [both] : patches }
  const all = [...(both ? past.slice(0, -1) : past), step].slice(-MAX_STEPS)
  return { steps: all, done: all.length }
}

/** The step that would be undone or done again. */
export const nextStep = ({ steps, done }: History, way: 'undo' | 'redo'): Step | undefined =>
  steps[way === 'undo' ? done - 1 : done]

/** A file's content after a change of it is undone or done again; undefined if it is not the content that was changed. */
function contentAfter(patch: Patch, way: 'undo' | 'redo', now: Content | undefined) {
  const { start, length = 0, behind = '', before, after } = patch
  const [from, to] = way === 'undo' ? [after, before] : [before, after]
  if (start === undefined) return isSame(now, from) ? to : undefined
  if (typeof now !== 'string') return undefined
  const was = String(from)
  const is = String(to)
  const lengthThen = length - String(before).length + was.length
  const isFitting = now.length === lengthThen && now.startsWith(was + behind, start)
  return isFitting ? now.slice(0, start) + is + now.slice(start + was.length) : undefined
}

/**
 * The files that a step changes, as they are after it is undone or done again; undefined if one of them has become another
 * in the meantime, in which the step has no place.
 */
export function filesAfter(
  { patches }: Step,
  way: 'undo' | 'redo',
  contents: Contents,
): Contents | undefined {
  const files: [string, Content][] = []
  for (const patch of patches) {
    const content = contentAfter(patch, way, contents[patch.file])
    if (content === undefined) return undefined
    files.push([patch.file, content])
  }
  return Object.fromEntries(files)
}
