/**
 * What the check has to say. Each problem names its place, what was found, why that is wrong and what to do about it;
 * all problems of all files are collected before anything is said.
 */

/** Why each rule exists: said with every problem, unless a rule knows a better reason for the case at hand. */
export const REASONS = {
  address: 'Links that leave the site are made from it',
  alt: 'It is read out to those who do not see the photograph',
  anchor: 'A link to an anchor leads to the first of its name',
  body: 'All words of such a page stand in its front matter and in content/data',
  claim: 'Each figure needs a source and somebody who answers for it',
  code: 'A page is words and blocks, so that everybody can change it and nothing in it can break',
  component: 'Only these blocks have a place in the design',
  conflict: 'Two people changed these lines at the same time, and visitors would read both versions',
  contract: 'The addresses of content/data/contract.yaml are promised to visitors and search engines',
  data: 'Each file of content/data has one purpose, and the site fails without it',
  dictionary: 'A dictionary that is short and in order is one that people use',
  draft: 'Nobody should be surprised by what is on the site and what is not',
  duplicate: 'Readers notice, and search engines rank both pages lower',
  encoding: 'Visitors would see a question mark in its place',
  evidence: 'Figures are shown as those of the site that one looks at',
  expiry: 'A file that has expired tells a finder of a weakness that nobody reads the mailbox',
  figure: 'One drawing beside the text of each section is the rhythm of the page',
  'file-name': 'The name of the file is the address of the page',
  'front-matter':
    'The lines between the two "---" give the page its title, its description and its place on the site',
  heading: 'Readers skim headings, and screen readers jump from one to the next by level',
  layout: 'Each layout shows other fields, and some belong to one page alone',
  length: 'A buyer who finds too little looks elsewhere, and one who finds too much stops reading',
  'near-duplicate': 'Search engines show one of two pages that say the same',
  link: 'A visitor who follows a link must get where its words say, at once',
  'link-words': 'Screen readers list the links of a page without the text around them',
  markdown: 'What is not quite Markdown stands on the page as it was typed',
  mdx: 'One character in the wrong place keeps the whole page from being read',
  mentions: 'Readers and search engines judge a page by what is said where it is linked',
  nesting: 'Each block has its place on the grid, and elsewhere it would break the page apart',
  orphan: 'Visitors and search engines find a page by the links to it',
  parent: 'The trail at the head of the page leads from the home page down to it',
  photo: 'A photograph must be sharp, named and described wherever it is shown',
  placeholder: 'Visitors would take what is made up for the truth',
  prop: 'A block shows what its props say, and ignores in silence what it does not know',
  redirect: 'Bookmarks, search engines and other sites still lead to old addresses',
  related: 'Related pages are the next step of the same reader',
  released: 'An address that answered once is remembered, so that it never gets lost',
  replace: 'Visitors would read a note that was meant for the author',
  review: 'What was true when it was written may not be any more',
  schema: 'The page is laid out from these keys',
  sections: 'A page with fewer says too little, and one with more loses its reader',
  characters: 'It came along with a copied text and does harm where nobody looks',
  spelling: 'A mistake in a word makes a buyer doubt the care behind the rest',
  standard: 'Each citation has a publisher, and somebody who looks at it again when a new edition comes out',
  unique: 'Two things of one name cannot be told apart',
  voice: 'Plain words are read to their end',
  yaml: 'One line that is not YAML keeps the whole file from being read',
} as const

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

/** What to say where other words are to be written in place of some. */
export const instead = (found: string, fix: Fix, why?: string): Finding => {
  return { found, why, remedy: `Write ${fix.to}`, fix }
}

/** A place in another file, or further on in the same, that a problem has to do with. */
export interface Part extends Place {
  file: string
  fix?: Fix | undefined
}

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
