/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { LANDING, makeTestFolder } from '#check/testing/testSite.ts'

let site: ReturnType<typeof makeTestFolder>
beforeEach(() => {
  site = makeTestFolder()
})
afterEach(() => site.dispose())

const script = resolve('scripts/new-page/main.ts')
const run = (...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { cwd: site.root, encoding: 'utf8', input: '' })
const GAMMA = [
  '--kind=detail',
  '--title=All about gamma',
  '--path=/gamma',
  '--parent=/services/checks',
]

it('writes a draft that passes the check, and its card if there is room', () => {
  const { stdout, stderr, status } = run(...GAMMA)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('content/gamma.mdx has been written as a draft.')
  expect(stdout).toContain('content/services/checks.mdx has a card for it')
  expect(site.report()).not.toMatch(/^content/m)
  expect(site.read(LANDING)).toContain('href="/gamma"')
  const { stdout: output } = run('--title=Epsilon', '--parent=/alpha')
  expect(output).toContain('content/epsilon.mdx has been written')
  expect(output).toContain('content/alpha.mdx has no cards with room for one more.')
})

it.each<[what: string, args: string[], status: number, output: string]>([
  [
    'an invalid page',
    [...GAMMA, '--title', 'In today’s world of gamma'],
    1,
    'would not pass the check',
  ],
  [
    'an unknown kind',
    [...GAMMA, '--kind', 'blog'],
    2,
    '--kind takes detail or landing, not "blog".',
  ],
])('writes nothing for %s', (_, args, expected, output) => {
  const before = site.read('content/alpha.mdx')
  const { stderr, status } = run(...args)
  expect([status, stderr]).toEqual([expected, expect.stringContaining(output)])
  expect(site.read('content/alpha.mdx')).toBe(before)
  expect(existsSync(join(site.root, 'content/gamma.mdx'))).toBe(false)
})
