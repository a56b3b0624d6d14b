/**
 * Dated statements about the world, such as other companies' releases: true on the day they were written, and due for
 * another look later. Each is an entry of facts.yaml, unless its text cites a standard, which claims.yaml reviews.
 */

import { expression } from '#check/expression.ts'
import { type Passage, placeIn } from '#check/parse/passages.ts'
import { isPage, type Site, type SiteRule, type SourceFile } from '#check/parse/site.ts'
import { listAt, valueAt } from '#check/parse/source.ts'
import { rule } from '#check/problems.ts'
import { fileOfData } from '#lib/content/data.ts'
import { inProse } from '../prose.ts'
import { MONTH } from '../wording/months.ts'

const fact = rule('fact', 'What was true when it was written may not be true anymore')

const FILE = fileOfData('facts')

const YEAR = '(?:19|20)\\d{2}'

const SEASON = '(?:[Ss]pring|[Ss]ummer|[Ff]all|[Aa]utumn|[Ww]inter)'

/** A date with its year. */
const DATE = expression(
  new RegExp(
    `\\b${MONTH} (?:\\d{1,2}, )?${YEAR}\\b|\\b(?:${SEASON}|Q[1-4]|[Hh]alf)(?: of)? ${YEAR}\\b|\\b${YEAR}-(?:0[1-9]|1[0-2])-(?:[0-2]\\d|3[01])(?![\\dT])|\\b(?:in|since|from|until|by|of|before|after) ${YEAR}\\b(?!-\\d| (?!has|is|was)[a-z]+s\\b)|\\(${YEAR}\\)`,
    'gu',
  ),
  {
    matches: [
      'June 2024',
      'August 2, 2026',
      'fall of 2025',
      'Q3 2026',
      '2026-06-15',
      'since 2025',
      'WCAG 2.1 (2018)',
    ],
    passes: ['of 2026 rows', 'in June', '2026-06-15T10:00'],
  },
)

const datesIn = inProse([{ pattern: DATE }])

/** Pages whose dates are their own: measurements of this site, and texts of the law's kind that say since when they hold. */
const hasDatesOfItsOwn = ({ file }: SourceFile, site: Site) =>
  file.startsWith('content/evidence') ||
  site.pages.some(
    (page) =>
      page.file === file && page.yaml?.value && valueAt(page.yaml.value, ['layout']) === 'text',
  )

/** Texts in which a standard is named; a table's cells are about what its page is about. */
const textsAround = (passage: Passage, { passages }: SourceFile) =>
  passage.within.includes('Table') ? [passage, ...passages] : [passage]

/** Advises to register dated statements that nobody would look at again, and names entries whose words are gone. */
export const checkFacts: SiteRule = (site, reportIn) => {
  const facts = site.dataFile('facts')
  const standards = site.data.claims?.standards
  if (!facts || facts.broken || !standards) return
  const registered = listAt(facts.yaml.value, []).map((entry) => String(valueAt(entry, ['says'])))
  for (const sourceFile of site.all) {
    if (!isPage(sourceFile) || hasDatesOfItsOwn(sourceFile, site)) continue
    const advised = new Set<Passage>()
    for (const { match, passage } of datesIn(sourceFile)) {
      const isRegistered = registered.some((says) => {
        const start = passage.text.indexOf(says)
        return start >= 0 && match.index >= start && match.index < start + says.length
      })
      const citesStandard = textsAround(passage, sourceFile).some(({ text }) =>
        standards.some(({ name }) => text.includes(name)),
      )
      // A value that is a date states nothing.
      const isValue = match[0] === passage.text
      if (isValue || isRegistered || citesStandard || advised.has(passage)) continue
      // Several dates of a text are about one thing.
      advised.add(passage)
      reportIn(sourceFile.file)(
        placeIn(passage, match.index),
        fact({
          found: `the statement with the date "${match[0]}" has neither a source nor a day on which somebody looks at it again`,
          remedy: `Add its words to ${FILE} with a source and a day of review, or say it without the date`,
          severity: 'advice',
        }),
      )
    }
  }
  if (!site.isWhole) return
  for (const [index, says] of registered.entries()) {
    if (
      site.all.some((file) => isPage(file) && file.passages.some(({ text }) => text.includes(says)))
    )
      continue
    reportIn(FILE)(
      facts.yaml.at([index, 'says'], 'value'),
      fact({
        found: `no page says "${says}"`,
        why: 'A page may state the fact in other words now, which nobody has compared with the source',
        remedy: 'Write the words as the page has them, or remove the entry',
        severity: 'advice',
      }),
    )
  }
}
