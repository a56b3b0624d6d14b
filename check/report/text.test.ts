/** @jest-environment node */
import { expect, it } from '@jest/globals'
import type { Problem } from '../problems.ts'
import { githubReport } from './github.ts'
import { changesReport, isAskedFor, textReport } from './text.ts'

const problem = (file: string, line: number, more: Partial<Problem> = {}): Problem => ({
  file,
  line,
  column: 2,
  offset: 1,
  rule: 'claim',
  severity: 'error',
  found: 'the figure 40% in the text',
  why: 'A reason',
  remedy: 'Use a claim',
  ...more,
})
const TEXT = 'the figure 40% in the text. A reason. Use a claim.'

it('groups by file, marks advice, and puts the corrected line under its problem', () => {
  const problems = [
    problem('a', 1, { paste: 'one\n\ntwo' }),
    problem('a', 2, { severity: 'advice' }),
  ]
  expect(textReport([...problems, problem('b', 1)]).split('\n')).toEqual([
    `a:1:2 ${TEXT}`,
    '    | one',
    '    |',
    '    | two',
    `advice  a:2:2 ${TEXT}`,
    '',
    `b:1:2 ${TEXT}`,
  ])
})

it('writes GitHub annotations, then everything as text in which no line is a command', () => {
  const problems = [
    problem('content/a,b:c.mdx', 1, { paste: 'one: 5%,\r\ntwo' }),
    problem('b', 2, { severity: 'advice', paste: '::error ::no' }),
  ]
  const escaped = TEXT.replace('%', '%25')
  expect(githubReport(problems).split('\n')).toEqual([
    `::error file=content/a%2Cb%3Ac.mdx,line=1,col=2,title=claim::${escaped}%0ACorrected: one: 5%25,%0D%0Atwo`,
    `::warning file=b,line=2,col=2,title=claim::${escaped}%0ACorrected: ::error ::no`,
    '::group::All of it as text',
    ...textReport(problems).split('\n'),
    '::endgroup::',
  ])
})

it('lists what was fixed, or reports that nothing was', () => {
  expect(changesReport([{ file: 'a', line: 4, before: 'colour', after: 'color' }])).toBe(
    'a:4: colour → color',
  )
  expect(changesReport([])).toBe('Nothing to fix without you.')
})

it.each([
  [[], true],
  [['/services/devops'], true],
  [['services/devops'], true],
  [['./content/services/devops.mdx'], true],
  [['content/services'], true],
  [['content/data', 'content/services/'], true],
  [['/devops'], false],
  [['content/serv'], false],
  [['/'], false],
])('includes a page when asked for %j: %j', (asked, wanted) => {
  expect(isAskedFor('content/services/devops.mdx', asked)).toBe(wanted)
  expect(isAskedFor('content/index.mdx', ['/'])).toBe(true)
})
