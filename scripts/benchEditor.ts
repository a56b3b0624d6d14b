/**
 * `npm run bench:editor`: measures how soon an author is told what is wrong, in the editor and by the content check, and what
 * the editor fetches.
 */
import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { buildEditor } from '#editor/build.ts'
import { inKilobytes } from '#editor/loads.ts'
import { readCommandLine } from '#lib/commandLine.ts'
import { median } from '#lib/median.ts'
import { launchBrowser } from './support/chromium.ts'
import { startEditor } from './support/editorServer.ts'
import { record } from './support/results.ts'

/** The longest that an author may wait for a finding, in milliseconds. */
const LIMIT_MS = 300

/** The same for the content check of all pages and data files (R23.2). */
const CHECK_LIMIT_MS = 3000

readCommandLine(
  `Usage: npm run bench:editor
Measures in Chromium how long after a keystroke the editor shows its finding, on a short and a long page, in its source and
in a text of the page, and how long npm run content:check takes; sums up what a browser fetches to open the editor, and what
later. Changes no file but docs/benchmarks.md. Fails if a finding takes more than ${LIMIT_MS} ms, or the check more than
${CHECK_LIMIT_MS} ms.`,
  {},
)

/** A short page and a long one. */
const PAGES = ['/contact-us', '/etl-testing']
const TIMES = 15
const CHECKS = 5

/** Runs in the page: the time from the next key that is typed to the finding that it causes, in milliseconds. */
function timeToFinding(word: string): Promise<number> {
  return new Promise((resolve) => {
    let pressed = 0
    // The last key counts, since the word is whole then.
    addEventListener(
      'keydown',
      () => {
        pressed = performance.now()
      },
      true,
    )
    const findings = document.querySelector('.findings')
    const seen = () => {
      if (!findings?.textContent.includes(word)) return
      observer.disconnect()
      resolve(performance.now() - pressed)
    }
    const observer = new MutationObserver(seen)
    if (findings)
      observer.observe(findings, { childList: true, subtree: true, characterData: true })
  })
}

/** A word that no dictionary has, another each time. */
const wordOf = (turn: number) => `zq${String.fromCharCode(97 + turn)}xword`

async function typeAndMeasure(page: Page, turn: number): Promise<number> {
  const word = wordOf(turn)
  const time = page.evaluate(timeToFinding, word)
  await page.keyboard.type(` ${word}`, { delay: 60 })
  const measured = await time
  for (let letter = 0; letter <= word.length; letter++) await page.keyboard.press('Backspace')
  return measured
}

async function measure(page: Page): Promise<string> {
  const times: number[] = []
  for (let turn = 0; turn < TIMES; turn++) times.push(await typeAndMeasure(page, turn))
  return median(times).toFixed(0)
}

/** Runs the content check as an author does, and returns its time in milliseconds. */
function timeOfCheck(): number {
  const started = performance.now()
  execFileSync('npm', ['run', '--silent', 'content:check'], { stdio: 'ignore' })
  return performance.now() - started
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Puts the caret at the end of the open page's first paragraph. */
async function enterText(page: Page): Promise<void> {
  await press(page, 'Page')
  await page.frameLocator('.preview').locator('main p[data-spot]').first().click()
  await page.keyboard.press('Control+End')
}

/** Puts the caret at the end of the open page's source. */
async function enterSource(page: Page): Promise<void> {
  await press(page, 'Source')
  await page.getByRole('textbox', { name: /^Source of / }).press('Control+End')
}

const check = median(Array.from({ length: CHECKS }, timeOfCheck)).toFixed(0)

const loads = await buildEditor()
record(
  'bench:editor loads',
  ['Fetched', 'KB in gzip'],
  loads.map(([when, bytes]) => [when, inKilobytes(bytes)]),
  '; sums of files.',
)
const { address: baseURL, stop } = await startEditor()
const browser = await launchBrowser()
try {
  const rows: (readonly string[])[] = []
  for (const path of PAGES) {
    const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    await page.goto('/')
    await page.locator('[data-checked=site]').waitFor({ timeout: 120_000 })
    await page.getByRole('button', { name: new RegExp(` ${path}$`) }).click()
    for (const [place, enter] of [
      ['its source', enterSource],
      ['a text of the page', enterText],
    ] as const) {
      await enter(page)
      rows.push([`\`${path}\`, ${place}`, await measure(page)])
    }
    await context.close()
  }
  record(
    'bench:editor',
    ['Page, Place', 'Finding after (ms)'],
    [...rows, ['`npm run content:check`, all pages and data files', check]],
    `; from the last key of a misspelled word to the finding on the screen, medians of ${TIMES}; the whole command, median of ${CHECKS}.`,
  )
  const slow = rows.filter(([, time]) => Number(time) > LIMIT_MS)
  for (const row of slow) console.error(`More than ${LIMIT_MS} ms: ${row.join(': ')}`)
  const isCheckSlow = Number(check) > CHECK_LIMIT_MS
  if (isCheckSlow) console.error(`More than ${CHECK_LIMIT_MS} ms: the content check, ${check}`)
  if (slow.length > 0 || isCheckSlow) process.exitCode = 1
} finally {
  await browser.close()
  stop()
}
