/** @jest-environment node */
import { expect, it } from '@jest/globals'
import type { Problem } from '../../check/problems.ts'
import { inOrder } from './findingOrder.ts'

const finding = (file: string, severity: Problem['severity']): Problem => ({
  rule: 'schema',
  severity,
  found: 'something',
  why: 'It is so',
  file,
  line: 1,
  column: 1,
  offset: 0,
})

it('tells what stops a draft from being published before other advice', () => {
  const waiting: Problem = { ...finding('other', 'advice'), waits: true }
  const findings = [finding('open', 'advice'), waiting, finding('other', 'error')]
  const told = inOrder({ findings, file: 'open', edits: {} })
  expect(told.map(({ severity, waits }) => `${severity}${waits ? ', waits' : ''}`)).toEqual([
    'error',
    'advice, waits',
    'advice',
  ])
})

it('tells errors before advice, and in each the open page first and then those that were changed', () => {
  const findings = ['other', 'changed', 'open'].flatMap((file) => [
    finding(file, 'advice'),
    finding(file, 'error'),
  ])
  const told = inOrder({ findings, file: 'open', edits: { changed: '' } })
  expect(told.map(({ file, severity }) => `${severity} in ${file}`)).toEqual([
    'error in open',
    'error in changed',
    'error in other',
    'advice in open',
    'advice in changed',
    'advice in other',
  ])
})
