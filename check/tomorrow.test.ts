/** @jest-environment node */
import { beforeEach, expect, it } from '@jest/globals'
import { DATA, DETAIL, makeTestSite, type TestSite, TODAY } from './testing/testSite.ts'
import { problemsOfTomorrow } from './tomorrow.ts'

const TOMORROW = '2026-06-16'
const WHY = `From tomorrow on, ${TOMORROW}, no release goes live until this is mended`
const IN_EDITOR = `From tomorrow on, ${TOMORROW}, the site cannot be updated until this is mended`

let folder: TestSite
beforeEach(() => {
  folder = makeTestSite()
})

/** What the check of today says about tomorrow. */
const coming = () =>
  folder.check(TODAY).coming.map(({ file, found, severity }) => [file, severity, found])

it('says nothing if the release of tomorrow meets nothing that today’s does not', () => {
  expect(coming()).toEqual([])
  folder.edit(DETAIL, 'intro:', 'reviewBy: 2026-06-14\nintro:')
  folder.edit(`${DATA}people.yaml`, 'monogram: AE', 'monogram: AE\n  placeholder: true')
  expect(coming()).toEqual([])
})

it('says as advice what is over tomorrow: reviews of pages and claims, security.txt', () => {
  folder.edit(DETAIL, 'intro:', `reviewBy: ${TODAY}\nintro:`)
  folder.edit(`${DATA}claims.yaml`, '2027-06-30', TODAY)
  folder.edit(`${DATA}site.yaml`, '2027-03-31', '2026-07-15')
  expect(coming()).toEqual([
    [
      `${DATA}site.yaml`,
      'advice',
      'security.txt is valid until 2026-07-15, which is not between 2026-07-16 and 2027-06-16',
    ],
    [`${DATA}claims.yaml`, 'advice', `the entry cycle-time is due for review by ${TODAY}`],
    [DETAIL, 'advice', `the page is due for review by ${TODAY}`],
  ])
  const { coming: soon, problems } = folder.check(TODAY)
  expect(problems).toEqual(expect.arrayContaining(soon))
  expect(soon.map(({ why }) => why)).toEqual([WHY, WHY, WHY])
})

it('says which errors come with a page that is published tomorrow, and looks only then', () => {
  const checked = folder.check(TODAY)
  const place = { file: DETAIL, line: 1, column: 1, offset: 0 }
  const problem = { ...place, rule: 'link', severity: 'advice', found: 'a link', why: '' } as const
  const error = { ...problem, severity: 'error' } as const
  const checkOn = (day: string) => (day === TOMORROW ? [error, problem] : [])
  expect(problemsOfTomorrow(checked, checkOn)).toEqual([])
  folder.edit(DETAIL, 'parent:', `publishAt: ${TOMORROW}\nparent:`)
  expect(problemsOfTomorrow(folder.check(TODAY), checkOn)).toEqual([
    { ...error, severity: 'advice', why: WHY, inEditor: { why: IN_EDITOR } },
  ])
})
