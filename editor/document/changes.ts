/** What has changed in a file, as words before and after. */
import { diffIndices } from 'node-diff3'
import { applyEdits } from '../../check/report/edits.ts'
import { dataSchemas, fileOfData } from '../../lib/content/data.ts'
import { type Facts, factsIn, propsIn } from './facts.ts'
import { addressOf, isBold, isCode, isLink, type Look, looksOf } from './looks.ts'
import { runsOf, wordsShown } from './markdown.ts'
import { linesAround, type Passage, PLAIN, passageOf, startsOf, type Unit } from './passages.ts'
import { hasSigns, readYamlOf, type Spot, spotsOf } from './texts.ts'
import { type Run, wordsChanged } from './wordRuns.ts'

export interface Change {
  kind: 'changed' | 'added' | 'removed'
  /** The text that changed, or the cells of a row; none for what is no text, such as a choice or an address. */
  spots: readonly Spot[]
  /** The key of a fact that is no text; for the name of a drawing, that of its block. */
  key?: string
  runs: readonly Run[]
  /** The file's text without this change. Changes that can only be taken back together have the same. */
  without: string
}

/** A change before it is known what the file is without it. */
type Told = Omit<Change, 'without'> & {
  /** What stood in the place of a text or a row that changed. */
  former?: Unit
}

/** What parts the cells of a row from each other. */
const BETWEEN_CELLS = ' · '

const textOf = (unit: Unit) => unit.map(({ value }) => value).join(BETWEEN_CELLS)
const shownOf = (unit: Unit) =>
  unit.map((spot) => (hasSigns(spot) ? wordsShown(spot.value) : spot.value)).join(BETWEEN_CELLS)

const looksIn = (unit: Unit) =>
  unit.flatMap((spot) => (hasSigns(spot) ? looksOf(runsOf(spot.value)) : []))

/** What a look is known by: of a link, where it leads. */
const keyOfLook = ({ pair, words }: Look) => (isLink(pair) ? addressOf(pair) : words)

function lookInWords({ pair, words }: Look): string {
  if (isLink(pair)) return `“${words}” leads to ${addressOf(pair)}`
  if (isCode(pair)) return `“${words}” as code`
  return `“${words}” in ${isBold(pair) ? 'bold' : 'italics'}`
}

/** Links that lead elsewhere, and words that have become bold or plain: their words do not show it. */
function looksChanged(before: Unit, after: Unit): Run[] {
  const old = looksIn(before)
  const now = looksIn(after)
  const missing = (looks: readonly Look[], others: readonly Look[]) =>
    looks.filter((look) => !others.some((other) => keyOfLook(other) === keyOfLook(look)))
  const went = missing(old, now)
  const came = missing(now, old)
  const isOfSign =
    ({ pair }: Look) =>
    (other: Look) =>
      other.pair.opening === pair.opening
  // Bold words that now read otherwise are as bold as before.
  const isShown = (look: Look) =>
    isLink(look.pair) || went.filter(isOfSign(look)).length !== came.filter(isOfSign(look)).length
  const run =
    (kind: Run['kind']) =>
    (look: Look): Run => ({ kind, text: ` (${lookInWords(look)})`, isAside: true })
  return [...went.filter(isShown).map(run('removed')), ...came.filter(isShown).map(run('added'))]
}

const changeOf = (before: Unit, after: Unit): Told => ({
  kind: 'changed',
  spots: after,
  former: before,
  runs: [...wordsChanged(shownOf(before), shownOf(after)), ...looksChanged(before, after)],
})

/** Where a text stands in its block or among the facts, wherever the block stands. */
function placeOf([spot]: Unit): string {
  const { kind, path = [] } = spot ?? {}
  return (kind === 'prop' ? path.toSpliced(1, 1) : path).join('.')
}

/** The words that several texts have. */
function repeatedIn(units: readonly Unit[]): Set<string> {
  const seen = new Set<string>()
  return new Set(units.map(textOf).filter((words) => seen.size === seen.add(words).size))
}

/** The part of a path that leads to the entry of a list. */
const entryPath = ({ path }: Spot) =>
  path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1).join('.')

/** What a number is known by among some texts: its key, and the words of its entry before it; undefined of words. */
function nameOfNumber(unit: Unit, units: readonly Unit[]): string | undefined {
  const [spot] = unit
  if (!spot?.isNumber) return undefined
  const words = units
    .slice(0, units.indexOf(unit))
    .findLast(([other]) => other && !other.isNumber && entryPath(other) === entryPath(spot))
  return `${String(spot.path.at(-1))} ${words ? textOf(words) : ''}`
}

/**
 * The words of texts, each with its place if there are several with the same words, as in two columns of a drawing; a number
 * with what it is known by.
 */
