/** Fixes as changes of a text: where they go, the line as it reads afterwards, and `--fix`, which writes them. */

import type { Checked } from './lint.ts'
import { type Place, type Problem, sortProblems } from './problems.ts'
import type { Files } from './site.ts'
import { offsetOf, placesOf } from './source.ts'

/** A stretch of a text, from one offset to another, and what takes its place. */
export interface Edit {
  start: number
  end: number
  to: string
}

/** A corrected line that is longer is cut to its sentence: a paragraph stands on one line. */
const LONGEST = 160

const splitter = new Intl.Segmenter('en', { granularity: 'sentence' })

const isWord = (character = '') => /[\p{L}\p{N}_]/u.test(character)

/** Whether a stretch starts or ends in the middle of a word. */
const cutsWord = (source: string, start: number, end: number) =>
  [start, end].some((at) => isWord(source[at - 1]) && isWord(source[at]))

/** Where the fix of a problem goes, or nothing where its words do not stand in the paragraph. */
export function editOf(source: string, problem: Place & Pick<Problem, 'fix'>): Edit | undefined {
  if (!problem.fix) return undefined
  const { from, to } = problem.fix
  const offset = offsetOf(source, problem)
  if (from === '') return { start: offset, end: offset, to }
  const paragraph = source.slice(offset).search(/\n[ \t\r]*\n/)
  const last = paragraph === -1 ? source.length : Math.max(offset + paragraph, offset + from.length)
  for (let start = source.indexOf(from, offset); start !== -1; start = source.indexOf(from, start + 1)) {
    const end = start + from.length
    if (end > last) return undefined
    // A quotation mark that YAML escapes or doubles is a part of its syntax.
    if (/^["']$/.test(from) && (source[start - 1] === '\\' || source[end] === from)) return undefined
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
  const start = source.lastIndexOf('\n', own.start - 1) + 1
  const end = /\n|$/.exec(source.slice(own.end))?.index ?? 0
  const line = source.slice(start, own.end + end)
  const more = others
    .filter((other) => other !== problem && other.fix?.sure && other.fix.from !== '')
    .flatMap((other) => editOf(source, other) ?? [])
    .filter((edit) => edit.start >= start && edit.end <= own.end + end)
    .filter((edit) => edit.end <= own.start || edit.start >= own.end)
  const edits = [own, ...more].map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }))
  const lines = applyEdits(line, edits).replaceAll('\r', '')
  if (lines.trim() === '') return undefined
  if (lines.length <= LONGEST || lines.includes('\n')) return lines
  const at = own.start - start
  const before = applyEdits(
    line.slice(0, at),
    edits.filter((edit) => edit.end <= at),
  ).length
  return [...splitter.segment(lines)]
    .filter(({ segment, index }) => index <= before + own.to.length && index + segment.length > before)
    .map(({ segment }) => segment)
    .join('')
    .trim()
}

export interface Change {
  file: string
  /** Counted before the change. */
  line: number
  before: string
  after: string
}

/** A fix can uncover the next: behind a stray character stands a page that nobody could read. */
const MOST_ROUNDS = 10

/** White space in signs that show. */
const visible = (text: string) =>
  text.replaceAll('\r', '').replaceAll('\n', '⏎').replaceAll('\t', '⇥').replaceAll('\u00A0', '⍽').trim() ||
  '(nothing)'

function changeOf(file: string, source: string, { start, end, to }: Edit): Change {
  const before = /\S*$/.exec(source.slice(0, start))?.[0] ?? ''
  const after = /^\S*/.exec(source.slice(end))?.[0] ?? ''
  return {
    file,
    line: placesOf(source)(start).line,
    before: visible(before + source.slice(start, end) + after),
    after: visible(before + to + after),
  }
}

/** Whether a page or data file could be read to its end, so that every problem in it is known. */
const isReadable = ({ site }: Checked, file: string) =>
  site.pages.some((page) => page.file === file && page.outline && page.yaml?.broken === false) ||
  site.dataFiles.some((one) => one.file === file && !one.yaml.broken)

/** Whether a change made something worse: an error anywhere that was not known before. */
function isWorse(before: Checked, after: Checked, file: string): boolean {
  if (isReadable(before, file) && !isReadable(after, file)) return true
  const key = (problem: Problem) => `${problem.file} ${problem.rule} ${problem.found}`
  const known = new Set(before.problems.map(key))
  const added = after.problems.filter((one) => one.severity === 'error' && !known.has(key(one)))
  // A file that could not be read has hidden what else is wrong with it.
  return added.some((one) => one.file !== file || isReadable(before, file))
}

export interface Fixed {
  changes: Change[]
  /** The texts of the files that changed. */
  written: ReadonlyMap<string, string>
  /** What is left. */
  checked: Checked
}

/**
 * Makes every sure fix, and again those that come to light by it. A file that would be worse afterwards is left as it
 * is.
 *
 * @param check reads and checks
 * @param isAsked whether a file may be changed
 */
export function fixSite(
  files: Files,
  check: (files: Files) => Checked,
  isAsked: (file: string) => boolean,
): Fixed {
  const changes: Change[] = []
  const written = new Map<string, string>()
  const left = new Set<string>()
  const now: Files = { ...files, read: (file) => written.get(file) ?? files.read(file) }
  let checked = check(now)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const sure = checked.problems.filter(({ file, fix }) => fix?.sure && isAsked(file) && !left.has(file))
    let better = false
    for (const [file, problems] of Map.groupBy(sortProblems(sure), ({ file }) => file)) {
      const source = now.read(file)
      const edits = problems.flatMap((problem) => editOf(source, problem) ?? [])
      const fixed = applyEdits(source, edits)
      if (fixed === source) continue
      written.set(file, fixed)
      const after = check(now)
      if (isWorse(checked, after, file)) {
        written.set(file, source)
        left.add(file)
        continue
      }
      changes.push(...edits.map((edit) => changeOf(file, source, edit)))
      checked = after
      better = true
    }
    if (!better) break
  }
  return { changes, written, checked }
}
