/** What typing, pasting and deleting make of words in their looks: the signs are written anew, and no half of a pair stays. */
import {
  type Caret,
  caretAt,
  caretOf,
  cut,
  isCode,
  isItalic,
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

/** Bold words and italics end at the end of a line, and begin again on the next. */
function inLines(runs: Runs): Runs {
  let line = 0
  const lines = new Map<Pair, { line: number; pair: Pair }>()
  const ofLine = (pair: Pair) => {
    const last = lines.get(pair)
    const now = !last ? { line, pair } : last.line === line ? last : { line, pair: { ...pair } }
    lines.set(pair, now)
    return now.pair
  }
  return runs.flatMap((run) =>
    run.text
      .split(/(\n+)/)
      .filter((part) => part !== '')
      .map((part) => {
        if (!part.startsWith('\n')) return { ...run, text: part, pairs: run.pairs.map(ofLine) }
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
  for (const run of runs) {
    const last = all.at(-1)
    const pairs = run.pairs.map((pair) => instead.get(pair) ?? pair)
    for (const [depth, pair] of pairs.entries()) {
      const other = last?.pairs[depth]
      if (!other || (other !== pair && (isLink(pair) || !isAlike(other, pair)))) break
      instead.set(pair, other)
      pairs[depth] = other
    }
    const isSame =
      last?.pairs.length === pairs.length && pairs.every((pair, at) => pair === last.pairs[at])
    if (isSame && !last.claim && !run.claim)
      all.splice(-1, 1, { text: last.text + run.text, pairs })
    else all.push({ ...run, pairs })
  }
  return all
}

/** Leaves out a pair of signs. */
const without = (runs: Runs, pair: Pair): Runs =>
  runs.map((run) => ({ ...run, pairs: run.pairs.filter((other) => other !== pair) }))

/** The signs of some words but for those, other than of links, that begin or end here, by their neighbor on that side. */
function withoutEnding({ pairs }: Run, beside: Run | undefined): readonly Pair[] {
  const isGoingOn = (pair: Pair) => isLink(pair) || beside?.pairs.includes(pair)
  return pairs.slice(0, pairs.findLastIndex(isGoingOn) + 1)
}

/** Words with spaces at their ends are neither bold nor italic in Markdown, and code loses them: the spaces stand outside. */
export function settled(runs: Runs): Runs {
  return runs.flatMap((run, index) => {
    const before = withoutEnding(run, runs[index - 1])
    const after = withoutEnding(run, runs[index + 1])
    if (run.text.trim() === '')
      return [before.length < after.length ? { ...run, pairs: before } : { ...run, pairs: after }]
    const head = before.length < run.pairs.length ? (/^\s*/.exec(run.text)?.[0] ?? '') : ''
    const rest = run.text.slice(head.length)
    const tail = after.length < run.pairs.length ? (/\s*$/.exec(rest)?.[0] ?? '') : ''
    return [
      { text: head, pairs: before },
      { ...run, text: rest.slice(0, rest.length - tail.length) },
      { text: tail, pairs: after },
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

/** Words that are bold or in italics already cannot be so twice, nor can a link contain another. */
const fits = (pair: Pair, pairs: readonly Pair[]) =>
  !pairs.some(
    (around) =>
      around.opening === pair.opening || (isItalic(around) && isItalic(pair)) || isCode(around),
  )

/** A text after it was changed, and where one goes on. */
export interface Changed {
  runs: Runs
  caret: Caret
}

/** Writes words, which may have signs themselves, in place of others. A caret says between which signs they stand. */
export function replaced(runs: Runs, { start, end }: Shown, words: string, caret?: Caret): Changed {
  const inside = start < end ? pairsInstead(runs, { start, end }) : caretAt(runs, start).pairs
  const around = (start === end && caret?.pairs) || inside
  const written = runsOf(words).map((run) => ({
    ...run,
    pairs: [...around, ...run.pairs.filter((pair) => fits(pair, around))],
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

/** Leads a caret at the end of bold words, italics or a link out of them; undefined elsewhere. */
export function ledOut(runs: Runs, { at, pairs }: Caret, is: (pair: Pair) => boolean) {
  const depth = pairs.findIndex(is)
  const pair = pairs[depth]
  if (!pair || rangeOf(runs, pair).end !== at) return undefined
  return { runs: settled(runs), caret: { at, pairs: pairs.slice(0, depth) } }
}