function keysOf(before: readonly Unit[], after: readonly Unit[]) {
  const repeated = repeatedIn(before).union(repeatedIn(after))
  const keyOf = (unit: Unit, _: number, units: readonly Unit[]) => {
    const words = textOf(unit)
    const name = nameOfNumber(unit, units)
    if (name !== undefined) return `${words}\n${name}`
    return repeated.has(words) ? `${words}\n${placeOf(unit)}` : words
  }
  return [before.map(keyOf), after.map(keyOf)] as const
}

/** Compares the texts of two passages: those that came or went, and pairs of those in the place of each other. */
function textsChanged(before: readonly Unit[], after: readonly Unit[]): Told[] {
  const hasBecome = (unit: Unit, other: Unit) => {
    const name = nameOfNumber(unit, before)
    const otherName = nameOfNumber(other, after)
    return name === undefined && otherName === undefined ? isAlike(unit, other) : name === otherName
  }
  return diffIndices(...keysOf(before, after)).flatMap(({ buffer1, buffer2 }) => {
    const old = before.slice(buffer1[0], buffer1[0] + buffer1[1])
    const now = after.slice(buffer2[0], buffer2[0] + buffer2[1])
    // One row that came, and another that went, leave as many; those between them have moved by one.
    const isShifted = old.some(
      (unit, index) =>
        !hasBecome(unit, now[index] ?? []) && now.some((other) => hasBecome(unit, other)),
    )
    const isInPlace = old.length === now.length && !isShifted
    const pairs = isInPlace
      ? old.map((unit, index) => [unit, now[index]])
      : paired(old, now, hasBecome)
    return pairs.flatMap(([unit, other]) => {
      // It has only moved among others with the same words.
      if (unit && other && textOf(unit) === textOf(other)) return []
      if (unit && other) return [changeOf(unit, other)]
      const whole = wholeChange(unit ? 'removed' : 'added', unit ?? other ?? [])
      return whole.runs[0]?.text === '' ? [] : [whole]
    })
  })
}

const wholeChange = (kind: 'added' | 'removed', spots: Unit): Told => ({
  kind,
  spots,
  runs: [{ kind, text: shownOf(spots) }],
})

/** The words of a text, each once, without punctuation. */
const wordsOf = (unit: Unit) => new Set(shownOf(unit).match(/[\p{L}\p{N}]+/gu))

/** Whether two texts share most of their words, so that one is the other after a change. */
function isAlike(before: Unit, after: Unit): boolean {
  const old = wordsOf(before)
  const now = wordsOf(after)
  return old.intersection(now).size * 2 > Math.max(old.size, now.size)
}

/** Pairs texts with what they have become, in their order; those without a pair came or went. */
function paired(
  old: readonly Unit[],
  now: readonly Unit[],
  hasBecome: (unit: Unit, other: Unit) => boolean,
) {
  const pairs: (readonly [before: Unit | undefined, after: Unit | undefined])[] = []
  let done = 0
  for (const unit of old) {
    const index = now.findIndex((other, place) => place >= done && hasBecome(unit, other))
    const between = index === -1 ? [] : now.slice(done, index)
    pairs.push(...between.map((other) => [undefined, other] as const), [unit, now[index]])
    if (index !== -1) done = index + 1
  }
  return [...pairs, ...now.slice(done).map((other) => [undefined, other] as const)]
}

/** Compares values of the same kind in their order: pairs in the place of each other, or else those that went and came. */
function valuesChanged(key: string, old: readonly string[], now: readonly string[]): Told[] {
  return diffIndices([...old], [...now]).flatMap(
    ({ buffer1Content: went, buffer2Content: came }): Told[] => {
      const fact = { spots: [], key }
      if (went.length === came.length)
        return went.map((value, index): Told => {
          return { ...fact, kind: 'changed', runs: wordsChanged(value, came[index] ?? '') }
        })
      const whole = (kind: 'added' | 'removed') => (text: string) => {
        return { ...fact, kind, runs: [{ kind, text }] }
      }
      return [...went.map(whole('removed')), ...came.map(whole('added'))]
    },
  )
}

const factsChanged = (old: Facts, now: Facts): Told[] =>
  [...new Set([...old.keys(), ...now.keys()])].flatMap((key) =>
    valuesChanged(key, old.get(key) ?? [], now.get(key) ?? []),
  )

