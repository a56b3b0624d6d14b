/** Computes the results that pages show from the reports of a run and recorded benchmarks. Nothing here reads a file. */
import { relative } from 'node:path'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import { BUDGET, kb } from '#build/budget.ts'
import type { Result } from '#lib/content/data.ts'
import { median } from '#lib/median.ts'

type Shown = { head: string[]; rows: (string | number)[][]; bars?: Result['bars'] }

type Recorded = Pick<Result, 'head' | 'rows'>

export interface JestReport {
  testResults: {
    name: string
    startTime: number
    endTime: number
    assertionResults: { status: string }[]
  }[]
}

export type PlaywrightReport = Pick<JSONReport, 'suites'>

/** A page as it ships, with the bytes of it and of the scripts it loads immediately, after compression. */
interface ShippedPage {
  html: string
  bytes: number
  scripts: number
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** Values as bars, to a tenth of their unit; `mark` is the label of the marked bar. */
const barsOf = (values: Record<string, number>, unit: string, mark: string, note: string) => ({
  bars: Object.entries(values).map(([label, value]) => ({
    label,
    value: Math.round(value * 10) / 10,
  })),
  unit,
  mark,
  note,
})

const LEVELS: [level: string, folders: readonly string[], label: string][] = [
  ['Rules and components', ['lib', 'components', 'app', 'build'], 'units'],
  ['What authors and operators run', ['check', 'scripts', 'editor'], 'tools'],
  ['The server, over real sockets', ['edge'], 'server'],
]

const specsOf = (suites: readonly JSONReportSuite[]): JSONReportSpec[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsOf(inner)])

/** Tests by level, and their total time if run one after another. */
export function testsResult(jest: JestReport, playwright: PlaywrightReport, root: string): Shown {
  const rows: Shown['rows'] = []
  const times: Record<string, number> = {}
  const add = (
    level: string,
    folders: string,
    label: string,
    statuses: readonly string[],
    ms: readonly number[],
  ) => {
    const having = (...wanted: string[]) =>
      statuses.filter((status) => wanted.includes(status)).length
    times[label] = Math.round(total(ms) / 1000)
    rows.push([
      level,
      folders,
      statuses.length,
      having('failed', 'unexpected'),
      having('flaky'),
      times[label],
    ])
  }
  for (const [level, folders, label] of LEVELS) {
    const files = jest.testResults.filter(({ name }) =>
      folders.includes(relative(root, name).split(/[\\/]/)[0] ?? ''),
    )
    const statuses = files.flatMap(({ assertionResults }) =>
      assertionResults.map(({ status }) => status),
    )
    const ms = files.map(({ startTime, endTime }) => endTime - startTime)
    add(level, folders.join(', '), label, statuses, ms)
  }
  const browser = specsOf(playwright.suites).flatMap(({ tests }) => tests)
  const statuses = browser.map(({ status }) => status)
  const ms = browser.flatMap(({ results }) => results.map(({ duration }) => duration))
  add('The finished site, in Chromium', 'e2e', 'browser', statuses, ms)
  return {
    head: ['Level', 'Folders', 'Tests', 'Failed', 'Passed on the second try', 'Seconds'],
    rows,
    bars: barsOf(times, 's', 'browser', `${times.browser?.toLocaleString('en-US')} s`),
  }
}

const noted = (playwright: PlaywrightReport, type: string) =>
  specsOf(playwright.suites).flatMap(({ title, tests }) =>
    // If a test was retried, the last attempt counts.
    (tests.at(-1)?.annotations ?? [])
      .filter((annotation) => annotation.type === type)
      .map(({ description = '' }) => ({ title, words: description.split(' ') })),
  )

/** The pages that axe has visited, by color scheme and width, and its findings. */
export function axeResult(playwright: PlaywrightReport): Shown {
  const visits = noted(playwright, 'axe').filter(({ title }) => title.startsWith('page /'))
  const groups = Map.groupBy(visits, ({ words: [scheme, width] }) => `${scheme} ${width}`)
  const rows = [...groups].sort().map(([group, pages]) => {
    const rules = pages.map(({ words }) => Number(words[2]))
    const lowest = Math.min(...rules)
    const highest = Math.max(...rules)
    const distinct = new Set(pages.map(({ title }) => title)).size
    const violations = total(pages.map(({ words }) => Number(words[3])))
    return [
      ...group.split(' '),
      distinct,
      lowest === highest ? highest : `${lowest} to ${highest}`,
      violations,
    ]
  })
  return {
    head: ['Color scheme', 'Width (px)', 'Pages', 'Rules applied to each', 'Violations'],
    rows,
  }
}

/** The links that were followed. */
export function linksResult(playwright: PlaywrightReport): Shown {
  const rows = noted(playwright, 'links').map(({ words: [followed = '', files = ''] }) => [
    files,
    followed,
    0,
  ])
  return { head: ['Files', 'Links inside the site', 'Broken'], rows }
}

