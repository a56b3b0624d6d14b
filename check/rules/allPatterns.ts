/** All patterns by where they are sought, and the rules that seek them. */
import type { DataName } from '#lib/content/data.ts'
import { expression } from '../expression.ts'
import { BLANK, type Passage, placeIn } from '../parse/passages.ts'
import { isDataFile, isPage, type SourceFile } from '../parse/site.ts'
import type { ReportFinding } from '../problems.ts'
import * as assistantMarks from './characters/assistantMarks.ts'
import * as characters from './characters/characters.ts'
import * as encoding from './characters/encoding.ts'
import * as quotationMarks from './characters/quotationMarks.ts'
import * as spaces from './characters/spaces.ts'
import * as links from './links/linkPatterns.ts'
import * as code from './markup/code.ts'
import * as foreignMarkdown from './markup/foreignMarkdown.ts'
import * as frontMatter from './markup/frontMatter.ts'
import { jsonPatterns } from './markup/json.ts'
import * as lists from './markup/lists.ts'
import * as merges from './markup/merges.ts'
import * as nearMarkdown from './markup/nearMarkdown.ts'
import * as plainText from './markup/plainText.ts'
import * as tables from './markup/tables.ts'
import * as headings from './page/headings.ts'
import * as sections from './page/sections.ts'
import type { Pattern } from './pattern.ts'
import * as photographs from './pictures/photographs.ts'
import { inProse } from './prose.ts'
import * as unique from './site/unique.ts'
import * as assistantWords from './wording/assistantWords.ts'
import * as cliches from './wording/cliches.ts'
import * as dates from './wording/dates.ts'
import * as leftovers from './wording/leftovers.ts'
import * as praise from './wording/praise.ts'
import * as punctuation from './wording/punctuation.ts'

/** Sought in the source of every file. */
const SOURCE: readonly Pattern[] = [
  ...merges.sourcePatterns,
  ...encoding.sourcePatterns,
  ...characters.invisiblePatterns,
  ...assistantMarks.sourcePatterns,
  ...characters.sourcePatterns,
  ...spaces.sourcePatterns,
  ...lists.sourcePatterns,
  ...links.sourcePatterns,
]

/** Sought in the source of pages. */
const PAGES: readonly Pattern[] = [
  ...merges.pagePatterns,
  ...characters.pagePatterns,
  ...spaces.pagePatterns,
  ...code.pagePatterns,
  ...lists.pagePatterns,
  ...foreignMarkdown.pagePatterns,
  ...headings.pagePatterns,
  ...frontMatter.pagePatterns,
  ...sections.pagePatterns,
  ...tables.pagePatterns,
  ...unique.pagePatterns,
  ...links.pagePatterns,
  ...punctuation.pagePatterns,
]

/** Sought in all prose. */
const PROSE: readonly Pattern[] = [
  ...characters.invisiblePatterns,
  ...encoding.prosePatterns,
  ...assistantWords.prosePatterns,
  ...cliches.prosePatterns,
  ...praise.prosePatterns,
  ...leftovers.prosePatterns,
  ...punctuation.prosePatterns,
  ...quotationMarks.prosePatterns,
  ...dates.prosePatterns,
]

/** Sought in texts of front matter, data files and props that can have no links or bold words. */
const WORDS: readonly Pattern[] = [...plainText.wordPatterns]

/** Sought in all of them. */
const FIELDS: readonly Pattern[] = [...plainText.fieldPatterns, ...leftovers.fieldPatterns]

/** For the test of their examples. */
export const ALL_PATTERNS: readonly Pattern[] = [
  ...SOURCE,
  ...characters.scriptPatterns,
  ...characters.namePatterns,
  ...PAGES,
  ...jsonPatterns,
  ...PROSE,
  ...WORDS,
  ...FIELDS,
  ...nearMarkdown.textPatterns,
  ...links.targetPatterns,
  ...links.wordPatterns,
  ...photographs.altPatterns,
  ...photographs.photoNamePatterns,
]

/** Code between backticks within a line, and notes to colleagues. */
const CODE = expression(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)|\{\/\*[\s\S]*?\*\/\}/g, {
  matches: ['A `name` here', 'A ``name with a ` `` here', 'A {/* note */} here'],
  passes: ['A `name\nand` more', 'A ``name` here'],
})

/** Unlike white space in its place, a mask lets no pattern run on across the code. */
const withMaskedCode = (source: string) =>
  source.replace(CODE, (code) => code.replace(/[^\n`]/g, BLANK))

/** The data files with names of people and firms. */
const WITH_NAMES: readonly DataName[] = [
  'site',
  'offices',
  'people',
  'testimonials',
  'legal',
  'due-diligence',
]

function patternsFor(sourceFile: SourceFile): readonly Pattern[] {
  if (isDataFile(sourceFile) && WITH_NAMES.includes(sourceFile.name))
    return [...SOURCE, ...characters.namePatterns]
  const source = [...SOURCE, ...characters.scriptPatterns]
  if (isPage(sourceFile)) return [...source, ...PAGES]
  return sourceFile.file.endsWith('.json') && !sourceFile.broken
    ? [...source, ...jsonPatterns]
    : source
}

/** Checks a file by the patterns for its source. */
export function checkSource(sourceFile: SourceFile, report: ReportFinding): void {
  const { source, place } = sourceFile
  // Only pages have code.
  const text = isPage(sourceFile) ? withMaskedCode(source) : source
  for (const { pattern, isInCode, finding } of patternsFor(sourceFile))
    for (const match of (isInCode ? source : text).matchAll(pattern))
      report(place(match.index), finding(match))
}

/** What stands beside the text of pages. */
const BESIDE_TEXT: readonly Passage['kind'][] = ['field', 'prop', 'photograph', 'label']

const patternsInProse = inProse(PROSE)
const patternsInFields = inProse(FIELDS)
const patternsInWords = inProse(WORDS)

/** Checks the texts of a file by the patterns for prose. */
export function checkProse(sourceFile: SourceFile, report: ReportFinding): void {
  for (const { entry, match, passage } of patternsInProse(sourceFile))
    report(placeIn(passage, match.index), entry.finding(match))
  for (const { entry, match, passage } of patternsInFields(sourceFile))
    if (BESIDE_TEXT.includes(passage.kind))
      report(placeIn(passage, match.index), entry.finding(match))
  for (const { entry, match, passage } of patternsInWords(sourceFile))
    if (BESIDE_TEXT.includes(passage.kind) && !passage.isInline)
      report(placeIn(passage, match.index), entry.finding(match))
}