/** Compares what stands around the texts, as far as it means something itself. */
function syntaxChanged(before: Passage, after: Passage): Told[] {
  const old = before.syntax.filter((line) => !PLAIN.test(line))
  const now = after.syntax.filter((line) => !PLAIN.test(line))
  return diffIndices(old, now).flatMap(({ buffer1Content, buffer2Content }): Told[] => {
    const oldFacts = factsIn(buffer1Content)
    const nowFacts = factsIn(buffer2Content)
    if (!oldFacts || !nowFacts) {
      // Of a block that came or went, its texts tell enough.
      const isShown =
        (buffer1Content.length === 0 && after.units.length > 0) ||
        (buffer2Content.length === 0 && before.units.length > 0)
      if (isShown) return []
      const oldProps = propsIn(buffer1Content)
      const nowProps = propsIn(buffer2Content)
      if (oldProps && nowProps) return factsChanged(oldProps, nowProps)
      const runs = wordsChanged(buffer1Content.join('\n'), buffer2Content.join('\n'))
      return [{ kind: 'changed', spots: [], runs }]
    }
    return factsChanged(oldFacts, nowFacts)
  })
}

/** What each redirect does, in words; undefined of any other file, and of one that cannot be read. */
const redirectsIn = (file: string, source: string): string[] | undefined =>
  file === fileOfData('redirects')
    ? dataSchemas.redirects
        .safeParse(readYamlOf(file, source).value)
        .data?.map(({ from, to }) => `${from} leads to ${to}`)
    : undefined

/** As in files of Windows, whose line ends mean no other than those of all others. */
const withLineEnds = (text: string) => text.replaceAll('\r\n', '\n')

/** A file with some texts or rows as they were before. */
function withFormer(before: string, changes: readonly Told[], after: string): string {
  const edits = changes.map(({ former = [], spots }) => ({
    start: spots[0]?.start ?? 0,
    end: spots.at(-1)?.end ?? 0,
    to: before.slice(former[0]?.start ?? 0, former.at(-1)?.end),
  }))
  return applyEdits(after, edits)
}

/** The entry of a list that a text stands in, such as a device among those of a drawing; undefined of one that is in none. */
function entryOf([spot]: Unit): string | undefined {
  if (spot?.kind !== 'field' && spot?.kind !== 'prop') return undefined
  const { path } = spot
  const index = path.findLastIndex((key) => typeof key === 'number')
  // The first number of a block is its own, and an entry that is a text alone has no other.
  const isInEntry = index >= (spot.kind === 'prop' ? 2 : 0) && index < path.length - 1
  return isInEntry ? path.slice(0, index + 1).join('.') : undefined
}

/**
 * The changes that go back with one: of an entry in whose place another has been written, all of its texts, since some of them
 * alone would make it a third.
 */
function alongWith(change: Told, told: readonly Told[]): readonly Told[] {
  const entry = entryOf(change.spots)
  const all = told.filter(({ spots }) => entryOf(spots) === entry)
  const isReplaced =
    entry !== undefined &&
    all.some(({ spots }) => !spots[0]?.isNumber) &&
    all.every(({ former, spots }) => former && !isAlike(former, spots))
  return isReplaced ? all : [change]
}

/** Compares two states of a file, place by place. */
export function changesIn(file: string, textBefore: string, textAfter: string): Change[] {
  const before = withLineEnds(textBefore)
  const after = withLineEnds(textAfter)
  const oldRedirects = redirectsIn(file, before)
  const nowRedirects = redirectsIn(file, after)
  if (oldRedirects && nowRedirects)
    return valuesChanged('redirect', oldRedirects, nowRedirects).map((change) => {
      return { ...change, without: before }
    })
  const oldSpots = spotsOf(file, before)
  const nowSpots = spotsOf(file, after)
  const old = linesAround(before, oldSpots)
  const now = linesAround(after, nowSpots)
  const oldStarts = startsOf(old)
  const nowStarts = startsOf(now)
  return diffIndices(old, now).flatMap(
    ({ buffer1: [oldLine, oldCount], buffer2: [nowLine, nowCount] }) => {
      const startOf = (starts: number[], line: number) => starts[line] ?? 0
      const endOf = (starts: number[], line: number) => (starts[line] ?? 1) - 1
      const was = passageOf(
        before,
        oldSpots,
        startOf(oldStarts, oldLine),
        endOf(oldStarts, oldLine + oldCount),
      )
      const is = passageOf(
        after,
        nowSpots,
        startOf(nowStarts, nowLine),
        endOf(nowStarts, nowLine + nowCount),
      )
      const told = [...textsChanged(was.units, is.units), ...syntaxChanged(was, is)]
      const oldLines = old.slice(oldLine, oldLine + oldCount)
      const whole = now.toSpliced(nowLine, nowCount, ...oldLines).join('\n')
      // Texts with the same around them can be taken back one by one.
      const isOfWords = told.length > 1 && was.syntax.join('\n') === is.syntax.join('\n')
      return told.map((all) => {
        const { former, ...change } = all
        const isWord = isOfWords && former
        return {
          ...change,
          without: isWord ? withFormer(before, alongWith(all, told), after) : whole,
        }
      })
    },
  )
}
