/** Characters, words and Markdown that came out otherwise than meant: the patterns of a table, and what needs the tree. */
import { visit } from 'unist-util-visit'
import { placeOf, rangeOf } from '../page.ts'
import { isBody, type Passage } from '../passages.ts'
import { autofix, type Finding, type Rule, suggestion } from '../problems.ts'
import { type PageRule, proseOf, type SiteRule } from '../site.ts'
import { perObject } from '../source.ts'
import TABLE from '../tables/patterns.json' with { type: 'json' }
import { inTheCaseOf } from './american.ts'

/** What is wrong with words that match; `$&` and `$1` stand for them and their first group in what is said and written. */
interface Entry extends Omit<Finding, 'fix' | 'remedy' | 'rule' | 'severity'> {
  /** In the source of every file, in that of pages, in the text of pages as a reader sees it, in all prose. */
  in: string
  pattern: string
  /** Default: gu. */
  flags?: string
  remedy: string
  /** What to write in place of the words. */
  fix?: string
  sure?: boolean
  rule?: string
  severity?: string
}

const patternsIn = (...places: string[]) =>
  (TABLE as Entry[])
    .filter((entry) => places.includes(entry.in))
    .map((entry) => ({ ...entry, pattern: new RegExp(entry.pattern, entry.flags ?? 'gu') }))

/** What a pattern of the table says of a match. */
function findingOf(
  { found, why, remedy, fix, sure = false, rule, severity }: Omit<Entry, 'pattern'>,
  match: RegExpExecArray,
): Finding {
  const [words] = match
  const filled = (text: string, all: string) =>
    text.replace(/\$(&|\d)/g, (_, key: string) => (key === '&' ? all : (match[Number(key)] ?? '')))
  return {
    found: filled(found, words.trim()),
    why,
    remedy: filled(remedy, words.trim()),
    ...(fix !== undefined && { fix: { from: words, to: inTheCaseOf(words, filled(fix, words)), sure } }),
    ...(rule && { rule: rule as Rule }),
    ...(severity && { severity: 'advice' }),
  }
}

const [IN_SOURCE, IN_PAGES, IN_TEXT] = [
  patternsIn('source'),
  patternsIn('source', 'page'),
  patternsIn('text'),
]

/** The words that the voice of the site does without. */
export const VOICE = patternsIn('prose')

const slips = perObject(({ prose }: Passage) =>
  VOICE.flatMap((entry) =>
    [...prose.matchAll(entry.pattern)].map((match) => ({
      at: match.index,
      finding: findingOf(entry, match),
    })),
  ),
)

export const checkVoice: SiteRule = (site, reportIn) => {
  for (const passage of proseOf(site))
    for (const { at, finding } of slips(passage)) reportIn(passage.file)(passage.at(at), finding)
}

/** Quotation marks of a word processor around a whole text, which YAML takes for a part of it. */
const AROUND = /^[“”„‘’]([^“”„"]*)[“”‘’]$/

export const checkCharacters: SiteRule = ({ pages, dataFiles }, reportIn) => {
  for (const { file, source, place, yaml } of [...pages, ...dataFiles]) {
    for (const { value, place } of yaml?.texts ?? []) {
      const [, inner] = AROUND.exec(value) ?? []
      if (inner === undefined) continue
      reportIn(file)(place, {
        found: 'typographic quotation marks around the whole text, which visitors see',
        why: 'YAML takes straight ones for its own and these for a part of the text',
        remedy: 'Write straight ones, or none',
        fix: suggestion(value, `"${inner}"`),
      })
    }
    for (const entry of file.endsWith('.mdx') ? IN_PAGES : IN_SOURCE)
      for (const match of source.matchAll(entry.pattern))
        reportIn(file)(place(match.index), findingOf(entry, match))
  }
}

/** Parts of Markdown that pages do without. */
const WITHOUT: Readonly<Record<string, Finding>> = {
  imageReference: {
    found: 'a photograph that is named further down, while its name stands beside its words',
    remedy: 'Write ![what it shows](name.jpg)',
  },
  linkReference: {
    found: 'a link whose address stands further down, while it stands beside its words',
    remedy: 'Write [words](/address)',
  },
  code: {
    found: 'a block of code, while pages have none',
    remedy: 'Say it in a sentence, with `backticks` around what stands in code',
  },
  thematicBreak: {
    found: 'a rule across the page, while sections part themselves',
    remedy: 'Remove the line',
  },
}

export const checkMarkdown: PageRule = ({ passages, outline, source }, report) => {
  for (const { prose, at } of passages.filter(isBody)) {
    // The first of a passage tells enough.
    const entry = IN_TEXT.find(({ pattern }) => pattern.test(prose))
    const match = entry?.pattern.exec(prose)
    if (entry && match) report(at(match.index), findingOf(entry, match))
  }
  if (!outline) return
  visit(outline.tree, (node) => {
    report(placeOf(node), WITHOUT[node.type])
    const mark = node.type === 'listItem' ? (source[rangeOf(node)[0]] ?? '') : ''
    if (!/[*+]/.test(mark)) return
    report(placeOf(node), {
      severity: 'advice',
      found: `a point that starts with ${mark}, while pages write "- text"`,
      why: 'One mark for all lists keeps them easy to compare',
      remedy: 'Write a hyphen',
      fix: autofix(mark, '-'),
    })
  })
}
