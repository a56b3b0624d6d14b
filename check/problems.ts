/** What the check reports: findings of its rules, and problems, which are findings at a place in a file. */
import { expression } from './expression.ts'

/** A place in a text file. Lines and columns count from 1, as in editors; the offset from 0. */
export interface Place {
  line: number
  column: number
  offset: number
}

/** The start of a file. */
export const START: Place = { line: 1, column: 1, offset: 0 }

/**
 * The only likely correction of the words at a problem's place, or of their next occurrence on its line. A guess is no
 * correction: it is a question in the remedy.
 */
export interface Fix {
  /** The words as written in the file; empty if something is missing at that place. */
  from: string
  to: string
  /** Whether it keeps the meaning, so that `--fix` writes it. Otherwise, the author decides. */
  automatic: boolean
}

/** A fix that keeps the meaning, and that `--fix` writes. */
export const autofix = (from: string, to: string): Fix => ({ from, to, automatic: true })

/** A fix that the author has to confirm. */
export const correction = (from: string, to: string): Fix => ({ from, to, automatic: false })

/** Another place that a problem is about. */
export interface Part extends Place {
  file: string
  fix?: Fix | undefined
}

/** The subject of a rule, which names its findings in annotations. */
export type RuleName =
  | 'address'
  | 'alt'
  | 'anchor'
  | 'artifact'
  | 'assistant'
  | 'body'
  | 'characters'
  | 'claim'
  | 'code'
  | 'component'
  | 'conflict'
  | 'contract'
  | 'data'
  | 'dictionary'
  | 'draft'
  | 'duplicate'
  | 'encoding'
  | 'evidence'
  | 'expiry'
  | 'fact'
  | 'figure'
  | 'file-name'
  | 'front-matter'
  | 'garbled'
  | 'heading'
  | 'icon'
  | 'layout'
  | 'length'
  | 'line-break'
  | 'link'
  | 'link-words'
  | 'logo'
  | 'markdown'
  | 'mdx'
  | 'near-duplicate'
  | 'nesting'
  | 'orphan'
  | 'parent'
  | 'photo'
  | 'placeholder'
  | 'promise'
  | 'prop'
  | 'quotes'
  | 'redirect'
  | 'related'
  | 'released'
  | 'replace'
  | 'review'
  | 'schema'
  | 'sections'
  | 'series'
  | 'specification'
  | 'spelling'
  | 'standard'
  | 'unique'
  | 'voice'
  | 'yaml'

/** Only an error stops the build. */
type Severity = 'error' | 'advice'

/** What is said of a finding, in the words of those who edit files. */
interface Wording {
  /** What is wrong, as the start of a sentence: `the link /betta leads nowhere`. */
  found: string
  why: string
  remedy?: string | undefined
}

/** What a rule reports about one place. */
export interface Finding extends Wording {
  rule: RuleName
  severity: Severity
  /**
   * What the editor says instead, whose users see the page and its forms: nothing of lines, signs and commands. A path, and a tag
   * such as `<Card>` or `<Figure name="loop">`, it replaces by the title or the name that they know.
   */
  inEditor?: Partial<Wording> | undefined
  fix?: Fix | undefined
  /** What may be meant instead of what is written, for the author to choose from. */
  guesses?: readonly Fix[]
  /** The word that the site's dictionary would need if it is right as it is. */
  unknownWord?: string
  /** The draft that it is about, if it stands in another file, such as on the draft's card. */
  draft?: string | undefined
  /** Other places with the same cause. They are corrected together, each with its own fix. */
  parts?: readonly Part[]
}

/** What a rule says in one case. Default: an error, for the reason of its rule. */
type Message = Omit<Finding, 'rule' | 'severity' | 'why'> & {
  severity?: Severity
  why?: string | undefined
}

export type MakeFinding = (message: Message) => Finding

/**
 * Declares a rule with the reason for it, which a message may replace by a closer one.
 *
 * @param reasonInEditor what the editor says instead of the reason: nothing if empty
 */
export const rule =
  (name: RuleName, reason: string, reasonInEditor?: string): MakeFinding =>
  ({ severity = 'error', why = reason, inEditor, ...message }) => ({
    ...message,
    rule: name,
    severity,
    why,
    inEditor:
      reasonInEditor !== undefined && why === reason
        ? { why: reasonInEditor, ...inEditor }
        : inEditor,
  })

/** A finding in the words of the editor. */
export const inEditor = <F extends Finding>({ inEditor: words, ...finding }: F) => ({
  ...finding,
  ...words,
})

export interface Problem extends Place, Finding {
  file: string
  /** The corrected line, ready to paste over the one in the file; derived from `fix`. */
  paste?: string
  /** Of a draft: an error as soon as the page is published, and only advice until then. */
  waits?: true
}

/** Receives what a rule finds in one file, if anything. Without a place, it concerns the whole file. */
export type ReportFinding = (place: Place | undefined, finding: Finding | undefined) => void

/** Returns a function that adds what a rule finds in a file to the problems. */
export const reporter =
  (problems: Problem[], file: string): ReportFinding =>
  (place, finding) => {
    if (!finding) return
    const { line, column, offset } = place ?? START
    problems.push({ ...finding, file, line, column, offset })
  }

/** `1 page`, `2 pages` */
export const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** The mark at the end of a sentence, which may be a quotation's. */
const END = expression(/[.?!…]["”’)]?$/, {
  matches: ['It is.', 'It asks “Why?”', 'Did you mean "a b."'],
  passes: ['It is', 'It is (so)'],
})

const ended = (text: string) => (END.test(text) ? text : `${text}.`)

/** Joins what was found, why it matters and how to mend it into sentences. */
export const findingText = ({
  found,
  why,
  remedy,
}: Pick<Finding, 'found' | 'remedy'> & { why?: string }): string =>
  [found, why, remedy]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => ended(String(part)))
    .join(' ')

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

function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Sorts problems by file and line, and drops duplicates. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const sorted = problems.toSorted(
    (a, b) =>
      compareTexts(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareTexts(a.rule, b.rule),
  )
  return [...new Map(sorted.map((problem) => [formatProblem(problem), problem])).values()]
}
