/**
 * What the check has to say. Each problem names its place, what was found, why that is wrong and what to do about it;
 * all problems of all files are collected before anything is said. The words stand in tables/messages.json.
 */
import MESSAGES from './tables/messages.json' with { type: 'json' }
import REASONS from './tables/reasons.json' with { type: 'json' }

/** Why each rule exists: said with every problem, unless its message knows a better reason for the case at hand. */
export { REASONS }

export type Rule = keyof typeof REASONS

/** The rule that a message belongs to, and after a dot, which of its messages it is. */
export type MessageId = keyof typeof MESSAGES

export const isMessage = (id: string): id is MessageId => Object.hasOwn(MESSAGES, id)

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

/** A place in another file, or further on in the same, that a problem has to do with. */
export interface Part extends Place {
  file: string
  fix?: Fix | undefined
}

/** What a rule says of one place. */
export interface Finding {
  rule: Rule
  /** What is wrong, the beginning of a sentence: `description is 182 characters, at most 160`. */
  found: string
  /** The reason, a sentence, where it is another than that of the rule. */
  why?: string | undefined
  /** What to do, a sentence. */
  remedy?: string | undefined
  fix?: Fix | undefined
  /** Where the same cause shows elsewhere. They are corrected together, each by its own fix. */
  parts?: readonly Part[]
  /** An error stops the build, advice does not. Default: error. */
  severity?: 'error' | 'advice'
}

export interface Problem extends Place, Finding {
  /** Path from the repository's root, with forward slashes. */
  file: string
  severity: 'error' | 'advice'
  /** The corrected line, ready to paste in place of the one in the file; worked out from `fix`. */
  paste?: string
}

/** Words of a message in which `$name` stands for one of the values. */
export const filled = (words: string | undefined, values: Readonly<Record<string, unknown>>) =>
  words?.replace(/\$(&|\w+)/g, (_, name) => String(values[name] ?? ''))

/** A finding in the words of its message; `$from` and `$to` stand for those of the fix. */
export function say(id: MessageId, values: Readonly<Record<string, unknown>> = {}, fix?: Fix): Finding {
  const { found, why, remedy, severity } = MESSAGES[id] as Omit<Finding, 'rule'>
  const all = { ...fix, ...values }
  const rule = id.split('.')[0] as Rule
  return {
    ...{ rule, found: filled(found, all) ?? '', why: filled(why, all), remedy: filled(remedy, all), fix },
    ...(severity && { severity }),
  }
}

/** The same where a name is not known: the one that was meant, if any, takes the place of its remedy. */
export const meant = (finding: Finding, written: string, name: string | undefined): Finding =>
  name ? { ...finding, remedy: `Did you mean ${name}?`, fix: suggestion(written, name) } : finding

/** Takes what a rule finds in one file, if anything. Without a place it concerns the whole file. */
export type Report = (place: Place | undefined, finding: Finding | undefined) => void

/** A {@link Report} that adds to a list of problems. */
export const reporter =
  (problems: Problem[], file: string): Report =>
  (place, finding) => {
    if (!finding) return
    const { line, column } = place ?? { line: 1, column: 1 }
    const why = finding.why ?? REASONS[finding.rule]
    problems.push({ severity: 'error', ...finding, why, file, line, column })
  }

const ended = (text: string) => (/[.?!]["”’)]?$/.test(text) ? text : `${text}.`)

/** A finding in words: what, why, what to do. */
export function findingText({ found, why, remedy }: Pick<Finding, 'found' | 'why' | 'remedy'>): string {
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
