/** Characters, words and Markdown that came out otherwise than meant: the patterns of a table, and what needs the tree. */
import { placeOf, rangeOf } from '../page.ts'
import { isBody } from '../passages.ts'
import { autofix, type Finding, filled, type Rule, say, suggestion } from '../problems.ts'
import { filesOf, inProse, type PageRule, type SiteRule, type SourceFile } from '../site.ts'
import { perObject } from '../source.ts'
import TABLE from '../tables/patterns.json' with { type: 'json' }
import { inTheCaseOf } from './american.ts'

/** What is said of words that match a pattern; `$&` and `$1` stand for them and their first group. */
interface Group extends Omit<Finding, 'fix' | 'rule' | 'severity'> {
  /** In the source of every file, in that of pages, in the text of pages as a reader sees it, in all prose, in keys. */
  in: string
  /** Default: gu. */
  flags?: string
  /** Whether what to write in place of the words is sure. */
  sure?: boolean
  /** Default: that of the place. */
  rule?: string
  severity?: string
  /** The patterns, each with its remedy and what to write in place of the words. */
  each: string[][]
}

const patternsIn = (rule: Rule, ...places: string[]) =>
  (TABLE as Group[])
    .filter((group) => places.includes(group.in))
    .flatMap(({ each, flags = 'gu', ...group }) =>
      each.map(([pattern = '', remedy, fix]) => {
        return { rule, ...group, pattern: new RegExp(pattern, flags), remedy, fix }
      }),
    )

type Pattern = ReturnType<typeof patternsIn>[number]

/** What a pattern of the table says of a match. */
function findingOf(
  { found, why, remedy, fix, sure = false, rule, severity }: Pattern,
  match: RegExpExecArray,
): Finding {
  const [words] = match
  const code = `U+${(words.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  const said = { ...match, '&': words.trim(), code }
  return {
    rule: rule as Rule,
    found: filled(found, said) ?? '',
    why,
    remedy: filled(remedy, said),
    ...(fix !== undefined && {
      fix: { from: words, to: inTheCaseOf(words, filled(fix, { ...match, '&': words }) ?? ''), sure },
    }),
    ...(severity && { severity: 'advice' }),
  }
}

const IN_SOURCE = patternsIn('characters', 'source', 'unseen')
const IN_PAGES = patternsIn('characters', 'source', 'unseen', 'page')
const IN_TEXT = patternsIn('markdown', 'text')
/** Also where they are written as an escape, which the source does not show. */
const UNSEEN = patternsIn('characters', 'unseen')
const IN_FIELDS = patternsIn('markdown', 'field')

/** The words that the voice of the site does without. */
export const VOICE = patternsIn('voice', 'prose')

const slipsIn = inProse([...VOICE, ...UNSEEN])
const slipsInFields = inProse(IN_FIELDS)

export const checkVoice: SiteRule = (site, reportIn) => {
  for (const one of filesOf(site)) {
    const inFields = slipsInFields(one).filter(({ passage }) =>
      /^(?:field|prop|photograph)$/.test(passage.kind),
    )
    for (const { entry, match, passage } of [...slipsIn(one), ...inFields])
      reportIn(one.file)(passage.at(match.index), findingOf(entry, match))
  }
}

/** Quotation marks of a word processor around a whole text, which YAML takes for a part of it. */
const AROUND = /^[“”„‘’]([^“”„"]*)[“”‘’]$/

const strange = perObject(({ file, source, place, yaml }: SourceFile) => {
  const quoted = (yaml?.texts ?? []).flatMap(({ value, place, isBare }) => {
    const [, inner] = AROUND.exec(value) ?? []
    if (inner === undefined) return []
    return { place, finding: say('characters.around', {}, suggestion(value, isBare ? `"${inner}"` : inner)) }
  })
  const found = (file.endsWith('.mdx') ? IN_PAGES : IN_SOURCE).flatMap((entry) =>
    [...source.matchAll(entry.pattern)].map((match) => {
      return { place: place(match.index), finding: findingOf(entry, match) }
    }),
  )
  return [...quoted, ...found]
})

export const checkCharacters: SiteRule = (site, reportIn) => {
  for (const one of filesOf(site))
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