/** The weights of pages and their scripts, beside their budgets. */
export function weightsResult(pages: readonly ShippedPage[]): Shown {
  const having = (islands: boolean) =>
    pages.filter(({ html }) => html.includes('data-island=') === islands).map(({ bytes }) => bytes)
  const row = (name: string, all: readonly number[], budget: number) => [
    name,
    all.length,
    kb(Math.min(...all)),
    kb(median(all)),
    kb(Math.max(...all)),
    kb(budget),
  ]
  const content = having(false)
  const scripts = pages.map((page) => page.scripts)
  const heaviest = Math.max(...content)
  const values = {
    lightest: Math.min(...content) / 1024,
    middle: median(content) / 1024,
    heaviest: heaviest / 1024,
  }
  const level = { label: 'budget', value: BUDGET.page / 1024 }
  return {
    head: ['What', 'Pages', 'Lightest', 'Middle', 'Heaviest', 'Budget'],
    rows: [
      row('HTML with styles and drawings, pages without islands', content, BUDGET.page),
      row('The same, pages with islands', having(true), BUDGET.page),
      row('Scripts before the page has loaded', scripts, BUDGET.scriptBeforeLoad),
    ],
    bars: { ...barsOf(values, 'KB', 'heaviest', kb(heaviest)), level },
  }
}

/** What the security policies of the pages allow. */
export function policyResult(pages: readonly ShippedPage[]): Shown {
  const policies = pages.map(
    ({ html }) => /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '',
  )
  const scripts = pages.flatMap(({ html }) => html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? [])
  const row = (what: string, pattern: RegExp, all = policies) => [
    what,
    all.filter((text) => pattern.test(text)).length,
    all.length,
  ]
  return {
    head: ['What', 'Found', 'Of'],
    rows: [
      row('Pages with a content security policy of their own', /./),
      row('Policies that begin by allowing nothing', /default-src (?:&#x27;|')none/),
      row('Policies that allow inline script, inline style or eval', /unsafe-/),
      row('Policies that name another host', /https?:/),
      row('Scripts held to a digest of their content', /integrity=/, scripts),
    ],
  }
}

/** Our pages compared with hand-written ones and the framework's own. The bars show the first page. */
export function paintResult({ head, rows }: Recorded): Shown {
  const kept = ['Page, Form', 'Largest paint (ms)', 'Blocking (ms)', 'Bytes']
  const compared = rows.filter(([page = '']) =>
    /^\S+, (?:ours|hand-written|Next alone)$/.test(page),
  )
  const shown = compared.map((row) => kept.map((name) => row[head.indexOf(name)] ?? ''))
  const [ours, byHand, framework] = shown.map(([, paint]) => Number(paint))
  const values = { 'this site': ours ?? 0, 'by hand': byHand ?? 0, framework: framework ?? 0 }
  return { head: kept, rows: shown, bars: barsOf(values, 'ms', 'this site', `${ours} ms`) }
}

/** The recorded rows by rate of messages, and the highest rate that was held along with all lower ones. */
function messagesOf({ rows }: Recorded) {
  const messages = rows.flatMap((row) => {
    const [path, rate = ''] = row[0]?.split(', ') ?? []
    return path === 'Message' ? [{ rate, row }] : []
  })
  const isHeld = ({ row }: (typeof messages)[number]) => row.at(-1) === 'yes'
  return {
    messages,
    held: messages.findLast((_, index) => messages.slice(0, index + 1).every(isHeld)),
  }
}

/** The answers at each rate of messages. The bars end with the first that was not held: beside later ones, all look flat. */
export function stepsResult(steps: Recorded): Shown {
  const { messages, held } = messagesOf(steps)
  const p99 = steps.head.indexOf('p99 (ms)')
  // A drawing has three bars at least.
  const drawn = messages.slice(0, held && Math.max(3, messages.indexOf(held) + 2))
  const values = Object.fromEntries(drawn.map(({ rate, row }) => [`${rate}/s`, Number(row[p99])]))
  return { ...steps, bars: barsOf(values, 'ms', `${held?.rate}/s`, `p99 ${held?.row[p99]} ms`) }
}

/** The spread of response times at the highest rate that was held. */
export function spreadResult(steps: Recorded): Shown {
  const { held } = messagesOf(steps)
  const times = steps.head
    .map((name, index) => ({ name, time: held?.row[index] ?? '' }))
    .filter(({ name }) => /^p[\d.]+ /.test(name))
  const values = Object.fromEntries(
    times.map(({ name, time }) => [name.split(' ')[0], Number(time)]),
  )
  return {
    head: ['Offered per second', ...times.map(({ name }) => name)],
    rows: [[held?.rate ?? '', ...times.map(({ time }) => time)]],
    bars: barsOf(values, 'ms', 'p99', `${values.p99} ms`),
  }
}
