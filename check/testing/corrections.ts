/** Tries what the check tells authors to do: its corrected lines and `--fix`. */
import type { Checked } from '../check.ts'
import { fixSite } from '../fix.ts'
import { lineStart } from '../parse/lines.ts'
import { formatProblem, type Problem } from '../problems.ts'
import type { Files } from '../read/files.ts'
import { editOf } from '../report/edits.ts'

export type Check = (files: Files) => Checked

/** What a finding quotes of a value that stays wrong, whatever is corrected in it. */
const QUOTED = /"[^"]*"|(?<=the link ).*(?= leads)/g

/** The same problem, wherever in its file it stands after a change, and whatever it quotes. */
function nameOf({ file, rule, found }: Problem): string {
  const isOfValue = rule === 'schema' || rule === 'prop' || rule === 'link'
  const text = isOfValue ? found.replace(QUOTED, '') : found.replace(/[’´′‘]/g, "'")
  return `${file} ${rule} ${text}`
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** The files that cannot be read, in which one mistake hides others. */
const brokenFiles = ({ site }: Checked) =>
  new Set(site.all.filter((sourceFile) => sourceFile.broken).map(({ file }) => file))

interface Trial {
  problem: Problem
  /** Its file, with the corrected line instead of the one that is there. */
  files: Files
  firstLine: number
  lastLine: number
  /** The offsets of what was written instead, if the file could not be read before. */
  written: readonly [start: number, end: number] | undefined
}

/** Replaces the lines of a problem by those that the check prints for them. */
function paste(files: Files, problem: Problem, isBroken: boolean): Trial | undefined {
  const source = files.read(problem.file)
  const edit = editOf(source, problem)
  if (!edit || problem.paste === undefined) return undefined
  const start = lineStart(source, edit.start)
  const end = edit.end + source.slice(edit.end).search(/\r?\n|$/)
  const text = source.slice(0, start) + problem.paste + source.slice(end)
  const firstLine = lineOf(text, start)
  const to = problem.fix?.to ?? ''
  const begin = text.indexOf(to, start)
  return {
    problem,
    files: { ...files, read: (file) => (file === problem.file ? text : files.read(file)) },
    firstLine,
    lastLine: firstLine + problem.paste.split('\n').length - 1,
    written: isBroken ? [begin, begin + to.length] : undefined,
  }
}

/** Returns what still stands on the corrected lines, or is new there. */
function faultsOf(trial: Trial, known: ReadonlySet<string>, check: Check): string[] {
  const { problem, files, firstLine, lastLine, written } = trial
  const isThere = ({ file, line }: Problem) =>
    file === problem.file && line >= firstLine && line <= lastLine
  // What could not be read before may have had more mistakes.
  const isCaused = ({ offset }: Problem) =>
    !written || (offset >= written[0] && offset < written[1])
  const left = check(files).problems.filter(isThere)
  const remaining = left.filter((candidate) => nameOf(candidate) === nameOf(problem))
  const added = left.filter((candidate) => !known.has(nameOf(candidate)) && isCaused(candidate))
  return [...remaining, ...added].map(
    (newProblem) => `after correcting "${formatProblem(problem)}": ${formatProblem(newProblem)}`,
  )
}

/**
 * Pastes each corrected line into its file; returns what is then still or newly wrong on these lines.
 *
 * @param before what the check says of the files as they are
 */
export function faultsOfCorrections(files: Files, before: Checked, check: Check): string[] {
  const { problems } = before
  const broken = brokenFiles(before)
  const known = new Set(problems.map(nameOf))
  return problems
    .map((problem) => paste(files, problem, broken.has(problem.file)))
    .filter((trial): trial is Trial => trial !== undefined)
    .flatMap((trial) => faultsOf(trial, known, check))
}

/**
 * Applies `--fix`; returns problems that it should have fixed, or that only it has caused.
 *
 * @param before what the check says of the files as they are
 */
export function faultsOfFix(files: Files, before: Checked, check: Check): string[] {
  const { changes, written, unsettled, checked } = fixSite(files, check, () => true, before)
  if (changes.length === 0) return []
  const broken = brokenFiles(before)
  // Nor can values be judged while their keys are wrong.
  for (const { file, rule, fix } of before.problems)
    if (fix?.automatic && (rule === 'schema' || rule === 'yaml')) broken.add(file)
  const known = new Set(before.problems.map(nameOf))
  const fixable = checked.problems.filter(
    ({ file, fix, offset }) =>
      fix?.automatic && editOf(written.get(file) ?? files.read(file), { fix, offset }),
  )
  const added = checked.problems.filter(
    (problem) =>
      written.has(problem.file) && !broken.has(problem.file) && !known.has(nameOf(problem)),
  )
  return [...unsettled, ...new Set([...fixable, ...added])].map(
    (problem) => `after --fix: ${formatProblem(problem)}`,
  )
}
