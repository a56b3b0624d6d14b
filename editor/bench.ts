/** `npm run bench:editor`: what the editor's check takes, by itself and in a browser, and what the page weighs. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { launch } from 'puppeteer-core'
import { freePort } from '#tools/freePort.ts'
import { filesIn } from '#tools/lint/disk.ts'
import { readEnglish } from '#tools/lint/english.ts'
import { type Checked, lint } from '#tools/lint/lint.ts'
import { CHROMIUM_ARGS, ensureBrowser } from '#tools/test/browser.ts'
import { OUTPUT } from './build.ts'

const disk = filesIn(process.cwd())
const texts = new Map(disk.list().map((file) => [file, disk.read(file)]))
const files = { list: disk.list, bytes: disk.bytes, read: (file: string) => texts.get(file) ?? '' }
const english = readEnglish()

function took(work: () => Checked): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const first = took(() => lint(files))
const spelled = took(() => lint(files, { english }))
const pages = disk.list().filter((file) => file.endsWith('.mdx'))
const later = pages.map((file) => {
  texts.set(file, `${texts.get(file)}\n`)
  return took(() => lint(files, { english }))
})
later.sort((a, b) => a - b)
const at = (share: number) => Math.round(later[Math.floor(share * (later.length - 1))] ?? 0)
console.log(`The check of ${pages.length} pages, in milliseconds of processor time:`)
console.log(`first ${Math.round(first)}, then with the dictionary ${Math.round(spelled)}`)
console.log(
  `after a keystroke, one in each page: median ${at(0.5)}, 95 of 100 within ${at(0.95)}, at most ${at(1)}`,
)

const server = spawn(process.execPath, ['editor/local.ts'], {
  env: { ...process.env, EDITOR_BUILD: '0', PORT: `${await freePort()}` },
})
const [said] = await once(server.stdout, 'data')
const browser = await launch({ executablePath: ensureBrowser(), args: CHROMIUM_ARGS })
const page = await browser.newPage()
const until = async (checked: string) => {
  await page.waitForSelector(`[data-checked=${checked}]`)
  return Math.round(await page.evaluate(() => performance.now()))
}
await page.goto(/http:\S+/.exec(said)?.[0] ?? '')
console.log(
  `From opening it: findings of the page after ${await until('page')} ms, of the site ${await until('site')}`,
)
await page.reload()
console.log(`Opened again: findings of the site after ${await until('site')} ms`)
await browser.close()
server.kill()

const assets = readdirSync(join(OUTPUT, 'assets'))
const weight = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(OUTPUT, 'assets', name))).length, 0)
const [late, now] = [/^(?:Source|english|terms)-/, /./].map((which) =>
  assets.filter((name) => which.test(name)),
)
console.log(`first load ${Math.round((weight(now ?? []) - weight(late ?? [])) / 1000)} KB in brotli`)
console.log(`later, the dictionary and the source view, ${Math.round(weight(late ?? []) / 1000)} KB`)
