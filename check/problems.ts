/** What the check reports, with messages from tables/messages.json. */
import MESSAGES from './tables/messages.json' with { type: 'json' }
import REASONS from './tables/reasons.json' with { type: 'json' }

/** Why each rule exists: part of every problem, unless its message has a more specific reason. */
export { REASONS }

export type Rule = keyof typeof REASONS

/** A rule and, after a dot, one of its messages. */
export type MessageId = keyof typeof MESSAGES

export const isMessage = (id: string): id is MessageId => Object.hasOwn(MESSAGES, id)

/** A place in a text file. Lines and columns count from 1, as in editors; the offset from 0. */
export interface Place {
  line: number
  column: number
  offset: number
}

export const START: Place = { line: 1, column: 1, offset: 0 }

/** A replacement for the words at a problem's place, or for their next occurrence. */
export interface Fix {
  /** The words as written in the file; empty if something is missing at that place. */
  from: string
  to: string
  /** Whether it is the only fix and keeps the meaning, so that `--fix` writes it; otherwise it is a suggestion. */
  sure: boolean
}

export const autofix = (from: string, to: string): Fix => ({ from, to, sure: true })

export const suggestion = (from: string, to: string): Fix => ({ from, to, sure: false })

/** Another place that a problem is about. */
export interface Part extends Place {
  file: string
  fix?: Fix | undefined
}

/** What a rule reports about one place. */
export interface Finding {
  rule: Rule
  /** What is wrong, as the start of a sentence: `the link /betta leads nowhere`. */
  found: string
  /** Default: the rule's reason. */
  why?: string | undefined
  remedy?: string | undefined
  fix?: Fix | undefined
  /** Other places with the same cause. They are corrected together, each with its own fix. */
  parts?: readonly Part[]
  /** Only an error stops the build. Default: error. */
  severity?: 'error' | 'advice'
}

export interface Problem extends Place, Finding {
  file: string
  severity: 'error' | 'advice'
  /** The corrected line, ready to paste over the one in the file; derived from `fix`. */
  paste?: string
}

/** Fills in the values of a message, in which `$name` stands for the value with that name. */
export const filled = (words: string | undefined, values: Readonly<Record<string, unknown>>) =>
  words?.replace(/\$(&|\w+)/g, (_, name) => String(values[name] ?? ''))

/** Returns a finding with the texts of a message, in which `$from` and `$to` stand for those of the fix. */
export function say(
  id: MessageId,
  values: Readonly<Record<string, unknown>> = {},
  fix?: Fix,
): Finding {
  const { found, why, remedy, severity } = MESSAGES[id] as Omit<Finding, 'rule'>
  const all = { ...fix, ...values }
  const rule = id.split('.')[0] as Rule
  return {
    ...{
      rule,
      found: filled(found, all) ?? '',
      why: filled(why, all),
      remedy: filled(remedy, all),
      fix,
    },
    ...(severity && { severity }),
  }
}

/** Makes the intended name, if there is one, the remedy of a finding about an unknown name. */
export const meant = (finding: Finding, written: string, name: string | undefined): Finding =>
  name ? { ...finding, remedy: `Did you mean ${name}?`, fix: suggestion(written, name) } : finding

/** Receives what a rule finds in one file, if anything. Without a place, it concerns the whole file. */
export type Report = (place: Place | undefined, finding: Finding | undefined) => void

export const reporter =
  (problems: Problem[], file: string): Report =>
  (place, finding) => {
    if (!finding) return
    const { line, column, offset } = place ?? START
    const why = finding.why ?? REASONS[finding.rule]
    problems.push({ severity: 'error', ...finding, why, file, line, column, offset })
  }

/** `1 page`, `2 pages` */
export const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

const ended = (text: string) => (/[.?!]["”’)]?$/.test(text) ? text : `${text}.`)

export const findingText = ({
  found,
  why,
  remedy,
}: Pick<Finding, 'found' | 'why' | 'remedy'>): string =>
  [found, why, remedy].flatMap((part) => (part ? ended(part) : [])).join(' ')

/** Formats a problem on one line: `content/beta.mdx:4:14 the link /betta leads nowhere. …`. */
export const formatProblem = (problem: Problem): string =>
  `${problem.file}:${problem.line}:${problem.column} ${findingText(problem)}`

/** `3 places: content/beta.mdx:10, 14; content/data/navigation.yaml:33` */
export function placesText(places: readonly Part[]): string {
  const files = [...Map.groupBy(places, ({ file }) => file)].map(([file, inFile]) => {
    const lines = new Set(inFile.map(({ line }) => line).sort((a, b) => a - b))
    return `${file}:${[...lines].join(', ')}`
  })
  return `${counted(places.length, 'place')}: ${files.join('; ')}`
}

/** Sorts problems by file and line, and drops duplicates. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  const sorted = problems.toSorted(
    (a, b) =>
      order(a.file, b.file) || a.line - b.line || a.column - b.column || order(a.rule, b.rule),
  )
  return [...new Map(sorted.map((problem) => [formatProblem(problem), problem])).values()]
}
