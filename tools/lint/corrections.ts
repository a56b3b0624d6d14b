/** Corrections as changes of a text: where they go, and the line as it reads afterwards. */
import type { Place, Problem } from './errors.ts'

/** A stretch of a text, from one offset to another, and what takes its place. */
export interface Edit {
  start: number
  end: number
  to: string
}

/** A corrected line that is longer is cut to its sentence: a paragraph stands on one line. */
const LONGEST = 160

const splitter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The offset of a place. */
function offsetOf(source: string, { line, column }: Place): number {
  let offset = 0
  for (let at = 1; at < line; at++) {
    const end = source.indexOf('\n', offset)
    if (end === -1) return source.length
    offset = end + 1
  }
  return offset + column - 1
}

const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}_]/u.test(character)

/** Whether a stretch starts or ends in the middle of a word. */
function cutsWord(source: string, start: number, end: number): boolean {
  return (
    (isWord(source[start - 1]) && isWord(source[start])) || (isWord(source[end - 1]) && isWord(source[end]))
  )
}

/** Where the correction of a problem goes, or nothing where its words do not stand in the paragraph. */
export function editOf(source: string, problem: Problem): Edit | undefined {
  const { correction } = problem
  if (!correction) return undefined
  const { from, to } = correction
  const offset = offsetOf(source, problem)
  if (from === '') return { start: offset, end: offset, to }
  const paragraph = source.slice(offset).search(/\n[ \t\r]*\n/)
  const last = paragraph === -1 ? source.length : Math.max(offset + paragraph, offset + from.length)
  for (let start = source.indexOf(from, offset); start !== -1; start = source.indexOf(from, start + 1)) {
    const end = start + from.length
    if (end > last) return undefined
    // A quotation mark that YAML escapes or doubles is a part of its syntax.
    const escaped = /^["']$/.test(from) && (source[start - 1] === '\\' || source[end] === from)
    if (escaped) return undefined
    if (!cutsWord(source, start, end)) return { start, end, to }
  }
  return undefined
}

/** Makes changes that do not overlap; of two that do, the first. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const ends = source.includes('\r\n') ? '\r\n' : '\n'
  let text = ''
  let done = 0
  for (const { start, end, to } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < done) continue
    text += source.slice(done, start) + to.replaceAll('\n', ends)
    done = end
  }
  return text + source.slice(done)
}

/** The sentence around a stretch of a line. */
function sentenceAround(line: string, start: number, end: number): string {
  return [...splitter.segment(line)]
    .filter(({ segment, index }) => index <= end && index + segment.length > start)
    .map(({ segment }) => segment)
    .join('')
    .trim()
}

/**
 * The corrected line of a problem, or where it is a whole paragraph, its corrected sentence. What else is sure to be
 * wrong in that line is corrected along with it.
 *
 * @param others the problems of the same file
 */
export function correctedLine(
  source: string,
  problem: Problem,
  others: readonly Problem[],
): string | undefined {
  const own = editOf(source, problem)
  if (!own) return undefined
  const first = source.lastIndexOf('\n', own.start - 1) + 1
  const last = source.indexOf('\n', own.end)
  const [start, end] = [first, last === -1 ? source.length : last]
  const more = others
    .filter((other) => other !== problem && other.correction?.sure && other.correction.from !== '')
    .flatMap((other) => editOf(source, other) ?? [])
    .filter((edit) => edit.start >= start && edit.end <= end)
    .filter((edit) => edit.end <= own.start || edit.start >= own.end)
  const inLine = [own, ...more].map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }))
  const line = source.slice(start, end)
  const lines = applyEdits(line, inLine).replaceAll('\r', '')
  if (lines.trim() === '') return undefined
  if (lines.length <= LONGEST || lines.includes('\n')) return lines
  const before = applyEdits(
    line.slice(0, own.start - start),
    inLine.filter((edit) => edit.end <= own.start - start),
  )
  return sentenceAround(lines, before.length, before.length + own.to.length)
}
