/** Characters, words and Markdown that came out otherwise than meant: the patterns of a table, and what needs the tree. */
import { placeOf, rangeOf } from '../page.ts'
import { isBody } from '../passages.ts'
import { autofix, type Finding, filled, type Rule, say, suggestion } from '../problems.ts'
import { inProse, type PageRule, type SiteRule, type SourceFile } from '../site.ts'
import { perObject } from '../source.ts'
import TABLE from '../tables/patterns.json' with { type: 'json' }
import { inTheCaseOf } from './american.ts'

/** What is said of words that match a pattern; `$&` and `$1` stand for them and their first group. */
interface Group {
  /**
   * In the source of every file, in that of pages, in the text of pages as a reader sees it, in all prose, in keys;
   * `unseen` is sought in sources, and in prose, too, where an escape may stand for it.
   */
  in: string
  rule: string
  found: string
  why?: string
  /** Default: gu. */
  flags?: string
  /** Whether what to write in place of the words is sure. */
  sure?: boolean
  severity?: string
  /** The patterns, each with its remedy and what to write in place of the words. */
  each: string[][]
}

const PATTERNS = (TABLE as Group[]).flatMap(({ each, flags = 'gu', ...group }) =>
  each.map(([pattern = '', remedy, fix]) => ({ ...group, pattern: new RegExp(pattern, flags), remedy, fix })),
)

const patternsIn = (...places: string[]) => PATTERNS.filter((one) => places.includes(one.in))

const IN_SOURCE = patternsIn('source', 'unseen')
const IN_PAGES = patternsIn('source', 'unseen', 'page')
const IN_TEXT = patternsIn('text')
const inWords = inProse(patternsIn('prose', 'unseen', 'field'))

/** The words that the voice of the site does without. */
export const VOICE = patternsIn('prose')

function findingOf(
  { found, why, remedy, fix, sure = false, rule, severity }: (typeof PATTERNS)[number],
  match: RegExpExecArray,
): Finding {
  const [words] = match
  const code = `U+${(words.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  const said = { ...match, '&': words.trim(), code }
  const to = fix === undefined ? undefined : inTheCaseOf(words, filled(fix, { ...match, '&': words }) ?? '')
  return {
    ...{ rule: rule as Rule, found: filled(found, said) ?? '', why, remedy: filled(remedy, said) },
    ...(to !== undefined && { fix: { from: words, to, sure } }),
    ...(severity && { severity: 'advice' }),
  }
}

export const checkVoice: SiteRule = (site, reportIn) => {
  for (const one of site.all)
    for (const { entry, match, passage } of inWords(one))
      if (entry.in !== 'field' || /^(?:field|prop|photograph)$/.test(passage.kind))
        reportIn(one.file)(passage.at(match.index), findingOf(entry, match))
}

/** Quotation marks of a word processor around a whole text, which YAML takes for a part of it. */
const AROUND = /^[“”„‘’]([^“”„"]*)[“”‘’]$/

const strange = perObject(({ file, source, place, yaml }: SourceFile) => {
  const quoted = (yaml?.texts ?? []).flatMap(({ value, place, range }) => {
    const [, inner] = AROUND.exec(value) ?? []
    if (inner === undefined) return []
    const to = /["']/.test(source.charAt(range[0])) ? inner : `"${inner}"`
    return { place, finding: say('characters.around', {}, suggestion(value, to)) }
  })
  const found = (file.endsWith('.mdx') ? IN_PAGES : IN_SOURCE).flatMap((entry) =>
    [...source.matchAll(entry.pattern)].map((match) => {
      return { place: place(match.index), finding: findingOf(entry, match) }
    }),
  )
  return [...quoted, ...found]
})

export const checkCharacters: SiteRule = (site, reportIn) => {
  for (const one of site.all)
    for (const { place, finding } of strange(one)) reportIn(one.file)(place, finding)
}

/** Parts of Markdown that pages do without. */
const UNWANTED = ['code', 'imageReference', 'linkReference', 'thematicBreak'] as const

export const checkMarkdown: PageRule = ({ passages, outline, source }, report) => {
  for (const { prose, at } of passages.filter(isBody)) {
    // The first of a passage tells enough.
    const entry = IN_TEXT.find(({ pattern }) => pattern.test(prose))
    const match = entry?.pattern.exec(prose)
    if (entry && match) report(at(match.index), findingOf(entry, match))
  }
  for (const node of outline?.nodes ?? []) {
    const unwanted = UNWANTED.find((type) => type === node.type)
    if (unwanted) report(placeOf(node), say(`markdown.${unwanted}`))
    if (node.type !== 'listItem') continue
    if (node.children.length === 0) report(placeOf(node), say('markdown.no-point'))
    const mark = source[rangeOf(node)[0]] ?? ''
    if (/[*+]/.test(mark)) report(placeOf(node), say('markdown.bullet', {}, autofix(mark, '-')))
  }
}
