/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { ContentError, type Finding, formatProblem, problemAt, problemText, sortProblems } from './errors.ts'
import { REASONS } from './reasons.ts'

const place = { line: 4, column: 14 }
const finding: Finding = {
  rule: 'schema',
  found: 'description is 182 characters',
  expected: 'at most 160',
  why: 'Search engines cut it there',
  remedy: 'Shorten it to one sentence',
}

it('says where, what, what was expected, why and what to do', () => {
  expect(formatProblem(problemAt('content/services/devops.mdx', place, finding))).toBe(
    'content/services/devops.mdx:4:14 description is 182 characters, at most 160. Search engines cut it there. Shorten it to one sentence.',
  )
})

it('ends each sentence once', () => {
  expect(problemText({ rule: 'schema', found: 'it is missing', remedy: 'Did you mean this?' })).toBe(
    'it is missing. Did you mean this?',
  )
})

it('gives the reason of its rule where the check knows no better one', () => {
  const { why, ...rest } = finding
  expect(problemAt('a', place, finding).why).toBe(why)
  expect(problemAt('a', place, rest).why).toBe(REASONS.schema)
})

it('is an error unless it says otherwise', () => {
  expect(problemAt('a', place, finding).severity).toBe('error')
  expect(problemAt('a', place, { ...finding, severity: 'advice' }).severity).toBe('advice')
})

it('sorts by file and line, and drops repetitions', () => {
  const at = (file: string, line: number) => problemAt(file, { line, column: 1 }, finding)
  const sorted = sortProblems([at('b', 1), at('a', 10), at('a', 2), at('a', 2)])
  expect(sorted.map(({ file, line }) => `${file}:${line}`)).toEqual(['a:2', 'a:10', 'b:1'])
})

it('throws one error with every error in it and no advice', () => {
  const advice = problemAt('c', place, { ...finding, severity: 'advice' })
  const error = new ContentError([problemAt('a', place, finding), problemAt('b', place, finding), advice])
  expect(error.message).toContain('has 2 errors')
  expect(error.message).toContain('\na:4:14 ')
  expect(error.message).toContain('\nb:4:14 ')
  expect(error.message).not.toContain('\nc:4:14 ')
  expect(new ContentError([problemAt('a', place, finding)]).message).toContain('has 1 error;')
})
