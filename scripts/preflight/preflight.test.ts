/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { beforeEach, expect, it } from '@jest/globals'
import { DATA, DETAIL, makeTestSite, type TestSite, TODAY } from '#check/testing/testSite.ts'
import {
  environmentNames,
  NODE_ONLY,
  OPTIONAL,
  preflight,
  unfinishedSettings,
  unstatedRetention,
  withoutAnswer,
  withoutLicense,
  withoutMeaning,
  withoutTerms,
} from './preflight.ts'

const EXAMPLE = '# About it.\nMAIL_API_KEY=\n\nPORT=\n# EDGE_TUNING={}\n'

let folder: TestSite
beforeEach(() => {
  folder = makeTestSite()
  // The small site has one placeholder.
  folder.edit(`${DATA}site.yaml`, /^.*placeholder.*\n/m, '')
})

function left(variables: Record<string, string> = { MAIL_API_KEY: 'key' }, day = TODAY): string[] {
  const { site, problems } = folder.check(day)
  return [...preflight(site, problems), ...unfinishedSettings(EXAMPLE, variables)]
}

it('reports nothing if nothing is left', () => {
  expect(left()).toEqual([])
})

it('lists the pages whose owner has not set length and price', () => {
  const { site } = folder.check(TODAY)
  expect(withoutTerms(site)).toEqual(['/alpha', '/beta', '/services/checks'])
})

it('lists the figures whose owner has not said what they mean', () => {
  const before = withoutMeaning(folder.check(TODAY).site)
  expect(before).toContain('cycle-time')
  folder.edit(
    `${DATA}claims.yaml`,
    '    source: a test',
    '    meaning:\n      definition: Days from build to report\n    source: a test',
  )
  expect(withoutMeaning(folder.check(TODAY).site)).toEqual(
    before.filter((id) => id !== 'cycle-time'),
  )
})

it('lists the lines for procurement that nobody has answered', () => {
  expect(withoutAnswer(folder.check(TODAY).site)).toEqual([])
  folder.edit(`${DATA}due-diligence.yaml`, '    from: legal-name\n', '')
  expect(withoutAnswer(folder.check(TODAY).site)).toEqual(['entity'])
})

it('lists an answer for procurement that is due for review', () => {
  folder.edit(
    `${DATA}due-diligence.yaml`,
    'from: legal-name',
    'answer: Tester and Daughters\n    source: the register\n    owner: Finance\n    reviewBy: 2026-06-14',
  )
  expect(left()).toEqual([expect.stringContaining('the entry entity was due for review')])
})

it('asks the owner for the license of this code until package.json names one', () => {
  expect(withoutLicense({})).toBe(true)
  expect(withoutLicense({ license: ' ' })).toBe(true)
  expect(withoutLicense({ license: 'UNLICENSED' })).toBe(false)
})

it('lists placeholders', () => {
  folder.edit(`${DATA}people.yaml`, 'monogram: AE', 'monogram: AE\n  placeholder: true')
  folder.edit(`${DATA}offices.yaml`, 'city: Mumbai', 'city: Mumbai\n  placeholder: true')
  folder.edit(`${DATA}site.yaml`, 'label: Network', 'label: Network\n  placeholder: true')
  const remedy = `Visitors would mistake made-up content for the truth. Replace it with the real thing and remove this line.`
  expect(left()).toEqual([
    `content/data/site.yaml:10:3 Network is a placeholder. ${remedy}`,
    `content/data/offices.yaml:5:3 Mumbai is a placeholder. ${remedy}`,
    `content/data/people.yaml:7:3 Ada Example is a placeholder. ${remedy}`,
  ])
})

it('lists claims and pages due for review', () => {
  folder.edit(DETAIL, 'intro:', 'reviewBy: 2026-06-14\nintro:')
  folder.edit(`${DATA}claims.yaml`, '2027-06-30', TODAY)
  expect(left()).toEqual([
    `content/alpha.mdx:4:11 the page was due for review by 2026-06-14. What was true when it was written may not be true anymore. Check it again and set the next date.`,
  ])
  expect(left(undefined, '2026-06-16')).toEqual([
    `content/data/claims.yaml:8:15 the entry cycle-time was due for review by 2026-06-15. What was true when it was written may not be true anymore. Check it again and set the next date.`,
    `content/alpha.mdx:4:11 the page was due for review by 2026-06-14. What was true when it was written may not be true anymore. Check it again and set the next date.`,
  ])
})

