/**
 * `npm run bench`: what a page costs a visitor on a throttled phone, for four forms of the same page in one run: ours;
 * ours without fonts and script; its words in HTML as somebody would write it by hand; and the export as Next wrote it.
 *
 * It builds the site twice and leaves the finished build in `out/`. `--visits 9` in place of seven; `--no-write` prints
 * only; `--no-build` takes the two builds that an earlier run has left in `.cache/bench`.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import type { Flags } from 'lighthouse'
import { startVisits } from '#tools/lighthouse/visits.ts'
import { machine, median, recordResults, table } from './results.ts'

/** One page of each kind. */
const PAGES = { 'detail page': '/etl-testing', 'home page': '/', 'page with a form': '/contact-us' }

const FORMS = {
  ours: 'ours',
  bare: 'ours, without fonts and script',
  plain: 'hand-written',
  next: 'Next alone',
}
const FOLDER = '.cache/bench'
const folderOf = (form: string) => join(FOLDER, form)

const AUDITS = {
  'first paint (ms)': 'first-contentful-paint',
  'largest paint (ms)': 'largest-contentful-paint',
  'blocking (ms)': 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  'weight (KB)': 'total-byte-weight',
}

/** The network and the processor really are slowed: figures are what was seen, not what was worked out. */
const PHONE: Flags = {
  onlyAudits: Object.values(AUDITS),
  throttlingMethod: 'devtools',
  throttling: {
    requestLatencyMs: 150,
    downloadThroughputKbps: 1600,
    uploadThroughputKbps: 750,
    cpuSlowdownMultiplier: 4,
  },
}

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '7' },
    write: { type: 'boolean', default: true },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
})

function build(form: string, env: Record<string, string>): void {
  const command = ['run', '--silent', 'build']
  const { status } = spawnSync('npm', command, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error('The build failed; run "npm run build" to see why.')
  cpSync('out', folderOf(form), { recursive: true })
}

const HAND = `<style>body{font:18px/1.6 system-ui,sans-serif;max-width:42em;margin:2em auto;padding:0 1em;color:#10141b;background:#f7f5ef}</style>`

/** Puts another form of our page in its place. */
const REWRITES: Record<string, (html: string) => string> = {
  bare: (html) =>
    html
      .replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<link[^>]*\bas="?font[^>]*>/g, '')
      .replace(/@font-face\s*\{[^}]*\}/g, '')
      // The policy names the hash of the styles as they were.
      .replace(/<meta[^>]*http-equiv="?Content-Security-Policy[^>]*>/i, ''),
  plain: (html) => {
    const title = /<title>.*?<\/title>/.exec(html)?.[0]
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
    const words = main
      .replace(/<(svg|script|picture|template|style)\b[\s\S]*?<\/\1>/g, '')
      .replace(/ (?:class|id|data-[\w-]+|aria-[\w-]+|role)=(?:"[^"]*"|[^\s>]+)/g, '')
    return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}${HAND}${words}</html>`
  },
  next: (html) => html,
}

function buildBoth(): void {
  rmSync(FOLDER, { recursive: true, force: true })
  build('next', { POSTBUILD: '0' })
  build('ours', {})
}

/** Makes the other forms of the pages, and compresses what is not. */
function rewrite(): void {
  for (const [form, change] of Object.entries(REWRITES)) {
    const from = form === 'next' ? 'next' : 'ours'
    for (const path of Object.values(PAGES)) {
      const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
      mkdirSync(folderOf(form), { recursive: true })
      const html = change(readFileSync(join(folderOf(from), file), 'utf8'))
      writeFileSync(join(folderOf(form), file), html)
      writeFileSync(join(folderOf(form), `${file}.br`), brotliCompressSync(html))
    }
  }
  // As well as ours, although its files come uncompressed.
  for (const file of readdirSync(folderOf('next'), { recursive: true, encoding: 'utf8' })) {
    const path = join(folderOf('next'), file)
    if (/\.(?:js|css)$/.test(file)) writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)))
  }
}

if (values.build) buildBoth()
rewrite()
const forms = Object.keys(FORMS)
const { visit, close } = await startVisits(forms.map(folderOf))
const rows: (string | number)[][] = []
for (const [kind, path] of Object.entries(PAGES)) {
  const seen: Record<string, number[][]> = Object.fromEntries(forms.map((form) => [form, []]))
  // Turn by turn, so that a busy moment of the machine falls on all of them.
  for (let round = 0; round < Number(values.visits); round++) {
    for (const form of forms) {
      const { audits } = await visit(folderOf(form), path, PHONE)
      seen[form]?.push(Object.values(AUDITS).map((audit) => audits[audit]?.numericValue ?? Number.NaN))
    }
  }
  for (const [form, name] of Object.entries(FORMS)) {
    const middle = Object.keys(AUDITS).map((_, index) =>
      median((seen[form] ?? []).map((one) => one[index] ?? 0)),
    )
    const [first = 0, largest = 0, blocking = 0, shift = 0, bytes = 0] = middle
    const figures = [
      first.toFixed(0),
      largest.toFixed(0),
      blocking.toFixed(0),
      shift.toFixed(3),
      (bytes / 1024).toFixed(1),
    ]
    rows.push([`${kind}, \`${path}\``, name, ...figures])
  }
}
await close()

const text = `${table(['page', 'form', ...Object.keys(AUDITS)], rows)}

${machine()}, slowed 4 times, at 1.6 Mbit/s with 150 ms, applied by Lighthouse; medians of ${values.visits} visits. The weight is all that was sent.`
console.log(text)
if (values.write) recordResults('bench', text)
