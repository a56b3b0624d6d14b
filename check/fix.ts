/** `--fix`: applies all automatic fixes, and says what they changed. */
import type { Checked } from './check.ts'
import { placesOf } from './parse/source.ts'
import { sortProblems } from './problems.ts'
import type { Files } from './read/files.ts'
import { applyEdits, type Edit, editOf } from './report/edits.ts'
import type { Change } from './report/text.ts'

const visible = (text: string) =>
  text
    .replaceAll('\r', '')
    .replaceAll('\n', '⏎')
    .replaceAll('\t', '⇥')
    .replaceAll('\u00A0', '⍽')
    .trim() || '(nothing)'

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

/** A fix can uncover more problems: a page cannot be read until its stray characters are fixed. */
const MAX_ROUNDS = 10

/**
 * Fixes the files that were asked for, without writing them; returns their new texts and what is left.
 *
 * @param before what the check says of the files as they are
 */
export function fixSite(
  files: Files,
  check: (files: Files) => Checked,
  isAsked: (file: string) => boolean,
  before: Checked = check(files),
) {
  const changes: Change[] = []
  const written = new Map<string, string>()
  const now: Files = { ...files, read: (file) => written.get(file) ?? files.read(file) }
  let checked = before
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const fixable = checked.problems
      .filter(({ file }) => isAsked(file))
      .flatMap((problem) => [
        problem,
        ...(problem.parts ?? []).map((part) => ({ ...problem, ...part })),
      ])
      .filter(({ fix }) => fix?.automatic)
    const count = changes.length
    for (const [file, problems] of Map.groupBy(sortProblems(fixable), (problem) => problem.file)) {
      const source = now.read(file)
      const edits = problems
        .map((problem) => editOf(source, problem))
        .filter((edit): edit is Edit => edit !== undefined)
      written.set(file, applyEdits(source, edits))
      changes.push(...edits.map((edit) => changeOf(file, source, edit)))
    }
    if (changes.length === count) break
    checked = check(now)
  }
  return { changes, written, checked }
}
