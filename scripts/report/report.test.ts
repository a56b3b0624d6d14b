/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Problem } from '#check/problems.ts'
import { harmless, MARKER } from '#scripts/postComment.ts'
import { compareSites } from './compare.ts'
import { MAX_LENGTH, reportMarkdown } from './render.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

interface Written {
  text: string
  /** The labels of a drawing. */
  labels?: string[]
  title?: string
  label?: string
  look?: string
}

/** Writes a finished site with some pages to a folder. */
function side(name: string, pages: Record<string, Written>): string {
  for (const [
    path,
    { text, title = `The page ${path}`, label = 'Home', look = '', labels = [] },
  ] of Object.entries(pages)) {
    const file = join(folder, name, path === '/' ? 'index' : path.slice(1))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.md`, `# A page\n\n${text}\n`)
    writeFileSync(
      `${file}.html`,
      `<html><head><title>${title}</title><meta name="description" content="What it is"></head><body><header>${label}</header><main class="${look}"><svg>${labels.map((word) => `<text x="1">${word}</text>`).join('')}</svg></main></body></html>`,
    )
  }
  return join(folder, name)
}

function compare(before: Record<string, Written>, after: Record<string, Written>) {
  const changes = compareSites({ before: side('before', before), after: side('after', after) })
  return { changes, markdown: reportMarkdown(changes, 'A note') }
}

const BEFORE = {
  '/': { text: 'We test the app. [Beta](/beta)', title: 'Old title' },
  '/alpha': { text: 'To be removed' },
  '/beta': { text: 'To be moved' },
  '/same': { text: 'Stays' },
  '/look': { text: 'Stays' },
}
const AFTER = {
  '/': { text: 'We test each app. [Beta](/delta)', title: 'New title' },
  '/delta': { text: 'Is moved' },
  '/gamma': { text: 'Is new here' },
  '/same': { text: 'Stays' },
  '/look': { text: 'Stays', look: 'new' },
}

it('reports which pages changed, and which words, links and titles', () => {
  const { changes, markdown } = compare(BEFORE, AFTER)
  expect(changes.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
    'changed /',
    'removed /alpha',
    'removed /beta',
    'added /delta',
    'added /gamma',
    'restyled /look',
  ])
  expect(markdown).toContain('1 page changed, 2 removed, 2 added, 1 restyled')
  expect(markdown).toContain(
    '-We test [-the-] app. [Beta](/[-beta-])\n+We test {+each+} app. [Beta](/{+delta+})',
  )
  expect(markdown).toContain('-title: [-Old-] title\n+title: {+New+} title')
  expect(markdown).toMatch(/\| `\/` \| changed \| \+3 −3 \| \d\.\d KB → \d\.\d KB \|/)
})

it('reads labels as browsers show them, also around a drawing within a drawing', () => {
  const labelsOf = (...labels: string[]) => {
    const before = { '/': { text: 'a' } }
    return compare(before, { '/': { text: 'a', labels } }).changes.flatMap(({ lines }) => lines)
  }
  expect(labelsOf('R&amp;D&nbsp;4')).toEqual(['+drawing: R&D\u00a04'])
  expect(labelsOf('one</text><svg><text>two</text></svg><text>three')).toEqual([
    '+drawing: one · two · three',
  ])
})

it('shows changed labels of drawings', () => {
  const { changes, markdown } = compare(
    { '/': { text: 'a', labels: ['plan', 'run', 'learn'] } },
    { '/': { text: 'a', labels: ['plan', 'try', 'learn'] } },
  )
  expect(changes.map(({ kind, words }) => [kind, words])).toEqual([
    ['changed', { added: 1, removed: 1 }],
  ])
  expect(markdown).toContain('-drawing: plan · [-run-] · learn\n+drawing: plan · {+try+} · learn')
})

it('shows only what has changed on a renamed page', () => {
  const lines = ['One line of it.', 'Another line of it.', 'A third line of it.']
  const { changes, markdown } = compare(
    { '/alpha': { text: lines.join('\n\n'), title: 'The page' }, '/': { text: 'a' } },
    {
      '/omega': { text: [...lines, 'And one more.'].join('\n\n'), title: 'The page' },
      '/': { text: 'a' },
    },
  )
  expect(changes.map(({ kind, path, lines: changed }) => [kind, path, changed])).toEqual([
    ['renamed', '/omega', ['+And one more.']],
  ])
  expect(markdown).toContain('1 page renamed')
  expect(markdown).toContain('| `/alpha → /omega` | renamed |')
})

it('reports a change of header or footer once', () => {
  const { changes, markdown } = compare(
    { '/': { text: 'a' }, '/b': { text: 'b' } },
    { '/': { text: 'a', label: 'Start' }, '/b': { text: 'b', label: 'Start' } },
  )
  expect(changes.map(({ path }) => path)).toEqual(['Header and footer'])
  expect(markdown).toContain('-Home\n+Start')
})

describe('what the content check says of the changed files', () => {
  const finding = (line: number, severity: Problem['severity']): Problem => ({
    file: 'content/alpha.mdx',
    line,
    column: 1,
    offset: 0,
    rule: 'voice',
    severity,
    found: 'a ~~~ in the text',
    why: 'Readers would see it',
  })

  it('is a section of its own, errors first', () => {
    const markdown = reportMarkdown([], 'A note', [finding(1, 'advice'), finding(2, 'error')])
    expect(markdown).toContain(`### The content check on the changed files: 1 error, 1 advice

~~~text
content/alpha.mdx:2:1 a ~~ in the text. Readers would see it.
advice  content/alpha.mdx:1:1 a ~~ in the text. Readers would see it.
~~~`)
  })

  it('leaves room for the pages', () => {
    const many = Array.from({ length: 2000 }, (_, line) => finding(line, 'advice'))
    const markdown = reportMarkdown([], 'A note', many)
    expect(markdown.length).toBeLessThan(MAX_LENGTH / 2)
    expect(markdown).toMatch(/and 1940 more, see npm run content:check\n~~~$/)
  })

  it('is left out if it says nothing', () => {
    expect(reportMarkdown([], 'A note')).not.toContain('content check')
  })
})

it('reports that nothing changed', () => {
  expect(compare(BEFORE, BEFORE).markdown).toContain('No page changed')
})

it('shows page content as text, whatever it contains', () => {
  const text = '~~~~\n</script><img src=x onerror=alert(1)> @everyone'
  const { markdown } = compare({ '/': { text: 'a' } }, { '/': { text } })
  expect(markdown.match(/^~~~/gm)).toHaveLength(2)
})

it('omits the changed lines if they would exceed the maximum length of a comment', () => {
  const long = (word: string) =>
    Object.fromEntries(
      ['', ...Array(20).keys()].map((name) => [
        `/${name}`,
        { text: `${word}${' same'.repeat(1200)}` },
      ]),
    )
  const { markdown } = compare(long('one'), long('two'))
  expect(markdown.length).toBeLessThanOrEqual(MAX_LENGTH)
  expect(markdown).toContain('| `/19` | changed |')
  expect(markdown).toMatch(/The changed lines do not fit in here\.$/)
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

it.each([
  ['an unknown option', ['--bass', 'main'], 2, "Unknown option '--bass'"],
  [
    'how to fetch a missing revision',
    ['--base', 'next'],
    1,
    'Fetch it with: git fetch origin next',
  ],
] as const)('the command reports %s', (_, args, code, output) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/report/main.ts', ...args], {
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: code, stderr: expect.stringContaining(output) })
})
