/** `npm run bench:editor`: how long an author waits for the check, and what the page weighs; written into docs/editor.md. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { launch, type Page } from 'puppeteer-core'
import { median } from '#lib/postbuild/budget.ts'
import { CHROMIUM_ARGS, ensureBrowser } from '#tools/test/browser.ts'
import { buildEditor, weightOf } from './build.ts'

const DOCUMENT = 'docs/editor.md'
const said: string[] = []
const say = (line: string) => {
  said.push(line)
  console.log(line)
}
const spread = (numbers: readonly number[]) =>
  `median ${Math.round(median(numbers))}, at most ${Math.round(Math.max(...numbers))}`

say(`Load of the machine before it, on ${cpus().length} cores: ${loadavg()[0]?.toFixed(1)}`)

/** Types a mistake seven times and measures from its last letter to the frame showing the finding. */
async function typing(page: Page): Promise<void> {
  await page.goto(`${page.url()}#${encodeURIComponent('content/etl-testing.mdx')}`)
  await page.reload()
  const frame = await (await page.waitForSelector('.preview'))?.contentFrame()
  await (await frame?.waitForSelector('main p[data-spot]'))?.click()
  await page.waitForSelector('.words textarea')
  await page.evaluate(() =>
    addEventListener('keydown', ({ timeStamp: startTime }) => performance.mark('key', { startTime })),
  )
  const sinceKey = async (text: string) => {
    const shown = await page.waitForFunction(
      (text) =>
        document.querySelector('.findings')?.textContent?.includes(text) &&
        performance.now() - (performance.getEntriesByName('key').at(-1)?.startTime ?? 0),
      {},
      text,
    )
    return Number(await shown.jsonValue())
  }
  const took: number[] = []
  for (let round = 0; round < 7; round++) {
    await page.keyboard.press('End')
    await page.keyboard.type(' colou')
    await sinceKey('"colou" is')
    await page.keyboard.press('r')
    took.push(await sinceKey('"colour" is'))
    for (const _ of ' colour') await page.keyboard.press('Backspace')
    await sinceKey('No errors')
  }
  say(`from a letter to the frame that shows its mistake: ${spread(took)}`)
}

/** Opens the editor on a repository as five new visitors, each of whom returns once. */
async function visits(root: string, about: 'part' | 'site'): Promise<void> {
  const env = { ...process.env, EDITOR_BUILD: '0', PORT: '0' }
  const server = spawn(process.execPath, ['editor/local.ts', root], { env })
  const [listening] = await once(server.stdout, 'data')
  const defaultViewport = { width: 1280, height: 800 }
  const browser = await launch({ executablePath: ensureBrowser(), args: CHROMIUM_ARGS, defaultViewport })
  const took = { part: [] as number[], site: [] as number[], again: [] as number[] }
  for (let visitor = 0; visitor < 5; visitor++) {
    const page = await (await browser.createBrowserContext()).newPage()
    // The time of the paint, because the page may already be busy with other work when asked.
    await page.evaluateOnNewDocument(() => {
      new MutationObserver(() => {
        const { checked = '' } = document.querySelector<HTMLElement>('[data-checked]')?.dataset ?? {}
        requestAnimationFrame(() => performance.getEntriesByName(checked).length || performance.mark(checked))
      }).observe(document, { subtree: true, attributes: true, childList: true })
    })
    const until = async (what: string, numbers: number[]) => {
      const time = await page.waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, {}, what)
      numbers.push(Number(await time.jsonValue()))
    }
    await page.goto(/http:\S+/.exec(listening)?.[0] ?? '')
    if (about === 'part') await until('part', took.part)
    await until('site', took.site)
    // Wait until everything loaded in the background is there.
    await page.waitForNetworkIdle()
    await page.reload()
    await until('site', took.again)
    if (about === 'site' && visitor === 4) await typing(page)
    await page.close()
  }
  await browser.close()
  server.kill()
  if (about === 'part') say(`findings of all unchanged files: ${spread(took.part)}`)
  say(`findings of the site: ${spread(took.site)}`)
  say(`and when it is opened again: ${spread(took.again)}`)
}

await buildEditor()
const clone = mkdtempSync(join(tmpdir(), 'bench-'))
const git = (...args: string[]) => execFileSync('git', args, { cwd: clone })
git('clone', '--quiet', process.cwd(), '.')
git('checkout', '--quiet', '-B', 'main')
git('config', 'user.name', 'bench')
git('config', 'user.email', 'bench@plumbline.example')
say('Milliseconds from opening the editor, of five visitors:')
await visits(clone, 'site')
appendFileSync(join(clone, 'content/about-us.mdx'), '\n')
git('commit', '--quiet', '--all', '--message', 'Change a page')
say('where a page has changed since the editor was built:')
await visits(clone, 'part')
rmSync(clone, { recursive: true })

const kilobytes = (when: 'first' | 'late') => Math.round(weightOf(when, brotliCompressSync) / 1000)
say(`first load ${kilobytes('first')} KB in brotli`)
say(`later, the dictionary and the source view, ${kilobytes('late')} KB`)
const block = ['```text', ...said, '```'].join('\n')
writeFileSync(
  DOCUMENT,
  readFileSync(DOCUMENT, 'utf8').replace(/```text\n[\s\S]*?```/, () => block),
)
