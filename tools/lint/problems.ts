/**
 * What the check has to say. Each problem names its place, what was found, why that is wrong and what to do about it;
 * all problems of all files are collected before anything is said.
 */
import { nearest } from '#lib/content/nearest.ts'
import REASONS from './tables/reasons.json' with { type: 'json' }

/** Why each rule exists: said with every problem, unless a rule knows a better reason for the case at hand. */
export { REASONS }

export type Rule = keyof typeof REASONS

/** A place in a text file; both numbers count from 1, as editors show them. */
export interface Place {
  line: number
  column: number
}

/** What to write in place of some words: of those at the place of a problem, or of the next like them. */
export interface Fix {
  /** The words as they stand in the file; empty where something is missing at that very place. */
  from: string
  to: string
  /** Whether no other is possible and the meaning stays, so that `--fix` writes it; else it is a suggestion. */
  sure: boolean
}

/** What `--fix` writes. */
export const autofix = (from: string, to: string): Fix => ({ from, to, sure: true })

/** What the author decides on. */
export const suggestion = (from: string, to: string): Fix => ({ from, to, sure: false })

/** What to do about a name that is not known: the nearest of those that are, or something else. */
export function meant(written: string, names: Iterable<string>, otherwise: string): Advice {
  const name = nearest(written, names)
  if (name === undefined) return { remedy: otherwise }
  return { remedy: `Did you mean ${name}?`, fix: suggestion(written, name) }
}

/** What to say where other words are to be written in place of some. */
export const instead = (found: string, fix: Fix, why?: string): Finding => {
  return { found, why, remedy: `Write ${fix.to}`, fix }
}

/** A place in another file, or further on in the same, that a problem has to do with. */
export interface Part extends Place {
  file: string
  fix?: Fix | undefined
}

type Advice = Pick<Finding, 'remedy' | 'fix'>

/** What a rule says of one place; the rule and its reason are filled in where they are left out. */
export interface Finding {
  /** What is wrong, the beginning of a sentence: `description is 182 characters, at most 160`. */
  found: string
  /** The reason, a sentence, where it is another than that of the rule. */
  why?: string | undefined
  /** What to do, a sentence. */
  remedy?: string
  fix?: Fix | undefined
  /** Where the same cause shows elsewhere. They are corrected together, each by its own fix. */
  parts?: readonly Part[]
  rule?: Rule
  /** An error stops the build, advice does not. Default: error. */
  severity?: 'error' | 'advice'
}

export interface Problem extends Place, Finding {
  /** Path from the repository's root, with forward slashes. */
  file: string
  rule: Rule
  severity: 'error' | 'advice'
  /** The corrected line, ready to paste in place of the one in the file; worked out from `fix`. */
  paste?: string
}

/** Takes what a rule finds in one file, if anything. Without a place it concerns the whole file. */
export type Report = (place: Place | undefined, finding: Finding | undefined) => void

/** A {@link Report} that adds to a list of problems. */
export const reporter =
  (problems: Problem[], file: string, rule: Rule): Report =>
  (place, finding) => {
    if (!finding) return
    const { line, column } = place ?? { line: 1, column: 1 }
    const why = finding.why ?? REASONS[finding.rule ?? rule]
    problems.push({ rule, severity: 'error', ...finding, why, file, line, column })
  }

const ended = (text: string) => (/[.?!]["”’)]?$/.test(text) ? text : `${text}.`)

/** A finding in words: what, why, what to do. */
export function findingText({ found, why, remedy }: Finding): string {
  return [found, why, remedy].flatMap((part) => (part ? ended(part) : [])).join(' ')
}

/** One line as `content/services/devops.mdx:4:14 description is 182 characters, at most 160. …`. */
export function formatProblem(problem: Problem): string {
  return `${problem.file}:${problem.line}:${problem.column} ${findingText(problem)}`
}

/** So many places are named; more would hide what is said of them. */
const MOST_PLACES = 12

/** `2 places: content/beta.mdx:10 and 14, content/data/navigation.yaml:33` */
export function placesText(places: readonly Part[]): string {
  const shown = places.slice(0, MOST_PLACES)
  const files = [...Map.groupBy(shown, ({ file }) => file)].map(([file, inFile]) => {
    const lines = [...new Set(inFile.map(({ line }) => line))].sort((a, b) => a - b).join(', ')
    return `${file}:${lines.replace(/, (\d+)$/, ' and $1')}`
  })
  if (places.length > shown.length) files.push(`and ${places.length - shown.length} more`)
  return `${places.length === 1 ? '1 place' : `${places.length} places`}: ${files.join(', ')}`
}

/** In the order of files and lines, without repetitions. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  const sorted = problems.toSorted(
    (a, b) => order(a.file, b.file) || a.line - b.line || a.column - b.column || order(a.rule, b.rule),
  )
  return [...new Map(sorted.map((problem) => [formatProblem(problem), problem])).values()]
}
