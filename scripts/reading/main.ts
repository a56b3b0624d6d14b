/** `npm run content:reading`: how long each service page is, how it reads, and where it asks for contact. */
import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { parse } from 'parse5'
import { readCommandLine } from '#lib/commandLine.ts'
import { getPagesByLayout } from '#lib/content/pages.ts'
import { median } from '#lib/median.ts'
import { contentOf } from '#lib/text/content.ts'
import { builtPaths, openSites } from '#scripts/support/builtSite.ts'
import { record, table } from '#scripts/support/results.ts'
import { shownTexts } from './shownTexts.ts'
import { countReading, HABIT_NAMES, isBareAnswer, isBecauseAnswer } from './words.ts'

readCommandLine(
  `Usage: npm run content:reading
Counts on each service page of out/: words all told, words per sentence, habits that make a reader read twice, answers that
are a bare yes or no or begin with "No, because", heights in screens of a phone, and how far down the links to contact
stand. Guides for an editor. Updates docs/benchmarks.md with the means.`,
  {},
)

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

/** How many screens a page is long, and how many screens down its links to contact stand. */
async function measure(browser: Browser, url: string, viewport: typeof PHONE) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  await page.goto(url)
  const { height, links } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    links: Array.from(document.querySelectorAll('main a[href^="/contact-us"]'))
      // A calculator's appears with its first result.
      .filter((link) => link.checkVisibility())
      .map((link) => link.getBoundingClientRect().top + scrollY),
  }))
  await page.close()
  const inScreens = (pixels: number) => pixels / viewport.height
  return { screens: inScreens(height), links: links.map(inScreens), height }
}

const built = builtPaths()
const pages = getPagesByLayout('detail', 'landing').filter(({ path }) => built.includes(path))
const { browser, urlOf, close } = await openSites(['out'])
type Row = (string | number)[]
const rows: Row[] = []
for (const page of pages) {
  const content = contentOf(parse(readFileSync(`out${page.path}.html`, 'utf8')))
  const { words, sentenceLength, habits } = countReading(shownTexts(content))
  const phone = await measure(browser, urlOf('out', page.path), PHONE)
  const desktop = await measure(browser, urlOf('out', page.path), DESKTOP)
  rows.push([
    `\`${page.path}\``,
    words,
    sentenceLength,
    ...habits,
    page.faqs.filter(({ answer }) => isBareAnswer(answer)).length,
    page.faqs.filter(({ answer }) => isBecauseAnswer(answer)).length,
    phone.screens,
    phone.links[0] ?? Number.NaN,
    desktop.links[0] ?? Number.NaN,
    // The middle one of three or more, as a share of the page.
    (100 * (phone.links[Math.floor(phone.links.length / 2)] ?? Number.NaN)) / phone.screens,
  ])
}
await close()

const HEAD = [
  'Page',
  'Words',
  'Per sentence',
  ...HABIT_NAMES,
  'Bare answers',
  'No, because',
  'Screens (phone)',
  'Contact at (phone)',
  'Contact at (desktop)',
  'Middle contact (%)',
]
const shown = (cell: string | number) =>
  typeof cell === 'string' ? cell : String(Math.round(10 * cell) / 10)
const columnsOf = (rows: Row[]) =>
  HEAD.slice(1).map((_, index) => rows.map((row) => Number(row[index + 1])))
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const means = (['detail', 'landing'] as const).map((layout) => {
  const its = rows.filter((_, index) => pages[index]?.layout === layout)
  return [`Mean, ${layout}`, ...columnsOf(its).map(mean)]
})
const middle = ['Median', ...columnsOf(rows).map(median)]
const highest = ['Highest', ...columnsOf(rows).map((column) => Math.max(...column))]
const inWords = (its: Row[]) => its.map((row) => row.map(shown))
console.log(table(HEAD, inWords(rows)))
record(
  'content:reading',
  HEAD,
  inWords([...means, middle, highest]),
  '; a phone of 390 by 844 pixels, a desktop of 1280 by 800.',
)
