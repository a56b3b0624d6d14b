/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { type Problem, problemAt } from './errors.ts'
import { githubReport, isAskedFor, summary, textReport } from './report.ts'

const problem = (file: string, line: number, severity: Problem['severity'] = 'error') =>
  problemAt(
    file,
    { line, column: 2 },
    { rule: 'claim', severity, found: 'the figure 40% in the text', remedy: 'Use a claim' },
  )

it('groups by file and marks advice', () => {
  expect(textReport([problem('a', 1), problem('a', 2, 'advice'), problem('b', 1)])).toBe(
    [
      'a:1:2 the figure 40% in the text. Use a claim.',
      'advice  a:2:2 the figure 40% in the text. Use a claim.',
      '',
      'b:1:2 the figure 40% in the text. Use a claim.',
    ].join('\n'),
  )
})

it('writes annotations for the lines of a pull request', () => {
  expect(githubReport([problem('content/a,b.mdx', 1), problem('b', 2, 'advice')])).toBe(
    [
      '::error file=content/a%2Cb.mdx,line=1,col=2,title=claim::the figure 40%25 in the text. Use a claim.',
      '::warning file=b,line=2,col=2,title=claim::the figure 40%25 in the text. Use a claim.',
    ].join('\n'),
  )
})

it('sums up', () => {
  expect(summary(64, 1, [problem('a', 1), problem('a', 2, 'advice')], 0.4)).toBe(
    '64 pages and 1 data file checked in 0.40 s: 1 error, 1 advice',
  )
})

describe('asked for', () => {
  const file = 'content/services/devops.mdx'
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
  ])('%j', (asked, wanted) => {
    expect(isAskedFor(file, asked)).toBe(wanted)
  })

  it('is the home page at /', () => {
    expect(isAskedFor('content/index.mdx', ['/'])).toBe(true)
  })
})
