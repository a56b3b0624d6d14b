/** `npm run bench:editor`: how long an author waits for the check, and what the page weighs. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { launch } from 'puppeteer-core'
import { freePort } from '#tools/freePort.ts'
import { CHROMIUM_ARGS, ensureBrowser } from '#tools/test/browser.ts'
import { buildEditor, OUTPUT } from './build.ts'

await buildEditor()
const browser = await launch({ executablePath: ensureBrowser(), args: CHROMIUM_ARGS })

/** Opens the editor on a repository for the first time; gives what tells how long something of the check takes. */
async function visit(root: string) {
  const env = { ...process.env, EDITOR_BUILD: '0', PORT: `${await freePort()}` }
  const server = spawn(process.execPath, ['editor/local.ts', root], { env })
  const [said] = await once(server.stdout, 'data')
  const page = await browser.newPage()
  const took = async (about: string, act: () => Promise<unknown>) => {
    const before = performance.now()
    await act()
    await page.waitForSelector(`[data-checked=${about}]`)
    return Math.round(performance.now() - before)
  }
  return { page, took, open: () => page.goto(/http:\S+/.exec(said)?.[0] ?? ''), stop: () => server.kill() }
}

console.log('Milliseconds until there are findings')
const own = await visit('.')
console.log(`of the site on a first visit: ${await own.took('site', own.open)}`)
console.log(`of the site on a second one: ${await own.took('site', () => own.page.reload())}`)
await own.page.click('[aria-label=View] button:nth-of-type(2)')
const keystrokes: number[] = []
for (const entry of await own.page.$$('.pages h2:first-of-type + ul button')) {
  await entry.click()
  await own.took('site', () => own.page.focus('.form textarea'))
  keystrokes.push(await own.took('site', () => own.page.keyboard.type('x')))
}
keystrokes.sort((a, b) => a - b)
const [median, most, last] = [0.5, 0.95, 1].map(
  (share) => keystrokes[Math.ceil(share * keystrokes.length) - 1],
)
console.log(
  `of the site after a letter, in each of ${keystrokes.length} pages: median ${median}, 95 of 100 within ${most}, at most ${last}`,
)
own.stop()

const clone = mkdtempSync(join(tmpdir(), 'bench-'))
const git = (...args: string[]) => execFileSync('git', args, { cwd: clone })
git('clone', '--quiet', process.cwd(), '.')
appendFileSync(join(clone, 'content/about-us.mdx'), '\n')
git(
  '-c',
  'user.name=bench',
  '-c',
  'user.email=bench@plumbline.example',
  'commit',
  '--quiet',
  '--all',
  '--message',
  'Change a page',
)
const other = await visit(clone)
console.log(
  `where a page is another than at the build, of that which is opened: ${await other.took('page', other.open)}`,
)
console.log(`and of the site, from then on: ${await other.took('site', async () => {})}`)
other.stop()
rmSync(clone, { recursive: true })
await browser.close()

const assets = readdirSync(join(OUTPUT, 'assets'))
const weightOf = (isAsked: (name: string) => boolean) => {
  const files = assets.filter(isAsked).map((name) => readFileSync(join(OUTPUT, 'assets', name)))
  return Math.round(files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0) / 1000)
}
const isLate = (name: string) => /^(?:Source|english|terms)-/.test(name)
console.log(`first load ${weightOf((name) => !isLate(name))} KB in brotli`)
console.log(`later, the dictionary and the source view, ${weightOf(isLate)} KB`)
