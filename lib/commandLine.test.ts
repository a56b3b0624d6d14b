/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { expect, it } from '@jest/globals'
import { explanationOf } from './commandLine.ts'
import { ExplainedError } from './explainedError.ts'

const caught = async (act: () => unknown) => {
  try {
    await act()
  } catch (error) {
    return explanationOf(error)
  }
  throw new Error('Nothing was thrown.')
}

it('says in a sentence what a command needs and does not find', async () => {
  expect(await caught(() => execFileSync('no-such-program', { stdio: 'ignore' }))).toBe(
    'This command needs no-such-program, which is not installed or not on PATH.',
  )
  // No name is in this domain (RFC 6761).
  expect(explanationOf(await fetch('http://name.invalid/').catch((error) => error))).toMatch(
    /^This command needs the network, which does not lead to name\.invalid \((?:ENOTFOUND|EAI_AGAIN)\)\.$/,
  )
  expect(explanationOf(new ExplainedError('There is no folder out.'))).toBe(
    'There is no folder out.',
  )
})

it('shows where anything else went wrong', () => {
  expect(explanationOf(new Error('unforeseen'))).toMatch(/unforeseen\n\s+at /)
  expect(explanationOf('text')).toBe('text')
})
