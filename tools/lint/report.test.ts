/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import type { Problem } from './problems.ts'
import { changesReport, githubReport, isAskedFor, summary, textReport } from './report.ts'

const problem = (file: string, line: number, severity: Problem['severity'] = 'error'): Problem => ({
  file,
  line,
  column: 2,
  rule: 'claim',
  severity,
  found: 'the figure 40% in the text',
  why: 'A reason',
  remedy: 'Use a claim',
})

it('groups by file and marks advice', () => {
  expect(textReport([problem('a', 1), problem('a', 2, 'advice'), problem('b', 1)])).toBe(
    [
      'a:1:2 the figure 40% in the text. A reason. Use a claim.',
      'advice  a:2:2 the figure 40% in the text. A reason. Use a claim.',
      '',
      'b:1:2 the figure 40% in the text. A reason. Use a claim.',
    ].join('\n'),
  )
})

it('puts the corrected line under its problem', () => {
  expect(textReport([{ ...problem('a', 1), paste: 'one\n\ntwo' }])).toBe(
    ['a:1:2 the figure 40% in the text. A reason. Use a claim.', '    | one', '    |', '    | two'].join(
      '\n',
    ),
  )
})

describe('for GitHub', () => {
  const lines = (...problems: Problem[]) => githubReport(problems).split('\n')

  it('writes annotations for the lines of a pull request', () => {
    expect(lines(problem('content/a,b:c.mdx', 1), problem('b', 2, 'advice')).slice(0, 2)).toEqual([
      '::error file=content/a%2Cb%3Ac.mdx,line=1,col=2,title=claim::the figure 40%25 in the text. A reason. Use a claim.',
      '::warning file=b,line=2,col=2,title=claim::the figure 40%25 in the text. A reason. Use a claim.',
    ])
  })

  it('keeps a message of several lines together', () => {
    const [first = ''] = lines({ ...problem('a', 1), paste: 'one: 5%,\r\ntwo' })
    expect(first).toContain('Use a claim.%0ACorrected: one: 5%25,%0D%0Atwo')
  })

  it('gives the same as text, where no line is a command', () => {
    const text = lines({ ...problem('a', 1), paste: '::error ::no' }).slice(1)
    expect(text[0]).toBe('::group::All of it as text')
    expect(text.at(-1)).toBe('::endgroup::')
    expect(text.slice(1, -1)).toEqual([
      'a:1:2 the figure 40% in the text. A reason. Use a claim.',
      '    | ::error ::no',
    ])
  })
})

describe('what was changed', () => {
  it('is a line for each change', () => {
    expect(changesReport([{ file: 'a', line: 4, before: 'colour', after: 'color' }])).toBe(
      'a:4: colour → color',
    )
  })

  it('says so when it was nothing', () => {
    expect(changesReport([])).toBe('Nothing to fix without you.')
  })
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
