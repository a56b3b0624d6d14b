/** What has changed in a file, as words before and after. */
import { diffIndices } from 'node-diff3'
import { type Spot, spotsOf } from './texts.ts'

/** Words that stayed, went or came. */
export interface Run {
  kind: 'same' | 'removed' | 'added'
  text: string
}

export interface Change {
  /** The text that changed, if it is a single one; otherwise the lines of the file are shown. */
  spot: Spot | undefined
  runs: readonly Run[]
}

const linesOf = (text: string) => text.split('\n')

/** Words, spaces and punctuation, so that a comma that was added does not make its word a new one. */
const TOKEN = /[\p{L}\p{N}]+|\s+|./gsu

/** Compares two texts word by word. */
function wordsChanged(before: string, after: string): Run[] {
  const old = before.match(TOKEN) ?? []
  const now = after.match(TOKEN) ?? []
  const runs: Run[] = []
  let done = 0
  const add = (kind: Run['kind'], tokens: readonly string[]) => {
    if (tokens.length > 0) runs.push({ kind, text: tokens.join('') })
  }
  for (const { buffer1, buffer1Content, buffer2Content } of diffIndices(old, now)) {
    add('same', old.slice(done, buffer1[0]))
    add('removed', buffer1Content)
    add('added', buffer2Content)
    done = buffer1[0] + buffer1[1]
  }
  add('same', old.slice(done))
  return runs
}

/** Where each line starts, and where the last one ends. */
function startsOf(lines: readonly string[]): number[] {
  const starts = [0]
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1)
  return starts
}

/** The only text in some lines of a file, and what stands around it there. */
function onlySpot(spots: readonly Spot[], source: string, from: number, to: number) {
  const [spot, ...more] = spots.filter(({ start, end }) => start >= from && end <= to)
  if (!spot || more.length > 0) return undefined
  return { spot, around: source.slice(from, spot.start) + source.slice(spot.end, to) }
}

/** Compares two states of a file, place by place. */
export function changesIn(file: string, before: string, after: string): Change[] {
  const old = linesOf(before)
  const now = linesOf(after)
  const oldStarts = startsOf(old)
  const nowStarts = startsOf(now)
  const oldSpots = spotsOf(file, before)
  const nowSpots = spotsOf(file, after)
  return diffIndices(old, now).map(
    ({ buffer1: [oldLine, oldCount], buffer2: [nowLine, nowCount] }) => {
      const end = (starts: number[], line: number) => (starts[line] ?? 1) - 1
      const was = onlySpot(
        oldSpots,
        before,
        oldStarts[oldLine] ?? 0,
        end(oldStarts, oldLine + oldCount),
      )
      const is = onlySpot(
        nowSpots,
        after,
        nowStarts[nowLine] ?? 0,
        end(nowStarts, nowLine + nowCount),
      )
      if (was && is && was.around === is.around)
        return { spot: is.spot, runs: wordsChanged(was.spot.value, is.spot.value) }
      const lines = (all: string[], line: number, count: number) =>
        all.slice(line, line + count).join('\n')
      return {
        spot: undefined,
        runs: wordsChanged(lines(old, oldLine, oldCount), lines(now, nowLine, nowCount)),
      }
    },
  )
}
