/** Computes the results that pages show from the reports of a run. Nothing here reads a file. */
import { relative } from 'node:path'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import type { Result } from '#lib/content/evidence.ts'
import { BUDGET, kb, median } from '#lib/postbuild/budget.ts'

type Shown = Pick<Result, 'head' | 'rows' | 'bars'>

export interface JestReport {
  testResults: { name: string; startTime: number; endTime: number; assertionResults: { status: string }[] }[]
}

export type PlaywrightReport = Pick<JSONReport, 'suites'>

/** A page as it ships. */
export interface ShippedPage {
  html: string
  /** Bytes of the page after compression. */
  bytes: number
  /** Bytes of the scripts it loads immediately, after compression. */
  scripts: number
}

/** Scales values to bars, the tallest being 100; `mark` is the label of the marked bar. */
function barsOf(values: Record<string, number>, mark: string, note: string, level?: [string, number]): Result['bars'] {
  const most = Math.max(level?.[1] ?? 0, ...Object.values(values))
  const share = (value: number) => Math.round((value / most) * 1000) / 10
  const bars = Object.entries(values).map(([label, value]) => ({ label, value: share(value) }))
  if (bars.length < 3 || !Number.isFinite(most) || most <= 0) return undefined
  return { bars, mark, note, ...(level && { level: { label: level[0], value: share(level[1]) } }) }
}

const count = (value: number) => value.toLocaleString('en-US')

/** Test levels: their name, folders, and bar label. */
const LEVELS: [level: string, folders: readonly string[], label: string][] = [
  ['Rules and components', ['lib', 'components', 'app'], 'units'],
  ['What authors and operators run', ['tools', 'editor'], 'tools'],
  ['The server, over real sockets', ['edge'], 'server'],
]

const specsOf = (suites: readonly JSONReportSuite[]): JSONReportSpec[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsOf(inner)])

/** Tests by level, and their total time if run one after another. */
export function testsResult(jest: JestReport, playwright: PlaywrightReport, root: string): Shown {
  const rows: string[][] = []
  const times: Record<string, number> = {}
  const add = (level: string, folders: string, label: string, numbers: readonly number[], ms: number) => {
    times[label] = Math.round(ms / 1000)
    rows.push([level, folders, ...[...numbers, times[label]].map(count)])
  }
  for (const [level, folders, label] of LEVELS) {
    const files = jest.testResults.filter(({ name }) => folders.includes(relative(root, name).split(/[\\/]/)[0] ?? ''))
    const tests = files.flatMap(({ assertionResults }) => assertionResults)
    const failed = tests.filter(({ status }) => status === 'failed').length
    const ms = files.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0)
    add(level, folders.join(', '), label, [tests.length, failed, 0], ms)
  }
  const browser = specsOf(playwright.suites).flatMap(({ tests }) => tests)
  const having = (wanted: string) => browser.filter(({ status }) => status === wanted).length
  const ms = browser.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
  const numbers = [browser.length, having('unexpected'), having('flaky')]
  add('The finished site, in Chromium', 'e2e', 'browser', numbers, ms)
  return {
    head: ['Level', 'Folders', 'Tests', 'Failed', 'Passed on the second try', 'Seconds'],
    rows,
    bars: barsOf(times, 'browser', `${count(times.browser ?? 0)} s`),
  }
}

const noted = (playwright: PlaywrightReport, type: string) =>
  specsOf(playwright.suites).flatMap(({ title, tests }) =>
    // If a test was retried, the last attempt counts.
    (tests.at(-1)?.annotations ?? []).flatMap((one) =>
      one.type === type ? [{ title, words: (one.description ?? '').split(' ') }] : [],
    ),
  )

/** Pages by color scheme and window width, with the rules axe applied to each. */
export function axeResult(playwright: PlaywrightReport): Shown | undefined {
  const visits = noted(playwright, 'axe').filter(({ title }) => title.startsWith('page /'))
  const groups = Map.groupBy(visits, ({ words: [scheme, width] }) => `${scheme} ${width}`)
  if (groups.size === 0) return undefined
  return {
    head: ['Color scheme', 'Width (px)', 'Pages', 'Rules applied to each', 'Violations'],
    rows: [...groups].sort().map(([group, pages]) => {
      const rules = pages.map(({ words }) => Number(words[2]))
      const violations = pages.reduce((sum, { words }) => sum + Number(words[3]), 0)
      const [least, most] = [Math.min(...rules), Math.max(...rules)]
      const distinct = new Set(pages.map(({ title }) => title)).size
      return [
        ...group.split(' '),
        count(distinct),
        least === most ? `${most}` : `${least} to ${most}`,
        count(violations),
      ]
    }),
  }
}

/** Links followed in the finished files. */
export function linksResult(playwright: PlaywrightReport): Shown | undefined {
  const [found] = noted(playwright, 'links')
  if (!found) return undefined
  const [followed = 0, files = 0] = found.words.map(Number)
  return { head: ['Files', 'Links inside the site', 'Broken'], rows: [[count(files), count(followed), '0']] }
}

