/** Unintended characters, words and Markdown, found with a table of patterns or in the syntax tree. */
import { placeOf, rangeOf } from '../page.ts'
import { isBody, isWrapped, placeIn } from '../passages.ts'
import { matchFinding, patternsIn } from '../patterns.ts'
import { autofix, type Report, say, suggestion } from '../problems.ts'
import { inProse, type PageRule, type SourceFile } from '../site.ts'

const IN_SOURCE = patternsIn('source', 'unseen')
const IN_PAGES = patternsIn('source', 'unseen', 'page')
const IN_JSON = patternsIn('source', 'unseen', 'json')
const IN_TEXT = patternsIn('text')
const inWords = inProse(patternsIn('prose', 'unseen', 'field'))

/** A word processor's quotation marks around a whole text, which YAML reads as part of it. */
const AROUND = /^[“”„‘’]([^“”„"]*)[“”‘’]$/

export function checkCharacters(one: SourceFile, report: Report): void {
  const { file, source, place, yaml, broken } = one
  const entries = file.endsWith('.mdx')
    ? IN_PAGES
    : file.endsWith('.json') && !broken
      ? IN_JSON
      : IN_SOURCE
  for (const { value, place, range } of yaml?.texts ?? []) {
    const [, inner] = AROUND.exec(value) ?? []
    if (inner === undefined) continue
    const to = /["']/.test(source.charAt(range[0])) ? inner : `"${inner}"`
    report(place, say('characters.around', {}, suggestion(value, to)))
  }
  for (const entry of entries)
    for (const match of source.matchAll(entry.pattern))
      report(place(match.index), matchFinding(entry, match))
  for (const { entry, match, passage } of inWords(one))
    if (entry.in !== 'field' || /^(?:field|prop|photograph|label)$/.test(passage.kind))
      report(placeIn(passage, match.index), matchFinding(entry, match))
}

/** Markdown that pages may not use. */
const UNWANTED = [
  'code',
  'imageReference',
  'linkReference',
  'definition',
  'thematicBreak',
  'break',
] as const

export const checkMarkdown: PageRule = ({ passages, outline, source, place }, report) => {
  for (const passage of passages.filter(isBody)) {
    const { prose } = passage
    const at = (index: number) => placeIn(passage, index)
    for (const entry of IN_TEXT) {
      const match = entry.pattern.exec(prose)
      // A backslash before it shows that it is meant.
      if (!match || source[at(match.index).offset - 1] === '\\') continue
      report(at(match.index), matchFinding(entry, match))
      // The first in a passage is enough.
      break
    }
    // Finding the place of a character takes long.
    if (!isWrapped(passage)) continue
    const next = source.indexOf('\n', at(0).offset) + 1
    if (next > 0 && next <= at(prose.length - 1).offset)
      report(place(next), say('line-break.inside'))
  }
  const { nodes = [] } = outline?.syntax ?? {}
  for (const node of nodes) {
    const unwanted = UNWANTED.find((type) => type === node.type)
    // An address that a link refers to is reported there.
    const isUsed = node.type === 'definition' && nodes.some(({ type }) => /Reference$/.test(type))
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
