/** Dates with a weekday: "Saturday, March 6, 2027". */
import { expression } from '#check/expression.ts'
import { placeIn } from '#check/parse/passages.ts'
import type { SiteRule } from '#check/parse/site.ts'
import { correction, rule } from '#check/problems.ts'
import { inProse } from '../prose.ts'
import { MONTH } from './months.ts'

const weekday = rule('characters', 'Readers look into their calendars')

const DATE = expression(
  new RegExp(
    `\\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day), (${MONTH} \\d{1,2}), (\\d{4})\\b`,
    'g',
  ),
  {
    matches: ['on Saturday, March 6, 2027'],
    passes: ['on Saturday', 'March 6, 2027', 'Saturday, March 6'],
  },
)

const datesIn = inProse([{ pattern: DATE }])

/** Reports dates that are on another weekday. */
export const checkWeekdays: SiteRule = (site, reportIn) => {
  for (const sourceFile of site.all)
    for (const { match, passage } of datesIn(sourceFile)) {
      const [date, written = '', day, year] = match
      const time = new Date(`${day} ${year} UTC`)
      const right = time.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
      if (right === written) continue
      reportIn(sourceFile.file)(
        placeIn(passage, match.index),
        weekday({
          found: `"${date}" is a ${right}`,
          remedy: `Write "${right}", or correct the date`,
          fix: correction(written, right),
        }),
      )
    }
}
