/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { resultName } from '#lib/content/data/evidence.ts'
import { filesOf, textOf } from '#lib/testing/tree.ts'
import { recordedResults } from '#scripts/support/results.ts'
import * as measure from './measure.ts'

const jestFile = (name: string, seconds: number, ...statuses: string[]) => ({
  name: `/site/${name}`,
  startTime: 1000,
  endTime: 1000 + seconds * 1000,
  assertionResults: statuses.map((status) => ({ status })),
})
const jest = {
  testResults: [
    jestFile('lib/a.test.ts', 2, 'passed', 'passed'),
    jestFile('app/b.test.tsx', 1, 'passed', 'failed'),
    jestFile('scripts/c.test.ts', 4, 'passed'),
    jestFile('edge/d.test.ts', 10, ...Array<string>(1200).fill('passed')),
  ],
}

const note = (type: string, description: string) => ({ type, description })
const spec = (title: string, status: string, ms: number, annotations: object[] = []) => ({
  title,
  tests: [{ status, annotations, results: [{ duration: ms }] }],
})
const playwright = {
  suites: [
    {
      file: 'pages.spec.ts',
      specs: [
        spec('page /', 'expected', 3000, [
          note('axe', 'dark 390 1 0'),
          note('axe', 'light 390 85 0'),
        ]),
        spec('page /a', 'flaky', 4000, [
          note('axe', 'dark 390 1 0'),
          note('axe', 'light 390 84 2'),
        ]),
        spec('the dialog', 'expected', 1000, [note('axe', 'light 390 85 0')]),
      ],
    },
    {
      file: 'markup.spec.ts',
      specs: [],
      suites: [
        {
          file: 'markup.spec.ts',
          specs: [spec('links', 'unexpected', 500, [note('links', '4321 80')])],
        },
      ],
    },
  ],
} as unknown as measure.PlaywrightReport

it('counts tests and seconds by level', () => {
  const { rows, bars } = measure.testsResult(jest, playwright, '/site')
  expect(rows).toEqual([
    ['Rules and components', 'lib, components, app, build', 4, 1, 0, 3],
    ['What authors and operators run', 'check, scripts, editor', 1, 0, 0, 4],
    ['The server, over real sockets', 'edge', 1200, 0, 0, 10],
    ['The finished site, in Chromium', 'e2e', 4, 1, 1, 9],
  ])
  expect(bars?.bars.map(({ value }) => value)).toEqual([3, 4, 10, 9])
})

it('counts the rules and links that were actually tested', () => {
  expect(measure.axeResult(playwright).rows).toEqual([
    ['dark', '390', 2, 1, 0],
    ['light', '390', 2, '84 to 85', 2],
  ])
  expect(measure.linksResult(playwright).rows).toEqual([['80', '4321', 0]])
})

it('compares page weights with their budgets, and reads what policies allow', () => {
  const policy = (words: string) => `<meta http-equiv="Content-Security-Policy" content="${words}">`
  const pages = [
    {
      html: `${policy("default-src 'none'")}<script src="/a.js" integrity="x">`,
      bytes: 9216,
      scripts: 1024,
    },
    { html: policy("default-src 'none'; img-src https://a.example"), bytes: 10240, scripts: 1024 },
    { html: policy("script-src 'unsafe-inline'"), bytes: 18432, scripts: 1024 },
    { html: '<div data-island="A"></div><script src="/b.js">', bytes: 8192, scripts: 2048 },
  ]
  const { rows, bars } = measure.weightsResult(pages)
  expect(rows.map((row) => row.slice(1))).toEqual([
    [3, '9.0 KB', '10.0 KB', '18.0 KB', '18.0 KB'],
    [1, '8.0 KB', '8.0 KB', '8.0 KB', '18.0 KB'],
    [4, '1.0 KB', '1.0 KB', '2.0 KB', '3.2 KB'],
  ])
  expect(bars?.bars.map(({ value }) => value)).toEqual([9, 10, 18])
  const found = measure.policyResult(pages).rows.map((row) => row.slice(1).join(' of '))
  expect(found).toEqual(['3 of 4', '2 of 4', '1 of 4', '1 of 4', '1 of 2'])
})

const benchmarks = `
<!-- bench begin -->

| Page, Form | First paint (ms) | Largest paint (ms) | Blocking (ms) | Shift | Bytes |
| --- | ---: | ---: | ---: | ---: | ---: |
| \`/a\`, ours | 1 | 800 | 40 | 0.000 | 30000 |
| \`/a\`, hand-written | 1 | 600 | 70 | 0.000 | 9000 |
| \`/a\`, Next alone | 1 | 1000 | 300 | 0.000 | 90000 |
| \`/b\`, ours | 1 | 900 | 40 | 0.000 | 30000 |

A machine; medians. Run on 2026-11-22 at abc1234.

<!-- bench end -->

<!-- old begin -->

| a | b |
| --- | --- |
| 1 | 2 |

A machine.

<!-- old end -->
`

