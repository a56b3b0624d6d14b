/** What must be done before the site goes live, beyond what the content check requires. */

import { field, layoutOf } from '#check/parse/page.ts'
import { answering, type Site } from '#check/parse/site.ts'
import { valueAt } from '#check/parse/source.ts'
import { formatProblem, type Problem, reporter, rule } from '#check/problems.ts'
import { ConfigError, readConfig } from '#edge/config.ts'
import { fileOfData } from '#lib/content/data.ts'
import { dayAfter, isOver } from '#lib/content/days.ts'

const expiry = rule(
  'expiry',
  'An expired file tells people who find a vulnerability that nobody reads the mailbox',
)
const placeholder = rule('placeholder', 'Visitors would mistake made-up content for the truth')
const review = rule('review', 'What was true when it was written may not be true anymore')
const released = rule('released', 'Without it, nobody would notice if one of them got lost later')

/** Reserved hosts (RFC 2606): addresses there have not been filled in. */
const RESERVED = /\.(?:example|test|invalid|localhost)$|[/@.]example\.(?:com|net|org)$/

/** What may stay empty in production. The built-in defaults of all other variables are for machines without keys. */
export const OPTIONAL: readonly string[] = [
  'NEWS_IMAGE_HOSTS',
  'CONTACT_TO_NAME',
  'CONTACT_SENDER_NAME',
  'CONTACT_SUBJECT',
  'RETENTION_DAYS',
  'STRICT_TRANSPORT_SECURITY',
  'LEAD_TRACKING_SRC',
  'INDEXNOW_KEY',
]

/** Variables the worker ignores: it has no port, no folder, and cannot reach a mail server. */
export const NODE_ONLY: readonly string[] = [
  'SMTP_URL',
  'HOST',
  'PORT',
  'TRUSTED_PROXIES',
  'DATA_DIR',
]

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

function contentLeft(site: Site): Problem[] {
  const problems: Problem[] = []
  const reportIn = (file: string) => reporter(problems, file)

  for (const { path, value, place } of site.dataFile('site')?.yaml.texts ?? []) {
    const key = path.join('.')
    const report = reportIn(fileOfData('site'))
    const [first = '', last = ''] = VALID_DAYS.map((days) => dayAfter(site.today, days))
    if (key === 'security.expires' && (value < first || value > last))
      report(
        place,
        expiry({
          found: `security.txt is valid until ${value}, which is not between ${first} and ${last}`,
          remedy: 'Make sure somebody reads the mailbox, then set a day between these',
        }),
      )
  }
  for (const { file, yaml } of site.dataFiles)
    for (const path of placeholdersIn(yaml.value)) {
      const name = nameOf(valueAt(yaml.value, path.slice(0, -1))) ?? 'this entry'
      reportIn(file)(
        yaml.at(path, 'key'),
        placeholder({
          found: `${name} is a placeholder`,
          remedy: 'Replace it with the real thing and remove this line',
        }),
      )
    }
  for (const { file, yaml } of [...site.dataFiles, ...site.pages])
    for (const { path, value: day, place } of yaml?.texts ?? []) {
      if (path.at(-1) !== 'reviewBy' || !isOver(day, site.today)) continue
      const id = valueAt(yaml?.value, [...path.slice(0, -1), 'id'])
      reportIn(file)(
        place,
        review({
          found: `${id ? `the entry ${id}` : 'the page'} was due for review by ${day}`,
          remedy: 'Check it again and set the next date',
        }),
      )
    }
  // A page that is published on a day of its own must not stop the release of that morning.
  const isScheduled = (path: string) =>
    site.published.some((page) => page.path === path && field(page, 'publishAt'))
  const added = answering(site).filter(
    (path) => !site.data.released?.includes(path) && !isScheduled(path),
  )
  if (added.length > 0)
    reportIn(fileOfData('released'))(
      undefined,
      released({
        found: `the list of released addresses lacks ${added.join(', ')}`,
        remedy: 'Run `npm run release:paths` and commit the file',
      }),
    )
  return problems
}

export const withoutTerms = ({ pages }: Site): string[] =>
  pages
    .filter((page) => ['detail', 'landing'].includes(layoutOf(page) ?? ''))
    .filter((page) => !field(page, 'glance', 'length') || !field(page, 'glance', 'from'))
    .map(({ path }) => path)

/** The figures of which nobody has said what they mean, by their ids. */
export const withoutMeaning = ({ data }: Site): string[] =>
  (data.claims?.figures ?? []).filter(({ meaning }) => !meaning).map(({ id }) => id)

/** What the owner of this code has not said about it: under which license others may use it. */
export const withoutLicense = ({ license }: { license?: string }): boolean => !license?.trim()

/** The variables in an example environment file, in order, without commented ones. */
export const environmentNames = (example: string) =>
  Array.from(example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm), ([, name = '']) => name)

/** What the server would refuse to start with, and the worker answer 503 for, apart from what is not set at all. */
function unusable(variables: Readonly<Record<string, string | undefined>>): string[] {
  try {
    readConfig(variables)
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.problems.filter((problem) => !problem.includes(' is missing'))
  }
}

/** Whether a variable has the address of an example or of a test on this machine, which the server would accept. */
const isTrial = (value: string) =>
  /^http:/.test(value) || RESERVED.test(URL.parse(value)?.origin ?? value)

/** Returns what is left to do before a production deploy, one line each. An empty variable counts as not set. */
export function preflight(
  site: Site,
  problems: readonly Problem[],
  example: string,
  variables: Readonly<Record<string, string | undefined>>,
): string[] {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  // With SMTP, the mail API is not needed.
  const mail = variables.SMTP_URL?.trim() ? ['MAIL_API_URL', 'MAIL_API_KEY'] : []
  const optional = [...OPTIONAL, ...NODE_ONLY, ...mail]
  return [
    ...(errors > 0
      ? [`Errors in the content: ${errors}. \`npm run content:check\` lists them.`]
      : []),
    ...contentLeft(site).map(formatProblem),
    ...environmentNames(example).flatMap((name) => {
      const value = variables[name]?.trim()
      if (isTrial(value ?? ''))
        return `.env.example ${name} is an address for examples and tests. Set it to the one you use.`
      if (value || optional.includes(name)) return []
      return `.env.example ${name} is not set in this environment. The file says what it is for.`
    }),
    ...unusable(variables).map((problem) => `.env.example ${problem}`),
  ]
}
