/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { makeTestFolder } from '#tools/lint/testing/testSite.ts'
import { compareSites } from './compare.ts'
import { harmless, MARKER } from './postComment.ts'
import { headline, MAX_LENGTH, reportHtml, reportMarkdown } from './render.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

interface Written {
  text: string
  title?: string
  label?: string
  look?: string
}

/** Writes a finished site with some pages to a folder. */
function side(name: string, pages: Record<string, Written>): string {
  for (const [path, { text, title = `The page ${path}`, label = 'Home', look = '' }] of Object.entries(pages)) {
    const file = join(folder, name, path === '/' ? 'index' : path.slice(1))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.md`, `# A page\n\n${text}\n`)
    writeFileSync(
      `${file}.html`,
      `<html><head><title>${title}</title><meta name="description" content="What it is"></head><body><header>${label}</header><main class="${look}">x</main></body></html>`,
    )
  }
  return join(folder, name)
}

function compare(before: Record<string, Written>, after: Record<string, Written>) {
  const changes = compareSites({ before: side('before', before), after: side('after', after) })
  const report = { title: headline(changes), note: 'A note', changes }
  return { changes, markdown: reportMarkdown(report), html: reportHtml(report) }
}

const BEFORE = {
  '/': { text: 'We test the app. [Beta](/beta)', title: 'Old title' },
  '/alpha': { text: 'To be removed' },
  '/beta': { text: 'To be renamed', title: 'Beta' },
  '/same': { text: 'Stays' },
  '/look': { text: 'Stays' },
}
const AFTER = {
  '/': { text: 'We test each app. [Beta](/delta)', title: 'New title' },
  '/delta': { text: 'Is renamed', title: 'Beta' },
  '/gamma': { text: 'Is new here' },
  '/same': { text: 'Stays' },
  '/look': { text: 'Stays', look: 'new' },
}

it('reports which pages changed, and which words, links and titles', () => {
  const { changes, markdown, html } = compare(BEFORE, AFTER)
  expect(changes.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
    'changed /',
    'removed /alpha',
    'renamed /delta',
    'added /gamma',
    'restyled /look',
  ])
  expect(markdown).toContain('1 page changed, 1 removed, 1 renamed, 1 added, 1 restyled')
  expect(markdown).toContain('-We test the app. [Beta](/beta)\n+We test each app. [Beta](/delta)')
  expect(markdown).toContain('-title: Old title\n+title: New title')
  expect(markdown).toMatch(/\| `\/` \| changed \| \+3 −3 \| \d\.\d KB → \d\.\d KB \|/)
  expect(markdown).toContain('`/beta → /delta`')
  expect(html).toContain('-We test the app. [Beta](/beta)\n+We test each app. [Beta](/delta)')
})

it('reports a change of header or footer once', () => {
  const { changes, markdown } = compare(
    { '/': { text: 'a' }, '/b': { text: 'b' } },
    { '/': { text: 'a', label: 'Start' }, '/b': { text: 'b', label: 'Start' } },
  )
  expect(changes.map(({ path }) => path)).toEqual(['Header and footer'])
  expect(markdown).toContain('-Home\n+Start')
})

it('reports that nothing changed', () => {
  expect(compare(BEFORE, BEFORE).markdown).toContain('No page changed')
})

it('shows page content as text, whatever it contains', () => {
  const text = '~~~~\n</script><img src=x onerror=alert(1)> @everyone'
  const { markdown, html } = compare({ '/': { text: 'a' } }, { '/': { text } })
  expect(html).not.toContain('<img')
  expect(markdown.match(/^~~~/gm)).toHaveLength(2)
})

it('omits changes that would exceed the maximum length of a comment', () => {
  const long = (word: string) =>
    Object.fromEntries(['', ...Array(20).keys()].map((name) => [`/${name}`, { text: `${word} `.repeat(1200) }]))
  const { markdown } = compare(long('one'), long('two'))
  expect(markdown.length).toBeLessThanOrEqual(MAX_LENGTH + 100)
  expect(markdown).toMatch(/\*\d+ more parts did not fit in here; the report has all of them\.\*\n$/)
})

describe('the comment', () => {
  it('has no mentions, links, images or foreign tags, whoever wrote the report', () => {
    const text = harmless(
      `${MARKER}\n@team #1 ![x](https://evil.example/x.png) [y](//evil.example) [z][r]\n[r]: https://evil.example\n<img src=x> <details><summary>s</summary><a href="x">b</a></details>`,
    )
    expect(text).not.toMatch(/@\w|#\d|\]\(|\]\[|\]:|:\/\/|<img|<a/)
    expect(text).toContain('<details><summary>s</summary>')
  })

  it('is refused without its marker', () => {
    expect(() => harmless('Hello')).toThrow('report.md does not begin with its marker.')
  })
})

describe('the command', () => {
  let site: ReturnType<typeof makeTestFolder>
  beforeEach(() => {
    site = makeTestFolder()
    site.write('.gitignore', 'reports/\n')
    git('init', '--quiet', '--initial-branch', 'main')
    commit()
    git('checkout', '--quiet', '-b', 'change')
  })
  afterEach(() => site.dispose())

  function git(...args: string[]): void {
    const identity = ['user.name=Test', 'user.email=test@site.example', 'commit.gpgsign=false'].flatMap((one) => [
      '-c',
      one,
    ])
    const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: site.root, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
  }

  function commit(): void {
    git('add', '--all')
    git('commit', '--quiet', '--message', 'A commit')
  }

  function run(...args: string[]) {
    const script = resolve('tools/report/main.ts')
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      cwd: site.root,
      encoding: 'utf8',
    })
    return { status, output: stdout + stderr }
  }

  it('compares with the common ancestor', () => {
    site.move('content/beta.mdx', 'content/delta.mdx')
    commit()
    const sides = ['--base-out', side('before', BEFORE), '--out', side('after', AFTER)]
    const { status, output } = run('--base', 'main', ...sides, '--pictures', '0')
    const summary = '1 page changed, 1 removed, 1 renamed, 1 added, 1 restyled'
    expect([status, output]).toEqual([0, expect.stringContaining(summary)])
    expect(readFileSync(join(site.root, 'reports/change/report.md'), 'utf8')).toContain(summary)
  })

  it.each([
    ['an unknown option', ['--bass', 'main'], "Unknown option '--bass'"],
    ['how to fetch a missing revision', ['--base', 'next'], 'Fetch it with: git fetch origin next'],
  ])('reports %s', (_, args, output) => {
    expect(run(...args)).toEqual({ status: 1, output: expect.stringContaining(output) })
  })
})
