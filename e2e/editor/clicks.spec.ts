import type { Page } from '@playwright/test'
import { folded } from '#check/parse/passages.ts'
import { pathOfArtifact } from '#lib/content/artifacts/artifacts.ts'
import { isPageFile, pathOfFile } from '#lib/content/files.ts'
import type { Spot } from '../../editor/document/texts.ts'
import { isPartOf, shownWords, spotsShownBy } from '../../editor/preview/marks.ts'
import type { Tree } from '../../editor/server/protocol.ts'
import { nameOf } from '../../editor/ui/labels.ts'
import { DATA_FILES } from '../../editor/ui/schemas.ts'
import { leaveProposal, open, preview, test } from '../support/editor.ts'
import { expect } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

interface Shown {
  words: string
  /** The index of the text that a click in the middle of the words opens. */
  spot: number
  /** Whether something else lies over them. */
  isCovered: boolean
  /** Whether they are words of the document at the head of the page. */
  isInArtifact: boolean
  /** The words of the paragraph, cell or the like that they stand in, between the menu and the footer. */
  block: string
}

/** Every text that a visitor sees of the page in the preview, and what a click on it opens. */
const textsShown = (page: Page): Promise<Shown[]> =>
  page.locator('.preview').evaluate((frame: HTMLIFrameElement) => {
    const page = frame.contentDocument as Document
    const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
    const shown: Shown[] = []
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      const parent = node.parentElement as Element
      const words = node.data.replace(/\s+/g, ' ').trim()
      // The other faces of the cube are behind the one that is shown.
      const isAway = parent.closest(
        'noscript, [popover], [aria-hidden=true], .hero-cube-face[data-current=false]',
      )
      if (!words || isAway || !parent.checkVisibility({ visibilityProperty: true })) continue
      const range = page.createRange()
      range.selectNodeContents(node)
      const lines = () => [...range.getClientRects()].filter(({ width }) => width > 1)
      if (lines().length === 0) continue
      parent.scrollIntoView({ block: 'center' })
      const { x = 0, y = 0, width = 0, height = 0 } = lines()[0] ?? {}
      const found = page.elementFromPoint(x + width / 2, y + height / 2)
      // Text for screen readers only is one pixel wide on purpose, or has no place in the window.
      if (!found || parent.getBoundingClientRect().width <= 1) continue
      const spot = found.closest<HTMLElement>('[data-spot]')?.dataset.spot ?? -1
      shown.push({
        words,
        spot: Number(spot),
        isCovered: !found.contains(parent) && !parent.contains(found),
        isInArtifact: parent.closest('.artifact') !== null,
        block: parent.closest('main :is(p, li, td, th, h2, h3, figcaption)')?.textContent ?? '',
      })
    }
    return shown
  })

/** Whether some words are those of a text, or a part of it, or its words with some of the layout around them. */
function isOf(words: string, spot: Spot): boolean {
  // Claims have their words elsewhere.
  const parts = shownWords(spot).split(/<Claim\b[^>]*>/)
  const [whole = ''] = parts
  if (parts.length > 1) return parts.some((part) => words.includes(part.trim()))
  return whole.includes(words) || words.includes(whole)
}

/**
 * The text of a page that some words are a piece of: of a paragraph with a link, bold words or a claim, each piece is a node
 * of its own. Few words are in other texts, too.
 */
function textAround(words: string, block: string, spots: readonly Spot[], file: string) {
  const piece = folded(words)
  const whole = folded(block)
  const isLong = whole !== '' && piece.split(' ').length >= 4
  return spots.find((spot) => {
    const text = spot.file === file ? shownWords(spot) : ''
    return text !== '' && (text === whole || (isLong && isPartOf(text, piece)))
  })
}

/** What a drawing measures or counts by itself opens the drawing, with all of its texts. */
const isDrawing = ({ file, path: [block] }: Spot) =>
  block === 'Figure' || pathOfArtifact(file) !== undefined

test('opens every visible text of every page by a click on it', async ({ page, site }) => {
  test.slow()
  const { files } = (await (
    await page.request.get(`${site.address}/api/tree?at=main`)
  ).json()) as Tree
  const nameIn = (spot: Spot) => nameOf(spot, String(files[spot.file]))
  const pages = Object.keys(files).filter(isPageFile)
  expect(pages.length).toBeGreaterThan(64)
  let count = 0
  for (const file of pages) {
    const path = pathOfFile(file)
    await open(page, path, 'Page')
    await expect(preview(page).locator('main [data-spot]').first()).toBeVisible()
    const spots = spotsShownBy(files, file, DATA_FILES.keys())
    const known = spots.filter((spot) => spot.file === file || !isPageFile(spot.file))
    const faults: string[] = []
    for (const { words, spot, isCovered, isInArtifact, block } of await textsShown(page)) {
      count++
      const opened = spots[spot]
      // A page may have the words of its document elsewhere, too, as in a calculator.
      const own = known.find(
        (candidate) =>
          shownWords(candidate) === folded(words) &&
          (isInArtifact || pathOfArtifact(candidate.file) === undefined),
      )
      const around = opened ? undefined : textAround(words, block, known, file)
      if (isCovered) faults.push(`"${words}" is covered`)
      else if (opened && !isOf(words, opened) && (own || !isDrawing(opened)))
        faults.push(`"${words}" opens ${nameIn(opened)} "${opened.value}"`)
      else if (!opened && own) faults.push(`"${words}" does not open ${nameIn(own)} of ${own.file}`)
      else if (around) faults.push(`"${words}" does not open ${nameIn(around)} "${around.value}"`)
    }
    expect.soft(faults, path).toEqual([])
  }
  expect(count).toBeGreaterThan(5000)
})

test('shows each tagline of the hero by its dot, and opens the one that is shown', async ({
  page,
}) => {
  await open(page, '/', 'Page')
  const main = preview(page).locator('main')
  const dots = main.getByRole('button', { name: /^Show line/ })
  const taglines = await main.locator('.hero-cube-face').allTextContents()
  expect(taglines).toHaveLength(4)
  for (const [index, tagline] of taglines.entries()) {
    await dots.nth(index).click()
    await main.locator('.hero-cube-face').nth(index).click()
    await expect(page.getByRole('form', { name: 'Words' }).getByRole('textbox')).toHaveValue(
      tagline,
    )
  }
})
