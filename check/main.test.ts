/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { dataSchemas } from '#lib/content/data.ts'
import { contentCheck } from './command.ts'
import { DETAIL, makeTestFolder, SMALL_SPECIFICATION } from './testing/testSite.ts'

const DATA_FILES = Object.keys(dataSchemas).length

const script = resolve('check/main.ts')
const run = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { cwd, encoding: 'utf8' })

let site: ReturnType<typeof makeTestFolder>
beforeEach(() => {
  site = makeTestFolder()
})
afterEach(() => site.dispose())

it('reports how much it checked, how long that took with the loading of its modules, and counts errors and advice', () => {
  const minuteLater =
    'data:text/javascript,const now = performance.now(); performance.now = () => now + 60_000'
  const args = ['--import', minuteLater, script, '/alpha', '/beta']
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: site.root,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(stdout).toMatch(
    new RegExp(
      `^5 pages and ${DATA_FILES} data files checked in 60\\.\\d\\d s: 0 errors, \\d+ advice\\n$`,
      'm',
    ),
  )
  expect(status).toBe(0)
})

it('holds a site to the specification', () => {
  const { stdout, status } = run(site.root)
  expect(stdout).toContain('content/data/contract.yaml:1:1 the list of promised addresses lacks ')
  expect(status).toBe(1)
  const { output, failed } = contentCheck({
    root: site.root,
    specification: SMALL_SPECIFICATION,
  })
  expect(output).toMatch(/: 0 errors, \d+ advice\n$/)
  expect(failed).toBe(false)
})

it('prints problems and exits with 1 if there are errors', () => {
  site.write('content/data/contract.yaml', '- /etl-testing\n- /mobile-testing\n')
  const { stdout, status } = run(site.root, '--format', 'github', '/etl-testing')
  expect(stdout).toContain(
    '::error file=content/etl-testing.mdx,line=1,col=1,title=contract::the page /etl-testing is missing.',
  )
  expect(stdout).not.toContain('/mobile-testing')
  expect(status).toBe(1)
})

it('fixes what it can with --fix, reports the changes, and prints the rest', () => {
  site.edit(DETAIL, '- A point', '- The colour and how we recieve a point')
  const { stdout } = run(site.root, '--fix', '/alpha')
  expect(stdout).toMatch(/^content\/alpha\.mdx:26: colour → color\n\n/)
  expect(stdout).toContain('content/alpha.mdx:26:24 "recieve" is a common misspelling.')
  expect(stdout).toContain(
    '\n    | - The color and how we receive a point on alpha at first with four words\n',
  )
  expect(site.read(DETAIL)).toContain('- The color and how we recieve a point')
})

it('takes from a JSON file the byte order mark that would stop the build', () => {
  const file = 'content/data/redirects.json'
  site.write(file, `\uFEFF${site.read(file).replace('}', '},')}`)
  const { output } = contentCheck({ root: site.root })
  expect(output).toContain(`${file}:1:1 an invisible mark at the start of the file`)
  expect(output).toContain('a comma after the last entry')
  contentCheck({ root: site.root, fix: true })
  expect(site.read(file)).toMatch(/^\[/)
})

it('says where symbolic links lead, and reads none of them', () => {
  symlinkSync('nowhere', join(site.root, 'content/delta.mdx'))
  symlinkSync('../../..', join(site.root, 'content/services/all'))
  const { output } = contentCheck({ root: site.root })
  expect(output).toContain('content/delta.mdx:1:1 a symbolic link, which leads to nowhere.')
  expect(output).toContain('content/services/all:1:1 a symbolic link, which leads to ../../.. What')
  expect(output).toContain(`5 pages and ${DATA_FILES} data files checked`)
})

it('says what is wrong and exits with 2 if called wrongly', () => {
  for (const [args, reason] of [
    [['--format', 'html'], '--format takes text or github, not "html".'],
    [['alhpa.mdx'], 'There is no page, file or folder alhpa.mdx.'],
  ] as const) {
    const { stderr, status } = run(site.root, ...args)
    expect(stderr).toContain(reason)
    expect(status).toBe(2)
  }
})
