/** Unintended characters, words and Markdown, found with a table of patterns or in the syntax tree. */
import { placeOf, rangeOf } from '../page.ts'
import { isBody } from '../passages.ts'
import { autofix, type Finding, filled, type Rule, say, suggestion } from '../problems.ts'
import { type FileRule, inProse, type PageRule } from '../site.ts'
import { offsetOf } from '../source.ts'
import TABLE from '../tables/patterns.json' with { type: 'json' }
import { inTheCaseOf } from './american.ts'

/** The message for words that match a pattern; `$&` and `$1` stand for them and their first group. */
interface Group {
  /**
   * Where to search: the `source` of every file or of every `page`, the `text` of pages as readers see it, all `prose`,
   * or each `field`. `unseen` is source and prose, where an escape may stand for the character.
   */
  in: string
  rule: string
  found: string
  why?: string
  /** Default: gu. */
  flags?: string
  /** Whether the fix is sure. */
  sure?: boolean
  severity?: string
  /** The patterns, each with its remedy and the replacement for the words. */
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

/** Words that do not fit the site's voice. */
export const VOICE = patternsIn('prose')

function findingOf(
  { found, why, remedy, fix, sure = false, rule, severity }: (typeof PATTERNS)[number],
  match: RegExpExecArray,
): Finding {
  const [words] = match
  const code = `U+${(words.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  const values = { ...match, '&': words.trim(), code }
  const to = fix === undefined ? undefined : inTheCaseOf(words, filled(fix, { ...match, '&': words }) ?? '')
  return {
    ...{ rule: rule as Rule, found: filled(found, values) ?? '', why, remedy: filled(remedy, values) },
    ...(to !== undefined && { fix: { from: words, to, sure } }),
    ...(severity && { severity: 'advice' }),
  }
}

export const checkVoice: FileRule = (file, report) => {
  for (const { entry, match, passage } of inWords(file))
    if (entry.in !== 'field' || /^(?:field|prop|photograph)$/.test(passage.kind))
      report(passage.at(match.index), findingOf(entry, match))
}

/** A word processor's quotation marks around a whole text, which YAML reads as part of it. */
const AROUND = /^[“”„‘’]([^“”„"]*)[“”‘’]$/

export const checkCharacters: FileRule = ({ file, source, place, yaml }, report) => {
  for (const { value, place, range } of yaml?.texts ?? []) {
    const [, inner] = AROUND.exec(value) ?? []
    if (inner === undefined) continue
    const to = /["']/.test(source.charAt(range[0])) ? inner : `"${inner}"`
    report(place, say('characters.around', {}, suggestion(value, to)))
  }
  for (const entry of file.endsWith('.mdx') ? IN_PAGES : IN_SOURCE)
    for (const match of source.matchAll(entry.pattern)) report(place(match.index), findingOf(entry, match))
}

/** Markdown that pages may not use. */
const UNWANTED = ['code', 'imageReference', 'linkReference', 'definition', 'thematicBreak'] as const

export const checkMarkdown: PageRule = ({ passages, outline, source }, report) => {
  for (const { prose, at } of passages.filter(isBody)) {
    for (const entry of IN_TEXT) {
      const match = entry.pattern.exec(prose)
      // A backslash before it shows that it is meant.
      if (!match || source[offsetOf(source, at(match.index)) - 1] === '\\') continue
      report(at(match.index), findingOf(entry, match))
      // The first in a passage is enough.
      break
    }
  }
  for (const node of outline?.nodes ?? []) {
    const unwanted = UNWANTED.find((type) => type === node.type)
    // An address that a link refers to is reported there.
    const isUsed = node.type === 'definition' && outline?.nodes.some(({ type }) => /Reference$/.test(type))
    if (unwanted && !isUsed) report(placeOf(node), say(`markdown.${unwanted}`))
    if (node.type === 'list' && node.ordered && node.start !== 1) {
      const [from] = /\d+./.exec(source.slice(rangeOf(node)[0])) ?? ['']
      report(placeOf(node), say('markdown.start', {}, suggestion(from, from.replace(/\D/, '\\$&'))))
    }
    if (node.type !== 'listItem') continue
    if (node.children.length === 0) report(placeOf(node), say('markdown.no-point'))
    const mark = source[rangeOf(node)[0]] ?? ''
    if (/[*+]/.test(mark)) report(placeOf(node), say('markdown.bullet', {}, autofix(mark, '-')))
  }
}
