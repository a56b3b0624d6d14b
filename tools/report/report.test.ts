/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { makeTestFolder } from '#tools/lint/testing/testSite.ts'
import { compareSites } from './compare.ts'
import { MARKER, readComment } from './handoff.ts'
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
  for (const [path, { text, title = 'A page', label = 'Home', look = '' }] of Object.entries(pages)) {
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

function compare(before: Record<string, Written>, after: Record<string, Written>, moves: [string, string][] = []) {
  const changes = compareSites({ before: side('before', before), after: side('after', after) }, moves)
  const report = { title: headline(changes), notes: [], changes }
  return { changes, markdown: reportMarkdown(report), html: reportHtml(report) }
}

const BEFORE = {
  '/': { text: 'We test the app. [Beta](/beta)' },
  '/alpha': { text: 'To be removed' },
  '/beta': { text: 'To be renamed' },
  '/same': { text: 'Stays' },
  '/look': { text: 'Stays' },
}
const AFTER = {
  '/': { text: 'We test each app. [Beta](/delta)', title: 'New title' },
  '/delta': { text: 'To be renamed' },
  '/gamma': { text: 'Is new here' },
  '/same': { text: 'Stays' },
  '/look': { text: 'Stays', look: 'new' },
}

it('reports which pages changed, and which words, links and titles', () => {
  const { changes, markdown, html } = compare(BEFORE, AFTER, [['/beta', '/delta']])
  expect(changes.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
    'changed /',
    'removed /alpha',
    'renamed /delta',
    'added /gamma',
    'restyled /look',
  ])
  expect(markdown).toContain('1 page changed, 1 removed, 1 renamed, 1 added, 1 restyled')
  expect(markdown).toContain('- We test the app. [Beta](/beta)\n+ We test each app. [Beta](/delta)')
  expect(markdown).toContain('- title: A page\n+ title: New title')
  expect(markdown).toMatch(/\| `\/` \| changed \| \+4 −4 \| \d\.\d KB → \d\.\d KB \|/)
  expect(markdown).toContain('`/beta → /delta`')
  expect(html).toContain('- We test the app. [Beta](/beta)\n+ We test each app. [Beta](/delta)')
})

it('reports a change of header or footer once', () => {
  const { changes, markdown } = compare(
    { '/': { text: 'a' }, '/b': { text: 'b' } },
    { '/': { text: 'a', label: 'Start' }, '/b': { text: 'b', label: 'Start' } },
  )
  expect(changes.map(({ path }) => path)).toEqual(['Header and footer'])
  expect(markdown).toContain('- Home\n+ Start')
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

describe('a handed-over file', () => {
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

  it('must be a regular file', () => {
    expect(() => readComment(folder)).toThrow('report.md is missing or not a regular file.')
    write('other', MARKER)
    symlinkSync(join(folder, 'other'), join(folder, 'report.md'))
    expect(() => readComment(folder)).toThrow('report.md is missing or not a regular file.')
  })

  it('yields a comment without mentions, links, images or foreign tags, whoever wrote it', () => {
    write(
      'report.md',
      `${MARKER}\n@team #1 ![x](https://evil.example/x.png) [y](//evil.example) [z][r]\n[r]: https://evil.example\n<img src=x> <details><summary>s</summary><a href="x">b</a></details>`,
    )
    const text = readComment(folder)
    expect(text).not.toMatch(/@\w|#\d|\]\(|\]\[|\]:|:\/\/|<img|<a/)
    expect(text).toContain('<details><summary>s</summary>')
  })

  it('is rejected without its marker, or if too large', () => {
    write('report.md', 'Hello')
    expect(() => readComment(folder)).toThrow('report.md does not begin with its marker.')
    write('report.md', MARKER + 'x'.repeat(300_000))
    expect(() => readComment(folder)).toThrow(/report\.md has \d+ bytes, at most 262144\./)
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
    ['that nothing differs', ['--base', 'main'], 0, 'Nothing differs from main'],
    ['an unknown option', ['--bass', 'main'], 2, "Unknown option '--bass'"],
    ['how to fetch a missing revision', ['--base', 'next'], 2, 'Fetch it with: git fetch origin next'],
  ] as const)('reports %s', (_, args, status, output) => {
    expect(run(...args)).toEqual({ status, output: expect.stringContaining(output) })
  })
})
