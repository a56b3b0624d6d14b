/** `npm run browsers`: tries the site in the browsers of this machine beside Chromium, and notes it in the documents. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowsers } from '../../e2e/browsers/driver.ts'

interface Suite {
  title: string
  suites?: Suite[]
  specs?: { title: string; ok: boolean }[]
}

const report = join(mkdtempSync(join(tmpdir(), 'browsers-')), 'report.json')
const { status } = spawnSync('node', ['tools/test/e2e.ts', 'e2e/browsers'], {
  stdio: 'inherit',
  env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
})
const suites =
  (JSON.parse(readFileSync(report, 'utf8')) as Suite).suites?.flatMap((file) => file.suites ?? []) ?? []
const tried = [...new Set(suites.flatMap(({ specs = [] }) => specs.map(({ title }) => title)))]
const mark = (suite: Suite, title: string) => {
  const spec = suite.specs?.find((one) => one.title === title)
  return spec ? (spec.ok ? 'yes' : '**no**') : ''
}
const rows = [
  ['', ...suites.map(({ title }) => title)],
  ['---', ...suites.map(() => '---')],
  ...tried.map((title) => [title, ...suites.map((suite) => mark(suite, title))]),
]
writeFileSync(
  'docs/browsers.md',
  `# Browsers

Chromium runs the whole suite at every width. The browsers below are those that people have, as a Linux distribution
ships them; each visits one of every kind of page and uses what is on it. \`npm run browsers\` writes this table.

${findBrowsers()
  .map(({ name, version }) => `- ${name} ${version}`)
  .join('\n')}

${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}

Run on ${new Date().toISOString().slice(0, 10)}.
`,
)
process.exitCode = status ?? 1
