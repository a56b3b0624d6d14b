/** What keeps a release from going live although the content has no errors. Every production deploy stops at it. */

import { field } from '#check/parse/page.ts'
import { answering, type ReportIn, type Site } from '#check/parse/site.ts'
import { valueAt } from '#check/parse/source.ts'
import { type Problem, reporter, rule } from '#check/problems.ts'
import { fileOfData } from '#lib/content/data.ts'
import { dayAfter, isOver } from '#lib/content/days.ts'
import { review } from '../sharedRules.ts'

const expiry = rule(
  'expiry',
  'An expired file tells people who find a vulnerability that nobody reads the mailbox',
)
const placeholder = rule('placeholder', 'Visitors would mistake made-up content for the truth')
const released = rule('released', 'Without it, nobody would notice if one of them got lost later')

/** The days that security.txt is valid for at least, so that there is time to renew it, and at most (RFC 9116). */
const VALID_DAYS = [30, 365] as const

const nameOf = (entry: unknown) =>
  ['name', 'label', 'city', 'term']
    .map((key) => valueAt(entry, [key]))
    .find((name) => typeof name === 'string')

function placeholdersIn(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'placeholder' && inner === true
      ? [[...path, key]]
      : placeholdersIn(inner, [...path, key]),
  )
}

/** A rule of releases, for a day. */
type ReleaseRule = (site: Site, reportIn: ReportIn, day: string) => void

const checkSecurity: ReleaseRule = (site, reportIn, day) => {
  const [first = '', last = ''] = VALID_DAYS.map((days) => dayAfter(day, days))
  for (const { path, value, place } of site.dataFile('site')?.yaml.texts ?? [])
    if (path.join('.') === 'security.expires' && (value < first || value > last))
      reportIn(fileOfData('site'))(
        place,
        expiry({
          found: `security.txt is valid until ${value}, which is not between ${first} and ${last}`,
          remedy: 'Make sure somebody reads the mailbox, then set a day between these',
        }),
      )
}

const checkPlaceholders: ReleaseRule = (site, reportIn) => {
  for (const { file, yaml } of site.dataFiles)
    for (const path of placeholdersIn(yaml.value)) {
      const name = nameOf(valueAt(yaml.value, path.slice(0, -1))) ?? 'this entry'
      reportIn(file)(
        yaml.at(path, 'key'),
        placeholder({
          found: `${name} is a placeholder`,
          remedy: 'Replace it with the real thing and remove this line',
          inEditor: { remedy: 'Replace it with the real thing, and press “No longer a sample”' },
        }),
      )
    }
}

const checkReviews: ReleaseRule = (site, reportIn, day) => {
  for (const { file, yaml } of [...site.dataFiles, ...site.pages])
    for (const { path, value: due, place } of yaml?.texts ?? []) {
      if (path.at(-1) !== 'reviewBy' || !isOver(due, day)) continue
      const id = valueAt(yaml?.value, [...path.slice(0, -1), 'id'])
      const was = isOver(due, site.today) ? 'was' : 'is'
      reportIn(file)(
        place,
        review({
          found: `${id ? `the entry ${id}` : 'the page'} ${was} due for review by ${due}`,
          remedy: 'Check it again and set the next date',
        }),
      )
    }
}

const checkReleased: ReleaseRule = (site, reportIn) => {
  // A page that is published on a day of its own must not stop the release of that morning.
  const isScheduled = (path: string) =>
    site.published.some((page) => page.path === path && field(page, 'publishAt'))
  const added = answering(site).filter(
    (path) => !site.data.released?.includes(path) && !isScheduled(path),
  )
  if (added.length === 0) return
  reportIn(fileOfData('released'))(
    undefined,
    released({
      found: `the list of released addresses lacks ${added.join(', ')}`,
      remedy: 'Run `npm run release:paths` and commit the file',
      inEditor: { remedy: 'Tell those who look after the site' },
    }),
  )
}

/** Returns what would stop a deploy on a day; by default, today. */
export function releaseProblems(site: Site, day = site.today): Problem[] {
  const problems: Problem[] = []
  const reportIn: ReportIn = (file) => reporter(problems, file)
  for (const check of [checkSecurity, checkPlaceholders, checkReviews, checkReleased])
    check(site, reportIn, day)
  return problems
}
