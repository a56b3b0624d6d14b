/** What must be settled before the site goes live, beyond what the content check demands. */

import { fileOfData } from '#lib/content/data.ts'
import { dayAfter, isDay, isOver } from '#lib/content/days.ts'
import { formatProblem, type Problem, problemAt } from '#tools/lint/errors.ts'
import { answering } from '#tools/lint/released.ts'
import { field, type Site } from '#tools/lint/site.ts'
import { type Located, valueAt } from '#tools/lint/source.ts'

/** Hosts that belong to nobody (RFC 2606): what points there has not been filled in. */
const RESERVED = /\.(?:example|test|invalid|localhost)$|(?:^|\.)example\.(?:com|net|org)$/

/**
 * Names of .env.example that may stay empty in production, because something sensible happens without them. All
 * others have to be set, since the embedded defaults are for machines without keys.
 */
export const OPTIONAL = [
  'CONTACT_TO_NAME',
  'CONTACT_SENDER_NAME',
  'LEAD_TRACKING_SRC',
  'INDEXNOW_KEY',
  'PORT',
] as const

/** What an entry is called: the first of its words that names it. */
function nameOf(entry: unknown): string {
  const keys = ['name', 'label', 'city', 'title', 'id']
  const name = keys.map((key) => valueAt(entry, [key])).find((value) => typeof value === 'string')
  return typeof name === 'string' ? name : 'this entry'
}

/** The paths of every `placeholder: true`. */
function marked(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  return [...entries].flatMap(([key, inner]) =>
    key === 'placeholder' && inner === true ? [[...path, key]] : marked(inner, [...path, key]),
  )
}

function placeholders(site: Site): Problem[] {
  return site.files.flatMap(({ file, yaml }) =>
    marked(yaml.value).map((path) =>
      problemAt(file, yaml.at(path, 'key'), {
        rule: 'placeholder',
        found: `${nameOf(valueAt(yaml.value, path.slice(0, -1)))} is a placeholder`,
        remedy: 'Put the real thing in its place and remove this line',
      }),
    ),
  )
}

function overdue(file: string, located: Located, path: PropertyKey[], today: string): Problem[] {
  const day = valueAt(located.value, [...path, 'reviewBy'])
  if (typeof day !== 'string' || !isOver(day, today)) return []
  const entry = valueAt(located.value, path)
  const id = valueAt(entry, ['id'])
  return [
    problemAt(file, located.at([...path, 'reviewBy']), {
      rule: 'review',
      found: `${typeof id === 'string' ? `the claim ${id}` : 'the page'} was to be reviewed by ${day}`,
      remedy: 'Look at it again and set the next day',
    }),
  ]
}

function reviews(site: Site): Problem[] {
  const claims = site.files.find(({ name }) => name === 'claims')
  const inClaims = ['figures', 'standards'].flatMap((list) => {
    const entries = valueAt(claims?.yaml.value, [list])
    return claims && Array.isArray(entries)
      ? entries.flatMap((_, index) => overdue(claims.file, claims.yaml, [list, index], site.today))
      : []
  })
  const inPages = site.pages.flatMap((page) =>
    page.yaml && field(page, 'reviewBy') ? overdue(page.file, page.yaml, [], site.today) : [],
  )
  return [...inClaims, ...inPages]
}

function addresses(site: Site): Problem[] {
  const file = site.files.find(({ name }) => name === 'site')
  if (!file) return []
  return [['url'], ['mailboxes', 'general'], ['mailboxes', 'careers']].flatMap((path) => {
    const value = valueAt(file.yaml.value, path)
    const host = typeof value === 'string' ? value.replace(/^https?:\/\/|^[^@]*@/g, '').split(/[/:]/)[0] : ''
    if (!host || !RESERVED.test(host)) return []
    return [
      problemAt(file.file, file.yaml.at(path), {
        rule: 'address',
        found: `${path.join('.')} is ${value}`,
        expected: 'on a host that belongs to nobody',
        remedy: 'Write the real one',
      }),
    ]
  })
}

function released(site: Site): Problem[] {
  const known = site.data.released ?? []
  const added = answering(site).filter((path) => !known.includes(path))
  if (added.length === 0) return []
  return [
    problemAt(
      fileOfData('released'),
      { line: 1, column: 1 },
      {
        rule: 'released',
        found: `the list of released addresses lacks ${added.join(', ')}`,
        why: 'Without it, nobody would notice when one of them is lost later',
        remedy: 'Run `npm run release:paths` and commit the file',
      },
    ),
  ]
}

/** Days before its end from which on security.txt is to be renewed, and days that it may count at most (RFC 9116). */
const [RENEWAL, LONGEST] = [30, 366]

/** What is wrong with the last day of security.txt: past, near, or farther than a reader would trust. */
export function securityExpiry(site: Pick<Site, 'files' | 'today'>): Problem[] {
  const file = site.files.find(({ name }) => name === 'site')
  const path = ['security', 'expires']
  const day = valueAt(file?.yaml.value, path)
  if (!file || typeof day !== 'string' || !isDay(day)) return []
  const soon = isOver(day, dayAfter(site.today, RENEWAL))
  if (!soon && day <= dayAfter(site.today, LONGEST)) return []
  return [
    problemAt(file.file, file.yaml.at(path), {
      rule: 'expiry',
      found: `security.txt counts until ${day}`,
      expected: soon ? `less than ${RENEWAL} days from today` : 'more than a year from today',
      remedy: 'Check that somebody reads it, and set a day within the next year',
    }),
  ]
}

/** Names that an example of an environment sets, in its order; without those in comments. */
export function environmentNames(example: string): string[] {
  return [...example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name)
}

/** What the environment lacks, a sentence each. An empty value counts as not set. */
function environment(example: string, variables: Readonly<Record<string, string | undefined>>): string[] {
  const optional: readonly string[] = OPTIONAL
  return environmentNames(example)
    .filter((name) => !optional.includes(name) && !variables[name]?.trim())
    .map((name) => `.env.example ${name} is not set in this environment. The file says what it is for.`)
}

/**
 * Everything that stands between this site and a production deploy, one line each.
 *
 * @param problems what the content check found
 * @param example text of .env.example
 * @param variables the environment of the deploy
 */
export function preflight(
  site: Site,
  problems: readonly Problem[],
  example: string,
  variables: Readonly<Record<string, string | undefined>>,
): string[] {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return [
    ...(errors > 0
      ? [
          `content has ${errors === 1 ? '1 error' : `${errors} errors`}; \`npm run content:check\` lists them.`,
        ]
      : []),
    ...[
      ...addresses(site),
      ...placeholders(site),
      ...reviews(site),
      ...securityExpiry(site),
      ...released(site),
    ].map(formatProblem),
    ...environment(example, variables),
  ]
}
