/** `--fix`: applies all automatic fixes, and says what they changed. */
import type { Checked } from './check.ts'
import { placesOf } from './parse/source.ts'
import { type Problem, sortProblems } from './problems.ts'
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

/** The kind of a fix: what one rule changes in one file. */
const kindOf = ({ file, rule }: Problem) => `${file} ${rule}`

/** A problem and its parts, each with its own fix. */
const withParts = (problem: Problem): Problem[] => [
  problem,
  ...(problem.parts ?? []).map((part) => ({ ...problem, ...part })),
]

/**
 * Fixes the files that were asked for, without writing them; returns their new texts and what is left. Fixes that are
 * still at it in the last round would never come to an end: they are left out, and `unsettled`.
 *
 * @param before what the check says of the files as they are
 */
export function fixSite(
  files: Files,
  check: (files: Files) => Checked,
  isAsked: (file: string) => boolean,
  before: Checked = check(files),
  unsettled: readonly Problem[] = [],
) {
  const changes: Change[] = []
  const written = new Map<string, string>()
  const now: Files = { ...files, read: (file) => written.get(file) ?? files.read(file) }
  const leftOut = new Set(unsettled.map(kindOf))
  let checked = before
  for (let round = 0; round <= MAX_ROUNDS; round++) {
    const fixable = checked.problems
      .filter(({ file }) => isAsked(file))
      .flatMap(withParts)
      .filter((problem) => problem.fix?.automatic && !leftOut.has(kindOf(problem)))
    const applied: Problem[] = []
    for (const [file, problems] of Map.groupBy(sortProblems(fixable), (problem) => problem.file)) {
      const source = now.read(file)
      const edits = problems.flatMap((problem) => {
        const edit = editOf(source, problem)
        if (edit) applied.push(problem)
        return edit ?? []
      })
      written.set(file, applyEdits(source, edits))
      changes.push(...edits.map((edit) => changeOf(file, source, edit)))
    }
    if (applied.length === 0) break
    if (round === MAX_ROUNDS)
      return fixSite(files, check, isAsked, before, [...unsettled, ...applied])
    checked = check(now)
  }
  return { changes, written, checked, unsettled }
}
