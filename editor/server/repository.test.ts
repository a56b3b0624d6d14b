/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { dayOf } from '../../lib/content/days.ts'
import { repositoryIn } from './repository.ts'

const TEXT = 'One\n\nTwo\n\nThree\n\nFour\n'
let folder: string

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()

function commit(text: string, sentence: string): void {
  writeFileSync(join(folder, 'page.mdx'), text)
  git('add', '--all')
  git('commit', '--quiet', '--message', sentence)
}

const isOpen = async () => {
  const [pull] = await repositoryIn(folder).forge.pulls('edit/two')
  return pull?.isOpen
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'repository-'))
  git('init', '--quiet', '--initial-branch', 'main')
  git('config', 'user.name', 'Ada Author')
  git('config', 'user.email', 'ada@tester.example')
  commit(TEXT, 'Begin')
  git('checkout', '--quiet', '-b', 'edit/two')
  commit(TEXT.replace('Two', 'Zwei'), 'Change two')
  commit(TEXT.replace('Two', 'Deux'), 'Change two again')
  git('checkout', '--quiet', 'main')
})

afterEach(() => rmSync(folder, { recursive: true }))

it('calls a proposal by the sentence with which it began', async () => {
  commit(TEXT.replace('Four', 'Vier'), 'Change four')
  const [pull] = await repositoryIn(folder).forge.pulls()
  expect(pull).toMatchObject({ title: 'Change two', day: dayOf(new Date()) })
})

it('has a proposal open until it is merged, whatever else changes in its files', async () => {
  expect(await isOpen()).toBe(true)
  commit(TEXT.replace('Four', 'Vier'), 'Change four')
  expect(await isOpen()).toBe(true)
  commit(TEXT.replace('Two', 'Dos').replace('Four', 'Vier'), 'Change the same line')
  expect(await isOpen()).toBe(true)
})

it.each([
  ['nothing', TEXT],
  ['another line of its file', TEXT.replace('Two', 'Deux').replace('Four', 'Vier')],
  ['its own line', TEXT.replace('Two', 'Dos')],
])(
  'knows a proposal that was merged as one commit, after which main changed %s',
  async (_, then) => {
    commit(TEXT.replace('One', 'Uno'), 'Change one')
    git('merge', '--quiet', '--squash', 'edit/two')
    git('commit', '--quiet', '--message', 'Take the proposal')
    if (then !== TEXT) commit(then, 'Go on')
    expect(await isOpen()).toBe(false)
  },
)

it('knows a proposal that was merged with its commits', async () => {
  commit(TEXT.replace('Four', 'Vier'), 'Change four')
  git('merge', '--quiet', '--no-edit', 'edit/two')
  expect(await isOpen()).toBe(false)
})

it('brings what was published meanwhile into a proposal, unless both have changed the same lines', async () => {
  const { forge } = repositoryIn(folder)
  commit(TEXT.replace('Four', 'Vier'), 'Change four')
  expect(await forge.update('edit/two')).toBe(true)
  const updated = git('rev-parse', 'edit/two')
  expect(git('show', `${updated}:page.mdx`)).toMatch(/Deux.*Vier/s)
  // It has all of main then, and keeps its name.
  expect(await forge.origin(updated)).toBe(git('rev-parse', 'main'))
  expect((await forge.pulls()).map(({ title }) => title)).toEqual(['Change two'])
  expect(await forge.update('edit/two')).toBe(true)
  expect(git('rev-parse', 'edit/two')).toBe(updated)
  commit(TEXT.replace('Two', 'Dos'), 'Change the same line')
  expect(await forge.update('edit/two')).toBe(false)
  expect(git('rev-parse', 'edit/two')).toBe(updated)
})

it('tells a proposal that was accepted from one that was closed, also when its branch is gone', async () => {
  const { forge } = repositoryIn(folder)
  const proposed = git('rev-parse', 'edit/two')
  commit(TEXT.replace('Four', 'Vier'), 'Change four')
  git('branch', '--quiet', '--delete', '--force', 'edit/two')
  expect(await forge.isAccepted('edit/two', proposed)).toBe(false)
  git('merge', '--quiet', '--squash', proposed)
  git('commit', '--quiet', '--message', 'Take the proposal')
  expect(await forge.isAccepted('edit/two', proposed)).toBe(true)
})

it('knows what main was when a proposal began', async () => {
  const begun = git('rev-parse', 'main')
  commit(TEXT.replace('Four', 'Vier'), 'Change four')
  expect(await repositoryIn(folder).forge.origin(git('rev-parse', 'edit/two'))).toBe(begun)
})
