/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { expect, it } from '@jest/globals'
import { explainOptionKeptByNpm, explanationOf, firstSentence } from './commandLine.ts'
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

it('notices an option that npm has kept to itself', () => {
  const names = ['trial', 'dry-run', 'tests']
  const by = (variables: Record<string, string>) =>
    explainOptionKeptByNpm(names, {
      NODE_ENV: 'test',
      npm_lifecycle_event: 'release',
      npm_config_cache: '/home/.npm',
      ...variables,
    })
  expect(by({})).toBeUndefined()
  expect(by({ npm_config_dry_run: 'true' })).toBe(
    'npm keeps --dry-run to itself where it stands before "--". Write npm run release -- --dry-run.',
  )
  expect(by({ npm_config_tests: '' })).toContain(' release -- --no-tests.')
})

it.each([
  "Unknown option '--port'. To specify a positional argument starting with a '-', …",
  "Option '--from' argument is ambiguous.\nDid you forget to specify the option argument for '--from'?",
  'Unexpected argument',
])('keeps to one line what Node says at length: %j', (message) => {
  expect(firstSentence(message)).toMatch(/^[^.\n]+\.$/)
})
