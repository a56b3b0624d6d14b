/** Fixes as text edits: where they apply, the corrected line, and `--fix`, which writes them. */
import type { Checked } from './lint.ts'
import { type Part, type Problem, sortProblems } from './problems.ts'
import type { Files } from './site.ts'
import { placesOf } from './source.ts'

export interface Edit {
  start: number
  end: number
  to: string
}

const isWord = (character = '') => /[\p{L}\p{N}_]/u.test(character)

/** Returns the edit for a problem's fix, or undefined if the words are not in the paragraph. */
export function editOf(
  source: string,
  { fix, offset }: Pick<Part, 'fix' | 'offset'>,
): Edit | undefined {
  if (!fix || fix.from === fix.to) return undefined
  const { from, to } = fix
  if (from === '') return { start: offset, end: offset, to }
  const paragraph = source.slice(offset).search(/\n[ \t\r]*\n/)
  const last = paragraph === -1 ? source.length : Math.max(offset + paragraph, offset + from.length)
  for (
    let start = source.indexOf(from, offset);
    start !== -1;
    start = source.indexOf(from, start + 1)
  ) {
    const end = start + from.length
    if (end > last) return undefined
    // An escaped or doubled quotation mark is part of YAML's syntax, and the next one after an entity belongs to a tag.
    const isSyntax = start !== offset || source[start - 1] === '\\' || source[end] === from
    if (/^["']$/.test(from) && isSyntax) return undefined
    const cutsWord = [start, end].some((at) => isWord(source[at - 1]) && isWord(source[at]))
    if (!cutsWord) return { start, end, to }
  }
  return undefined
}

/** Applies edits; of two that overlap, only the first. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n'
  let text = ''
  let done = 0
  for (const { start, end, to } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < done) continue
    text += source.slice(done, start) + to.replaceAll('\n', lineEnd)
    done = end
  }
  return text + source.slice(done)
}

/** No line of a page is longer, and one pasted by mistake would be repeated for each problem in it. */
const LONGEST = 5000

/** Returns the corrected line for a problem, in which the file's sure edits are applied, too. */
export function correctedLine(
  source: string,
  problem: Problem,
  sureEdits: readonly Edit[],
): string | undefined {
  const own = editOf(source, problem)
  if (!own) return undefined
  const start = source.slice(0, own.start).lastIndexOf('\n') + 1
  const end = own.end + source.slice(own.end).search(/\n|$/)
  if (end - start > LONGEST) return undefined
  const others = sureEdits.filter((edit) => edit.end <= own.start || edit.start >= own.end)
  const edits = [own, ...others].filter((edit) => edit.start >= start && edit.end <= end)
  const lines = applyEdits(source.slice(0, end), edits).slice(start).replaceAll('\r', '')
  return lines.trim() === '' ? undefined : lines
}

export type Change = ReturnType<typeof changeOf>

const visible = (text: string) =>
  text
    .replaceAll('\r', '')
    .replaceAll('\n', '⏎')
    .replaceAll('\t', '⇥')
    .replaceAll('\u00A0', '⍽')
    .trim() || '(nothing)'

function changeOf(file: string, source: string, { start, end, to }: Edit) {
  const before = /\S*$/.exec(source.slice(0, start))?.[0] ?? ''
  const after = /^\S*/.exec(source.slice(end))?.[0] ?? ''
  return {
    file,
    line: placesOf(source)(start).line,
    before: visible(before + source.slice(start, end) + after),
    after: visible(before + to + after),
  }
}

/** A fix can uncover more problems: a page cannot be read until its stray characters are fixed. */
const MOST_ROUNDS = 10

export function fixSite(
  files: Files,
  check: (files: Files) => Checked,
  isAsked: (file: string) => boolean,
) {
  const changes: Change[] = []
  const written = new Map<string, string>()
  const now: Files = { ...files, read: (file) => written.get(file) ?? files.read(file) }
  let checked = check(now)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const sure = checked.problems
      .filter(({ file }) => isAsked(file))
      .flatMap((problem) => [
        problem,
        ...(problem.parts ?? []).map((part) => ({ ...problem, ...part })),
      ])
      .filter(({ fix }) => fix?.sure)
    const before = changes.length
    for (const [file, problems] of Map.groupBy(sortProblems(sure), ({ file }) => file)) {
      const source = now.read(file)
      const edits = problems.flatMap((problem) => editOf(source, problem) ?? [])
      written.set(file, applyEdits(source, edits))
      changes.push(...edits.map((edit) => changeOf(file, source, edit)))
    }
    if (changes.length === before) break
    checked = check(now)
  }
  return { changes, written, checked }
}
