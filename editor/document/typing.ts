/** What typing, pasting and deleting make of words in their looks: the signs are written anew, and no half of a pair stays. */
import {
  type Caret,
  caretAt,
  caretOf,
  cut,
  isBold,
  isCode,
  isLink,
  offsetOf,
  pairsOfLetter,
  type Runs,
  rangeOf,
  type Shown,
  shownOf,
  signsBetween,
  wordsOf,
} from './looks.ts'
import { type Pair, type Run, runsOf } from './markdown.ts'

/** The signs that words stand between which are written in place of others: those of the first, unless they all go. */
function pairsInstead(runs: Runs, { start, end }: Shown): readonly Pair[] {
  const first = pairsOfLetter(runs, start)
  const gone = first.findIndex((pair) => {
    const range = rangeOf(runs, pair)
    const isInside = start <= range.start && range.end <= end
    return isInside && range.end - range.start < end - start
  })
  return gone === -1 ? first : first.slice(0, gone)
}

/** Bold words end at the end of a line, and begin again on the next. */
function inLines(runs: Runs): Runs {
  let line = 0
  const lines = new Map<Pair, { line: number; pair: Pair }>()
  const ofLine = (pair: Pair) => {
    const last = lines.get(pair)
    const now = !last ? { line, pair } : last.line === line ? last : { line, pair: { ...pair } }
    lines.set(pair, now)
    return now.pair
  }
  return runs.flatMap(({ text, pairs }) =>
    text
      .split(/(\n+)/)
      .filter((part) => part !== '')
      .map((part) => {
        if (!part.startsWith('\n')) return { text: part, pairs: pairs.map(ofLine) }
        line++
        return { text: part, pairs: [] }
      }),
  )
}

const isAlike = (a: Pair, b: Pair) => a.opening === b.opening && a.closing === b.closing

/** Joins what has come together: signs that close beside the same that open would be read as words. */
function joined(runs: Runs): Runs {
  const all: Run[] = []
  const instead = new Map<Pair, Pair>()
  for (const { text, pairs: own } of runs) {
    const last = all.at(-1)
    const pairs = own.map((pair) => instead.get(pair) ?? pair)
    for (const [depth, pair] of pairs.entries()) {
      const other = last?.pairs[depth]
      if (!other || (other !== pair && (isLink(pair) || !isAlike(other, pair)))) break
      instead.set(pair, other)
      pairs[depth] = other
    }
    const isSame =
      last?.pairs.length === pairs.length && pairs.every((pair, at) => pair === last.pairs[at])
    if (isSame) all.splice(-1, 1, { text: last.text + text, pairs })
    else all.push({ text, pairs })
  }
  return all
}

/** Leaves out a pair of signs. */
const without = (runs: Runs, pair: Pair): Runs =>
  runs.map(({ text, pairs }) => ({ text, pairs: pairs.filter((other) => other !== pair) }))

/** Words with spaces at their ends are not bold in Markdown: the spaces stand outside. */
export function settled(runs: Runs): Runs {
  return runs.flatMap((run, index) => {
    const bold = run.pairs.at(-1)
    if (!bold || !isBold(bold)) return [run]
    const isFirst = !runs[index - 1]?.pairs.includes(bold)
    const isLast = !runs[index + 1]?.pairs.includes(bold)
    const head = isFirst ? (/^\s*/.exec(run.text)?.[0] ?? '') : ''
    const rest = run.text.slice(head.length)
    const tail = isLast ? (/\s*$/.exec(rest)?.[0] ?? '') : ''
    const outside = run.pairs.slice(0, -1)
    return [
      { text: head, pairs: outside },
      { text: rest.slice(0, rest.length - tail.length), pairs: run.pairs },
      { text: tail, pairs: outside },
    ].filter(({ text }) => text !== '')
  })
}

/** What each pair is and where it begins in the written words. */
function beginningsOf(runs: Runs): Map<Pair, string> {
  const found = new Map<Pair, string>()
  let open: readonly Pair[] = []
  let at = 0
  for (const { text, pairs } of runs) {
    for (const { sign } of signsBetween(open, pairs)) at += sign.length
    for (const pair of pairs)
      if (!found.has(pair)) found.set(pair, `${at} ${pair.opening}${pair.closing}`)
    at += text.length
    open = pairs
  }
  return found
}

/** A pair of signs that would be read as words beside those around it. */
function brokenIn(runs: Runs): Pair | undefined {
  const read = new Set(beginningsOf(runsOf(wordsOf(runs))).values())
  return [...beginningsOf(runs)].find(([, beginning]) => !read.has(beginning))?.[0]
}

/** Words that are bold already cannot be so twice, nor can a link contain another. */
const fits = (pair: Pair, pairs: readonly Pair[]) =>
  !pairs.some((around) => around.opening === pair.opening || isCode(around))

/** A text after it was changed, and where one goes on. */
export interface Changed {
  runs: Runs
  caret: Caret
}

/** Writes words, which may have signs themselves, in place of others. A caret says between which signs they stand. */
export function replaced(runs: Runs, { start, end }: Shown, words: string, caret?: Caret): Changed {
  const inside = start < end ? pairsInstead(runs, { start, end }) : caretAt(runs, start).pairs
  const around = (start === end && caret?.pairs) || inside
  const written = runsOf(words).map(({ text, pairs }) => ({
    text,
    pairs: [...around, ...pairs.filter((pair) => fits(pair, around))],
  }))
  let all = joined(inLines([...cut(runs, 0, start), ...written, ...cut(runs, end)]))
  for (let broken = brokenIn(settled(all)); broken; broken = brokenIn(settled(all)))
    all = joined(without(all, broken))
  const at = start + shownOf(written).length
  // What is typed goes on as it began, also at the end of a link.
  const before = pairsOfLetter(all, at - 1)
  const after = pairsOfLetter(all, at)
  const left = before.findIndex((pair, depth) => {
    const other = around[depth]
    return !after.includes(pair) && !(other && isAlike(pair, other))
  })
  const next = { at, pairs: left === -1 ? before : before.slice(0, left) }
  const whole = wordsOf(settled(all))
  const read = runsOf(whole)
  if (shownOf(read) === shownOf(all)) return { runs: all, caret: next }
  // Somebody has typed signs.
  const offset = offsetOf(settled(all), next)
  return { runs: read, caret: caretOf(read, offset) }
}

/** Leads a caret at the end of bold words, or of a link, out of them; undefined elsewhere. */
export function ledOut(runs: Runs, { at, pairs }: Caret, is: (pair: Pair) => boolean) {
  const depth = pairs.findIndex(is)
  const pair = pairs[depth]
  if (!pair || rangeOf(runs, pair).end !== at) return undefined
  return { runs: settled(runs), caret: { at, pairs: pairs.slice(0, depth) } }
}
