/** Whether the words that the specification fixes are where it wants them. */

import { field, type SitePage } from '#check/parse/page.ts'
import { isBody } from '#check/parse/passages.ts'
import type { ReportIn, Site, SiteRule } from '#check/parse/site.ts'
import { listAt, valueAt } from '#check/parse/source.ts'
import { fileOfData } from '#lib/content/data.ts'
import { correction } from '../../problems.ts'
import { foldedWords } from '../occurrences.ts'
import { specification } from '../sharedRules.ts'
import { type SpecifiedWords, textsFixed, type Wordings } from './specifiedWords.ts'

const same = (a: unknown, b: string) => String(a).trim().toLowerCase() === b.toLowerCase()

const quoted = (texts: readonly string[]) => texts.map((text) => `"${text}"`).join(', ')

/** Whether a text says some words, whatever their letter case; `level A` is not in `level AA`. */
export function says(text: string, wordings: Wordings): boolean {
  const words = ` ${foldedWords(text)} `
  return wordings.some((wording) => words.includes(` ${foldedWords(wording)} `))
}

/** A part of a page that must be there, and how the author can put it back. */
interface Wanted {
  what: string
  missing: readonly string[]
  remedy: string
}

/** Returns what a page lacks of the cards, items, tiles, headings and statements that it must have. */
function wantedOn(page: SitePage, words: SpecifiedWords, site: Site): Wanted[] {
  const { blocks = [], headings = [] } = page.outline ?? {}
  const blocksOf = (name: string) => blocks.filter((block) => block.name === name)
  const props = (name: string) => blocksOf(name).map((block) => block.props.value)
  const reveals = words.revealing.includes(page.path)
  const present = blocksOf('Card').filter(({ parent }) => !reveals || parent?.props.value.reveal)
  const cards = (words.cards[page.path] ?? []).filter(
    ({ title, href }) =>
      !present.some(
        ({ props: { value } }) =>
          String(value.title).toLowerCase().includes(title.toLowerCase()) &&
          (href === undefined || value.href === href),
      ),
  )
  const items = (words.accordions[page.path] ?? []).filter(
    (title) => !props('AccordionItem').some((item) => same(item.title, title)),
  )
  const wordings = props('Tile').map(
    ({ claim }) => site.data.claims?.figures.find(({ id }) => id === claim)?.wording,
  )
  // A claim that there is not may be that of any tile.
  const isKnown = !wordings.includes(undefined)
  const tiles = (words.tiles[page.path] ?? []).filter((text) => isKnown && !wordings.includes(text))
  const subjects = (words.headings[page.path] ?? []).filter(
    (wordings) => !headings.some(({ text }) => says(text, wordings)),
  )
  const body = page.passages.filter(isBody)
  const figures = site.data.claims?.figures
  // A claim that is not in the list has no words to look for.
  const isLegible = props('Claim').every(({ id }) => figures?.some((figure) => figure.id === id))
  const statements = (words.statements[page.path] ?? []).filter(
    (wordings) => isLegible && !body.some(({ text }) => says(text, wordings)),
  )
  return [
    {
      what: reveals ? 'card in a <CardGrid reveal>' : 'card',
      missing: cards.map(({ title, href }) => (href ? `${title} (${href})` : title)),
      remedy: 'Put it back; other cards may join it',
    },
    { what: 'item that opens', missing: items, remedy: 'Put it back; other items may join it' },
    {
      what: 'tile',
      missing: site.data.claims ? tiles : [],
      remedy: `Put it back, or restore the wording of its claim in ${fileOfData('claims')}`,
    },
    {
      what: 'heading about',
      missing: subjects.map(([wording]) => wording),
      remedy: 'Name it in a heading',
    },
    {
      what: 'statement of',
      missing: statements.map(([wording]) => wording),
      remedy: 'Say it in a sentence',
    },
  ]
}

/** Compares the entries of a data file, in order. */
function checkEntries(
  site: Site,
  reportIn: ReportIn,
  name: 'strengths' | 'statistics' | 'industries',
  specified: readonly string[],
  textOf: (entry: unknown) => unknown,
): void {
  const file = site.dataFile(name)
  if (!file || file.broken) return
  const entries = listAt(file.yaml.value, []).map(textOf)
  // Another rule counts them; behind one that is missing, all others would be reported.
  if (entries.length !== specified.length) return
  for (const [index, entry] of entries.entries()) {
    const text = specified[index] ?? ''
    // So does another rule report one without its key.
    if (entry === undefined || same(entry, text)) continue
    reportIn(file.file)(
      file.yaml.at([index]),
      specification({
        found: `entry ${index + 1} is "${entry}"; it takes "${text}"`,
        remedy: 'Write that again, in this place of the list',
      }),
    )
  }
}

/** Returns the rule for the words that a specification fixes. */
export const checkSpecifiedWords =
  (words: SpecifiedWords): SiteRule =>
  (site, reportIn) => {
    const titleOf = (entry: unknown) => valueAt(entry, ['title'])
    const claims = site.data.claims?.figures
    checkEntries(site, reportIn, 'strengths', words.strengths, titleOf)
    checkEntries(site, reportIn, 'industries', words.industries, titleOf)
    if (claims)
      checkEntries(site, reportIn, 'statistics', words.statistics, (entry) => {
        const id = valueAt(entry, ['claim'])
        return claims.find((claim) => claim.id === id)?.wording
      })
    for (const page of site.pages) checkPageWords(page, words, site, reportIn)
  }

function checkPageWords(
  page: SitePage,
  words: SpecifiedWords,
  site: Site,
  reportIn: ReportIn,
): void {
  const report = reportIn(page.file)
  for (const [key, text] of Object.entries(textsFixed(words, page.path))) {
    const found = field(page, ...key.split('.'))
    // A text below its key ends with a line break.
    if (found && found.value.trim() !== text)
      report(
        found,
        specification({
          found: `${key} is "${found.value}"; it takes "${text}"`,
          remedy: 'Write that again',
          ...(found.value.trim() !== '' && { fix: correction(found.value.trim(), text) }),
        }),
      )
  }
  const linksToItself = valueAt(page.yaml?.value, ['titleLinksToItself']) === true
  const mayLink = words.selfLinking.includes(page.path)
  if (page.yaml && linksToItself !== mayLink)
    report(
      page.yaml.at(['titleLinksToItself'], 'key'),
      specification({
        found: mayLink
          ? 'the title of this page does not link to the page'
          : 'the title of this page links to the page',
        remedy: mayLink ? 'Add the line "titleLinksToItself: true"' : 'Remove this line',
        inEditor: { remedy: mayLink ? 'Choose this in Details' : 'Take this back in Details' },
      }),
    )
  if (page.path === '/careers') {
    const values = listAt(page.yaml?.value, ['values']).map((value) =>
      `${valueAt(value, ['title'])}`.trim(),
    )
    const missing = words.careersValues.filter((value) => !values.includes(value))
    if (page.yaml && missing.length > 0)
      report(
        page.yaml.at(['values'], 'key'),
        specification({
          found: `values lacks ${quoted(missing)}`,
          remedy: 'Write them again',
        }),
      )
  }
  if (page.broken) return
  for (const { what, missing, remedy } of wantedOn(page, words, site))
    if (missing.length > 0)
      report(
        undefined,
        specification({ found: `the page has no ${what} ${quoted(missing)}`, remedy }),
      )
}
