/**
 * What the content check has to say. Each problem names the place, what was found, what was expected, why the rule
 * exists and how to mend it; all problems of all files are collected before anything is said.
 */

import { REASONS, type Rule } from './reasons.ts'

/** A place in a text file; both numbers count from 1, as editors show them. */
export interface Place {
  line: number
  column: number
}

/** What to write in place of some words: of those at the place of a problem, or of the next like them. */
export interface Correction {
  /** The words as they stand in the file; empty where something is missing at that very place. */
  from: string
  to: string
  /** Whether no other is possible and the meaning stays, so that `--fix` writes it; else it is a proposal. */
  sure: boolean
}

/** A correction that `--fix` writes. */
export const mends = (from: string, to: string): Correction => ({ from, to, sure: true })

/** A correction that the author decides on. */
export const proposes = (from: string, to: string): Correction => ({ from, to, sure: false })

export interface Problem extends Place {
  /** Path from the repository's root, with forward slashes. */
  file: string
  /** Name of the rule, the same for all problems of one kind. */
  rule: Rule
  /** An error stops the build; advice does not. */
  severity: 'error' | 'advice'
  /** What stands there: `description is 182 characters`. */
  found: string
  /** What should stand there, as the end of the same sentence: `at most 160`. */
  expected?: string
  /** The reason for the rule, a sentence. */
  why?: string
  /** What to do, a sentence. */
  remedy?: string
  /** What to write instead, where that is known. */
  correction?: Correction
  /** The corrected line, ready to paste in place of the one in the file; worked out from `correction`. */
  paste?: string
}

/** The parts of a problem that a check fills in; file, place and corrected line are added where they are known. */
export type Finding = Omit<Problem, 'file' | 'line' | 'column' | 'severity' | 'paste'> & {
  severity?: Problem['severity']
}

/** Sets a finding at its place; an error unless it says otherwise, for the reason of its rule unless it has its own. */
export function problemAt(file: string, place: Place, finding: Finding): Problem {
  return {
    severity: 'error',
    why: REASONS[finding.rule],
    ...finding,
    file,
    line: place.line,
    column: place.column,
  }
}

const ended = (text: string) => (/[.?!]["”’)]?$/.test(text) ? text : `${text}.`)

/** The problem in words, without its place: found, expected, why, remedy. */
export function problemText(problem: Omit<Problem, 'file' | 'line' | 'column' | 'severity'>): string {
  const first = problem.expected ? `${problem.found}, ${problem.expected}` : problem.found
  return [first, problem.why, problem.remedy]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => ended(part as string))
    .join(' ')
}

/** One line as `content/services/devops.mdx:4:14 description is 182 characters, at most 160. …`. */
export function formatProblem(problem: Problem): string {
  return `${problem.file}:${problem.line}:${problem.column} ${problemText(problem)}`
}

/** In the order of files and lines, without repetitions. Returns a new list. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>()
  return [...problems]
    .sort(
      (a, b) =>
        (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
        a.line - b.line ||
        a.column - b.column ||
        (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0),
    )
    .filter((problem) => {
      const line = formatProblem(problem)
      if (seen.has(line)) return false
      seen.add(line)
      return true
    })
}

/** Thrown by the registry when the content has errors; its message is the whole report. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    const errors = problems.filter((problem) => problem.severity === 'error')
    const count = errors.length === 1 ? '1 error' : `${errors.length} errors`
    super(
      `The content has ${count}; \`npm run content:check\` lists them.\n${errors.map(formatProblem).join('\n')}`,
    )
    this.problems = problems
  }
}
