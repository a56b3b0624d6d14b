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
import { type Browser, chromium } from '@playwright/test'
import { readConfig } from '#edge/config.ts'
import { type RunningServer, startServer } from '#edge/node.ts'
import { machine, median, recordResults } from './benchmarkPage.ts'
import { ensureBrowser } from './browser.ts'

const PATHS = ['/etl-testing', '/services/core-testing', '/', '/contact-us']
const VISITS = 5

/** A slow phone: 1.6 Mbit/s, 150 ms to the server and back, a processor four times slower than this one. */
const NETWORK = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
}
const SLOWDOWN = 4

/** How long a visit is watched after the load event: time for what a page fetches by itself. */
const WATCHED = 2500

type Cost = { bytes: number; requests: number; paint: number; blocked: number; shift: number }

const { values } = parseArgs({ options: { write: { type: 'boolean', default: true } }, allowNegative: true })

function build(finish: boolean): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, FINISH: finish ? '1' : '0' },
  })
  if (status !== 0) throw new Error('The build failed; run "npm run build" to see why.')
}

/** The finished pages without any script: what somebody would write by hand who wanted the same page. */
function makeFloor(finished: string, floor: string): void {
  cpSync(finished, floor, { recursive: true })
  for (const file of readdirSync(floor, { recursive: true, encoding: 'utf8' })) {
    if (/\.(?:br|gz)$/.test(file)) rmSync(join(floor, file))
  }
  for (const file of readdirSync(floor, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const page = readFileSync(join(floor, file), 'utf8')
    writeFileSync(join(floor, file), page.replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, ''))
  }
  compress(floor)
}

/** Copies in brotli beside each page, as the finisher makes them; unfinished and floor pages are served the same way. */
function compress(dir: string): void {
  const code = `const fs=require('fs'),z=require('zlib'),p=require('path');for(const f of fs.readdirSync(process.argv[1],{recursive:true})){if(/\\.(html|js|css|svg)$/.test(f)){const n=p.join(process.argv[1],f);if(fs.statSync(n).isFile())fs.writeFileSync(n+'.br',z.brotliCompressSync(fs.readFileSync(n)))}}`
  spawnSync(process.execPath, ['-e', code, dir], { stdio: 'inherit' })
}

async function visit(browser: Browser, url: string): Promise<Cost> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const cost: Cost = { bytes: 0, requests: 0, paint: 0, blocked: 0, shift: 0 }
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    cost.bytes += encodedDataLength
    cost.requests++
  })
  await page.addInitScript(() => {
    const seen = { paint: 0, blocked: 0, shift: 0 }
    Object.assign(window, { seen })
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
    watch('largest-contentful-paint', (entry) => {
      seen.paint = entry.startTime
    })
    watch('longtask', (entry) => {
      seen.blocked += Math.max(0, entry.duration - 50)
    })
    watch('layout-shift', (entry) => {
      seen.shift += (entry as PerformanceEntry & { value: number }).value
    })
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(WATCHED)
  Object.assign(cost, await page.evaluate(() => (window as unknown as { seen: object }).seen))
  await context.close()
  return cost
}

const found = ensureBrowser()
if ('missing' in found) {
  console.error(found.missing)
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
build(false)
cpSync('out', join(folder, 'stock'), { recursive: true })
compress(join(folder, 'stock'))
build(true)
cpSync('out', join(folder, 'ours'), { recursive: true })
makeFloor('out', join(folder, 'floor'))

const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] })
const kinds = { floor: 'hand-written floor', ours: 'ours', stock: 'stock Next export' } as const
const servers: Record<string, RunningServer> = Object.fromEntries(
  await Promise.all(
    Object.keys(kinds).map(async (kind) => [
      kind,
      await startServer({
        config: readConfig({ PORT: '0' }),
        outDir: join(folder, kind),
        outboxDir: join(folder, 'outbox'),
        log: () => {},
      }),
    ]),
  ),
)

const rows: string[] = []
for (const path of PATHS) {
  const costs: Record<string, Cost[]> = { floor: [], ours: [], stock: [] }
  // Turn by turn, so that a busy moment of the machine falls on all three.
  for (let round = 0; round < VISITS; round++) {
    for (const kind of Object.keys(kinds)) {
      costs[kind]?.push(await visit(browser, `http://localhost:${servers[kind]?.port}${path}`))
    }
  }
  for (const [kind, name] of Object.entries(kinds)) {
    const middle = (key: keyof Cost) => median((costs[kind] ?? []).map((cost) => cost[key]))
    rows.push(
      `| \`${path}\` | ${name} | ${(middle('bytes') / 1024).toFixed(1)} | ${middle('requests')} | ${middle('paint').toFixed(0)} | ${middle('blocked').toFixed(0)} | ${middle('shift').toFixed(3)} |`,
    )
  }
}
await browser.close()
await Promise.all(Object.values(servers).map((server) => server.close(0)))
rmSync(folder, { recursive: true, force: true })

const text = [
  '| page | build | KB in all | requests | largest paint (ms) | blocking (ms) | layout shift |',
  '| --- | --- | ---: | ---: | ---: | ---: | ---: |',
  ...rows,
  '',
  `${machine()}; medians of ${VISITS} visits each, with headers, fonts and everything fetched within ${WATCHED / 1000} s after load.`,
].join('\n')
console.log(text)
if (values.write) recordResults('bench', text)