it('reads recorded benchmarks, but none without a date', () => {
  const bench = recordedResults('bench', benchmarks)
  expect(bench).toMatchObject({
    day: '2026-11-22',
    commit: 'abc1234',
    conditions: 'A machine; medians.',
  })
  expect(bench.command).toBe('npm run bench')
  const { rows, bars } = measure.paintResult(bench)
  expect(rows.map((row) => row.join(' '))).toEqual([
    '/a, ours 800 40 30000',
    '/a, hand-written 600 70 9000',
    '/a, Next alone 1000 300 90000',
    '/b, ours 900 40 30000',
  ])
  expect(bars).toMatchObject({ mark: 'this site', note: '800 ms' })
  expect(bars?.bars.map(({ value }) => value)).toEqual([800, 600, 1000])
  for (const name of ['old', 'none'])
    expect(() => recordedResults(name, benchmarks)).toThrow(`"npm run ${name}" records them.`)
})

it('marks the highest rate that was held along with all lower ones, draws one more, and shows its latency distribution', () => {
  const columns =
    'Path, Offered per second|Answered per second|p50 (ms)|p90 (ms)|p99 (ms)|Not 200|Held'
  const head = columns.split('|')
  const row = (path: string, rate: number, p99: number, held: string) =>
    [`${path}, ${rate}`, rate, 2, 5, p99, 0, held].map(String)
  const rows = [
    row('Page', 500, 9, 'yes'),
    row('Message', 100, 10, 'yes'),
    row('Message', 200, 20, 'yes'),
    row('Message', 400, 400, 'no'),
    row('Message', 800, 40, 'yes'),
  ]
  expect(measure.stepsResult({ head, rows }).bars).toEqual({
    bars: [
      { label: '100/s', value: 10 },
      { label: '200/s', value: 20 },
      { label: '400/s', value: 400 },
    ],
    unit: 'ms',
    mark: '200/s',
    note: 'p99 20 ms',
  })
  expect(measure.spreadResult({ head, rows }).rows).toEqual([['200', '2', '5', '20']])
})

describe('the command', () => {
  const dir = mkdtempSync(join(tmpdir(), 'evidence-'))
  afterAll(() => rmSync(dir, { recursive: true }))
  const command = join(process.cwd(), 'scripts/evidence/main.ts')
  const run = () => spawnSync('node', [command, '--no-print'], { cwd: dir, encoding: 'utf8' })
  const write = (file: string, text: string) => {
    mkdirSync(join(dir, file, '..'), { recursive: true })
    writeFileSync(join(dir, file), text)
  }

  const refusals = () => run().stderr.trim()

  it('refuses without the reports of one passed run of all tests, about the build', () => {
    write('out/sitemap.xml', '<loc>https://a.example</loc>')
    expect(refusals()).toBe(
      'There is no reports/run.json about the build in out/. Run "npm test" first.',
    )
    write('reports/jest.json', JSON.stringify(jest))
    write('reports/run.json', JSON.stringify({ failed: 1 }))
    expect(refusals()).toBe('The last run of all tests failed. Run "npm test" first.')
    write('reports/run.json', JSON.stringify({ failed: 0 }))
    utimesSync(join(dir, 'reports/jest.json'), 1, 1)
    expect(refusals()).toBe(
      'There is no reports/jest.json about the build in out/. Run "npm test" first.',
    )
    const later = Date.now() / 1000 + 60
    utimesSync(join(dir, 'reports/jest.json'), later, later)
    expect(refusals()).toBe('reports/jest.json is not of a run of all tests. Run "npm test" first.')
  })

  it('writes every result', () => {
    write('reports/jest.json', JSON.stringify(jest))
    write('reports/playwright.json', JSON.stringify(playwright))
    write('reports/run.json', JSON.stringify({ failed: 0 }))
    for (const file of ['out/index.html', 'out/index.html.br']) write(file, '<main>')
    write('out/.build.json', JSON.stringify({ pages: 1, hashed: [] }))
    for (const file of ['docs/benchmarks.md', 'package.json']) cpSync(file, join(dir, file))
    mkdirSync(join(dir, 'content/data'), { recursive: true })
    spawnSync(
      'sh',
      ['-c', 'git init -q && git add -A && git -c user.name=a -c user.email=a@b.c commit -qm a'],
      {
        cwd: dir,
      },
    )
    const { status, stderr } = run()
    expect({ status, stderr }).toMatchObject({ status: 0 })
    const written = textOf(join(dir, 'content/data/evidence.yaml'))
    expect(Array.from(written.matchAll(/^- of: (\w+)$/gm), ([, name]) => name)).toEqual(
      resultName.options,
    )
    expect(written).toContain('- 1,600\n')
  })
})

it('the evidence pages mention only files and tests that exist', () => {
  for (const file of filesOf('content/evidence/*.mdx')) {
    const text = textOf(file)
    const named = [...text.matchAll(/`([\w./[\]-]+\.tsx?)`(?: “([^”]+)”)?/g)]
    const missing = named.filter(
      ([, path = '', title]) =>
        filesOf(path).length === 0 || (title && !textOf(path).includes(title)),
    )
    expect([file, ...missing.map(([all]) => all)]).toEqual([file])
  }
})

it('the evidence pages mention only commits in this history', () => {
  const text = filesOf('content/evidence/*.mdx').map(textOf).join('\n')
  const commits = Array.from(
    text.matchAll(/`([0-9a-f]{7})`/g),
    ([, commit = '']) => `${commit}^{commit}`,
  )
  const { stdout } = spawnSync('git', ['cat-file', '--batch-check'], {
    input: commits.join('\n'),
    encoding: 'utf8',
  })
  expect(stdout.match(/^\S+ commit/gm) ?? []).toHaveLength(commits.length)
  expect(stdout).not.toContain(' missing')
})