it('lists a security.txt that expires soon, has expired, or is valid for too long', () => {
  const about = (day: string) =>
    left(undefined, day).filter((line) => line.includes('security.txt'))
  const problem = (first: string, last: string) =>
    `content/data/site.yaml:21:12 security.txt is valid until 2027-03-31, which is not between ${first} and ${last}. An expired file tells people who find a vulnerability that nobody reads the mailbox. Make sure somebody reads the mailbox, then set a day between these.`
  expect(about('2026-03-30')).toEqual([problem('2026-04-29', '2027-03-30')])
  expect(about('2026-03-31')).toEqual([])
  expect(about('2027-03-01')).toEqual([])
  expect(about('2027-03-02')).toEqual([problem('2027-04-01', '2028-03-01')])
  expect(about('2028-01-01')).toHaveLength(1)
})

it('lists variables that are not set, and values the server would refuse', () => {
  const line =
    '.env.example MAIL_API_KEY is not set in this environment. The file says what it is for.'
  expect(left({})).toEqual([line])
  expect(left({ MAIL_API_KEY: ' ' })).toEqual([line])
  expect(left({ MAIL_API_KEY: 'a key' })).toEqual([
    expect.stringMatching(/^\.env\.example MAIL_API_KEY must be/),
  ])
})

it('lists addresses missing from the released ones', () => {
  folder.edit(`${DATA}released.yaml`, '- /beta\n', '')
  expect(left()).toEqual([
    'content/data/released.yaml:1:1 the list of released addresses lacks /beta. Without it, nobody would notice if one of them got lost later. Run `npm run release:paths` and commit the file.',
  ])
})

it('lets a page go live on its day', () => {
  folder.edit(DETAIL, 'parent:', `publishAt: ${TODAY}\nparent:`)
  folder.edit(`${DATA}released.yaml`, '- /alpha\n', '')
  expect(left()).toEqual([])
})

it('reports content errors', () => {
  folder.edit(DETAIL, '- A point', '- Leverage a point')
  expect(left()).toEqual(['Errors in the content: 1. `npm run content:check` lists them.'])
})

it('lists addresses that only examples and tests have', () => {
  const trial = {
    NEWS_API_URL: 'https://news.example/api',
    MAIL_API_URL: 'http://localhost:9555/send',
    CONTACT_TO_EMAIL: 'you@example.com',
  }
  const lines = unfinishedSettings(`${Object.keys(trial).join('=\n')}=\n`, trial)
  for (const name of Object.keys(trial))
    expect(lines).toContain(
      `.env.example ${name} is an address for examples and tests. Set it to the one you use.`,
    )
})

it('lists a privacy notice that tells another period than the one for which messages are kept', () => {
  const notice = 'content/privacy-notice.mdx'
  folder.write(notice, folder.read(DETAIL).replace('- A point', '- Kept for 30 days, then a point'))
  const { site } = folder.check(TODAY)
  expect(unstatedRetention(site, {})).toEqual([])
  expect(unstatedRetention(site, { RETENTION_DAYS: '30' })).toEqual([])
  expect(unstatedRetention(site, { RETENTION_DAYS: '3' })).toEqual([
    expect.stringMatching(`${notice} does not say "3 days"`),
  ])
  // Another line says that nobody can use it.
  expect(unstatedRetention(site, { RETENTION_DAYS: 'never' })).toEqual([])
})

it('knows the variables in .env.example, and which may stay empty', () => {
  const names = environmentNames(readFileSync('.env.example', 'utf8'))
  expect(names).toEqual(
    expect.arrayContaining(['NEWS_API_URL', 'MAIL_API_KEY', ...OPTIONAL, ...NODE_ONLY]),
  )
  expect(names).not.toContain('EDGE_TUNING')
})
