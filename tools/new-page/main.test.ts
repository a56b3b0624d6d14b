/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { LANDING, makeTestFolder } from '#tools/lint/testing/testSite.ts'

let site: ReturnType<typeof makeTestFolder>
beforeEach(() => {
  site = makeTestFolder()
})
afterEach(() => site.dispose())

const script = resolve('tools/new-page/main.ts')
const run = (...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { cwd: site.root, encoding: 'utf8', input: '' })
const GAMMA = ['--kind=detail', '--title=All about gamma', '--path=/gamma', '--parent=/services/checks']

it('writes a draft that passes the check, and its card', () => {
  const { stdout, stderr, status } = run(...GAMMA, '--list')
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('content/gamma.mdx is there, as a draft.')
  expect(stdout).toContain('content/services/checks.mdx has a card for it')
  expect(site.report()).not.toMatch(/^content/m)
  expect(site.read(LANDING)).toContain('href="/gamma"')
})

it('leaves the parent alone when it is told so', () => {
  const before = site.read(LANDING)
  expect(run(...GAMMA, '--no-list').status).toBe(0)
  expect(site.read(LANDING)).toBe(before)
})

it('says so where the parent has no cards', () => {
  const { stdout } = run(...GAMMA, '--parent=/alpha', '--list')
  expect(stdout).toContain('content/alpha.mdx has no cards with room for one more.')
})

it('overwrites nothing', () => {
  const before = site.read('content/alpha.mdx')
  const { stderr, status } = run(...GAMMA, '--path', '/alpha')
  expect([status, stderr]).toEqual([1, 'content/alpha.mdx is there already.\n'])
  expect(site.read('content/alpha.mdx')).toBe(before)
})

it('takes back what would not pass', () => {
  const { status } = run(...GAMMA, '--title', 'In today’s world of gamma')
  expect(status).toBe(1)
  expect(existsSync(join(site.root, 'content/gamma.mdx'))).toBe(false)
})

it('says which answer is missing where nobody can be asked', () => {
  const { stderr, status } = run('--kind', 'detail', '--title', 'All about gamma')
  expect(stderr).toContain('--path is missing, and there is no terminal to ask in.')
  expect(status).toBe(2)
})

it('explains itself when called wrongly', () => {
  const { stderr, status } = run('--sort', 'detail')
  expect(stderr).toContain('Usage: npm run content:new')
  expect(status).toBe(2)
})