/** Page weights against their budgets. */
export function weightsResult(pages: readonly ShippedPage[]): Shown {
  const [islands, content] = [true, false].map((wanted) =>
    pages.filter(({ html }) => html.includes('data-island=') === wanted).map(({ bytes }) => bytes),
  )
  const scripts = pages.map(({ scripts }) => scripts)
  const row = (name: string, all: readonly number[] = [], budget = 0) => [
    name,
    count(all.length),
    ...[Math.min(...all), median(all), Math.max(...all), budget].map(kb),
  ]
  const [lightest = 0, heaviest = 0] = [Math.min(...(content ?? [])), Math.max(...(content ?? []))]
  return {
    head: ['What', 'Pages', 'Lightest', 'Middle', 'Heaviest', 'Budget'],
    rows: [
      row('HTML with styles and drawings, pages without islands', content, BUDGET.contentPage),
      row('The same, pages with islands', islands, BUDGET.islandPage),
      row('Scripts before the page has loaded', scripts, BUDGET.scriptBeforeLoad),
    ],
    bars: barsOf({ lightest, middle: median(content ?? []), heaviest }, 'heaviest', kb(heaviest), [
      `of ${BUDGET.contentPage / 1024} KB`,
      BUDGET.contentPage,
    ]),
  }
}

/** What the content security policies of all pages allow. */
export function policyResult(pages: readonly ShippedPage[]): Shown {
  const policies = pages.map(({ html }) => /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '')
  const scripts = pages.flatMap(({ html }) => html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? [])
  const having = (pattern: RegExp) => count(policies.filter((policy) => pattern.test(policy)).length)
  const all = count(pages.length)
  return {
    head: ['What', 'Found', 'Of'],
    rows: [
      ['Pages with a content security policy of their own', having(/./), all],
      ['Policies that begin by allowing nothing', having(/default-src (?:&#x27;|')none/), all],
      ['Policies that allow inline script, inline style or eval', having(/unsafe-/), all],
      ['Policies that name another host', having(/https?:/), all],
      [
        'Scripts held to a digest of their content',
        count(scripts.filter((tag) => tag.includes('integrity=')).length),
        count(scripts.length),
      ],
    ],
  }
}

/** Joins the first two columns, which only together tell a row from all others, even where each row stands alone. */
export function joined({ head: [first, second, ...head], rows, ...more }: Shown): Shown {
  return {
    head: [`${first}, ${second}`, ...head],
    rows: rows.map(([a, b, ...cells]) => [`${a}, ${b}`, ...cells]),
    ...more,
  }
}

/** Our pages compared with hand-written ones and the framework's own. The bars show the first page. */
export function paintResult(bench: Shown): Shown {
  const names: Record<string, string> = { 'hand-written': 'by hand', ours: 'this site', 'Next alone': 'framework' }
  const largest = bench.head.indexOf('Largest paint (ms)')
  const kept = ['Page', 'Form', 'Largest paint (ms)', 'Blocking (ms)', 'Bytes']
  const places = kept.map((name) => bench.head.indexOf(name))
  const rows = bench.rows.filter((row) => Object.hasOwn(names, row[1] ?? ''))
  const first = rows.filter((row) => row[0] === rows[0]?.[0])
  const values = Object.fromEntries(first.map((row) => [names[row[1] ?? ''] ?? '', Number(row[largest])]))
  return joined({
    head: kept,
    rows: rows.map((row) => places.map((at) => row[at] ?? '')),
    bars: barsOf(values, 'this site', `${values['this site']} ms`),
  })
}

const messagesOf = ({ rows }: Shown) => rows.filter(([path]) => path === 'Message')

/** The highest rate of messages that was held along with all lower ones. */
const heldOf = (steps: Shown) =>
  messagesOf(steps).findLast((_, index, all) => all.slice(0, index + 1).every((row) => row.at(-1) === 'yes'))

/** The 99th percentile at each offered rate of messages. */
export function stepsResult(steps: Shown): Shown {
  const p99 = steps.head.indexOf('p99 (ms)')
  const values = Object.fromEntries(messagesOf(steps).map((row) => [`${row[1]}/s`, Number(row[p99])]))
  const held = heldOf(steps)
  const mark = held ? `${held[1]}/s` : (Object.keys(values)[0] ?? '')
  return joined({ ...steps, bars: barsOf(values, mark, `p99 ${values[mark]} ms`) })
}

/** The latency percentiles at the highest rate of messages that was held. */
export function spreadResult(steps: Shown): Shown | undefined {
  const held = heldOf(steps)
  if (!held) return undefined
  const times = steps.head.flatMap((name, at) => (/^p[\d.]+ \(ms\)$/.test(name) ? [[name, at] as const] : []))
  const values = Object.fromEntries(times.map(([name, at]) => [name.split(' ')[0] ?? '', Number(held[at])]))
  return {
    head: ['Offered per second', ...times.map(([name]) => name)],
    rows: [[held[1] ?? '', ...times.map(([, at]) => held[at] ?? '')]],
    bars: barsOf(values, 'p99', `${values.p99} ms`),
  }
}
