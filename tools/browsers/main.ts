/** `npm run browsers`: tests the site in this machine's browsers other than Chromium, and writes docs/browsers.md. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { dayOf } from '#lib/content/days.ts'
import { table } from '#tools/bench/results.ts'
import { findBrowsers } from '../../e2e/browsers/driver.ts'

const { status } = spawnSync('npm', ['run', '--silent', 'test:e2e', 'e2e/browsers'], { stdio: 'inherit' })
const { suites }: JSONReport = JSON.parse(readFileSync('reports/playwright.json', 'utf8'))
const browsers = suites.flatMap((file) => file.suites ?? [])
const tried = new Set(browsers.flatMap(({ specs }) => specs.map(({ title }) => title)))
const mark = ({ specs }: JSONReportSuite, title: string) =>
  specs.find((one) => one.title === title)?.ok ? 'yes' : '**no**'
const rows = [...tried].map((title) => [title, ...browsers.map((browser) => mark(browser, title))])

writeFileSync(
  'docs/browsers.md',
  `# Browsers

Chromium runs the whole suite at every width. The browsers below are other common ones, as a Linux distribution ships them.
Each visits one page of every kind and uses everything on it. \`npm run browsers\` writes this table.

${findBrowsers()
  .map(({ name, version }) => `- ${name} ${version}`)
  .join('\n')}

${table(['', ...browsers.map(({ title }) => title)], rows)}

Run on ${dayOf(new Date())}.
`,
)
process.exitCode = status ?? 1
