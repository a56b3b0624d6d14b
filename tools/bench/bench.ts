/**
 * `npm run bench`: what a page costs a visitor on a throttled phone, for three builds of the same page in one run:
 * ours, the export as Next wrote it, and a hand-written floor (our HTML without any script). Medians of five visits.
 *
 * It builds the site twice and leaves the finished build in `out/`. `--no-write` prints only.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { readConfig } from '#edge/config.ts'
import { startServer } from '#edge/node/server.ts'
import { BUDGET } from '#lib/postbuild/budget.ts'
import { compressFiles } from '#lib/postbuild/compress.ts'
import { ensureBrowser } from '#tools/test/browser.ts'
import { machine, median, recordResults } from './results.ts'
import { type Cost, NETWORK, SLOWDOWN, visit, WATCHED } from './visit.ts'

/** One page of each kind, and whether it has an island. */
const PAGES = [
  { kind: 'detail page', path: '/etl-testing', islands: false },
  { kind: 'landing page', path: '/services/core-testing', islands: false },
  { kind: 'home page', path: '/', islands: true },
  { kind: 'page with a form', path: '/contact-us', islands: true },
]
const VISITS = 5

const BUILDS = { floor: 'hand-written', finished: 'ours', unfinished: 'Next alone' } as const
type Build = keyof typeof BUILDS

const { values } = parseArgs({ options: { write: { type: 'boolean', default: true } }, allowNegative: true })

const found = ensureBrowser()
if ('missing' in found) {
  console.error(found.missing)
  process.exit(1)
}

function build(finish: boolean): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, FINISH: finish ? '1' : '0' },
  })
  if (status !== 0) throw new Error('The build failed; run "npm run build" to see why.')
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const SCRIPT = /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g

/** Makes the finished pages what somebody would write by hand who wanted the same pages: takes out each script. */
function takeScriptsOut(folder: string): void {
  for (const file of filesOf(folder).filter((one) => one.endsWith('.html')))
    writeFileSync(file, readFileSync(file, 'utf8').replace(SCRIPT, ''))
}

/** The three builds, each in a folder of its own, and all compressed in the same way. */
async function buildAll(folder: string): Promise<Record<Build, string>> {
  const folders = {
    floor: join(folder, 'floor'),
    finished: join(folder, 'finished'),
    unfinished: join(folder, 'unfinished'),
  }
  build(false)
  cpSync('out', folders.unfinished, { recursive: true })
  build(true)
  cpSync('out', folders.finished, { recursive: true })
  cpSync('out', folders.floor, { recursive: true })
  takeScriptsOut(folders.floor)
  // As well as ours, although the framework's copies of each page make it more than a site has otherwise.
  await compressFiles([...filesOf(folders.unfinished), ...filesOf(folders.floor)], Number.POSITIVE_INFINITY)
  return folders
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const folders = await buildAll(folder)
const builds = Object.keys(BUILDS) as Build[]
const servers = await Promise.all(
  builds.map((name) =>
    startServer({
      config: readConfig({ PORT: '0' }),
      outDir: folders[name],
      log: () => {},
    }),
  ),
)
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] })

/** The middle of several visits, figure by figure. */
function middle(costs: readonly Cost[]): Cost {
  const of = (key: keyof Cost) => median(costs.map((cost) => cost[key]))
  return {
    html: of('html'),
    scriptBefore: of('scriptBefore'),
    scriptAfter: of('scriptAfter'),
    requests: of('requests'),
    paint: of('paint'),
    blocked: of('blocked'),
    shift: of('shift'),
  }
}

async function measure(path: string): Promise<Record<Build, Cost>> {
  const costs: Record<Build, Cost[]> = { floor: [], finished: [], unfinished: [] }
  // Turn by turn, so that a busy moment of the machine falls on all three.
  for (let round = 0; round < VISITS; round++) {
    for (const [index, name] of builds.entries())
      costs[name].push(await visit(browser, `http://localhost:${servers[index]?.port}${path}`))
  }
  return {
    floor: middle(costs.floor),
    finished: middle(costs.finished),
    unfinished: middle(costs.unfinished),
  }
}

const kb = (bytes: number) => (bytes / 1024).toFixed(1)

const figures = (cost: Cost) => [
  kb(cost.html),
  kb(cost.scriptBefore),
  kb(cost.scriptAfter),
  cost.requests,
  cost.paint.toFixed(0),
  cost.blocked.toFixed(0),
  cost.shift.toFixed(3),
]

const signed = (value: number, digits = 0) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`

/** What ours costs beyond the hand-written page. */
const difference = (ours: Cost, floor: Cost) => [
  signed((ours.html - floor.html) / 1024, 1),
  signed((ours.scriptBefore - floor.scriptBefore) / 1024, 1),
  signed((ours.scriptAfter - floor.scriptAfter) / 1024, 1),
  signed(ours.requests - floor.requests),
  `${signed(ours.paint - floor.paint)} (${(ours.paint / floor.paint).toFixed(2)} ×)`,
  signed(ours.blocked - floor.blocked),
  signed(ours.shift - floor.shift, 3),
]

const budget = (islands: boolean) => [
  `≤ ${kb(islands ? BUDGET.islandPage : BUDGET.contentPage)}`,
  `≤ ${kb(BUDGET.scriptBeforeLoad)}`,
  islands ? `≤ ${kb(BUDGET.scriptAfterLoad)}` : '0.0',
  '',
  '',
  '',
  '',
]

const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`

const rows: string[] = []
for (const { kind, path, islands } of PAGES) {
  const costs = await measure(path)
  rows.push(
    ...builds.map((name) => row(`${kind}, \`${path}\``, BUILDS[name], ...figures(costs[name]))),
    row('', 'ours, beyond hand-written', ...difference(costs.finished, costs.floor)),
    row('', 'budget', ...budget(islands)),
  )
}
await browser.close()
await Promise.all(servers.map((server) => server.close(0)))
rmSync(folder, { recursive: true, force: true })

const text = [
  '| page | build | HTML (KB) | script before load (KB) | script after load (KB) | requests | largest paint (ms) | blocking (ms) | layout shift |',
  '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...rows,
  '',
  `${machine()}, slowed ${SLOWDOWN} times, at ${(NETWORK.downloadThroughput * 8) / 1e6} Mbit/s with ${NETWORK.latency} ms; medians of ${VISITS} visits. Bytes are those of the bodies as sent, after brotli; requests those begun until the largest paint; everything within ${WATCHED / 1000} s after load counts.`,
].join('\n')
console.log(text)
if (values.write) recordResults('bench', text)
