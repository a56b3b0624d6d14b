import type { Locator, Page } from '@playwright/test'
import { folded } from '#check/parse/passages.ts'
import { SPECIFICATION } from '#check/rules/specification/specifiedSite.ts'
import { pathOfArtifact } from '#lib/content/artifacts/artifacts.ts'
import { isPageFile, pathOfFile } from '#lib/content/files.ts'
import { numbersShown } from '../../editor/document/numbers.ts'
import { DATA_FILES } from '../../editor/document/schemas.ts'
import type { Spot } from '../../editor/document/texts.ts'
import { spotsShownBy } from '../../editor/preview/marks.ts'
import { isPartOf, shownWords } from '../../editor/preview/sameWords.ts'
import type { Tree } from '../../editor/server/protocol.ts'
import { nameOf } from '../../editor/ui/labels.ts'
import { leaveProposal, open, preview, SAMPLE_PAGE, test } from '../support/editor.ts'
import { fileOf, htmlFiles, readOut } from '../support/out.ts'
import { expect } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

/** The markup of the page in the preview and of the finished page, one tag a line, without what the editor adds. */
const bothMarkups = (main: Locator, finished: string) =>
  main.evaluate((main, html) => {
    const linesOf = (root: Element) => {
      const copy = root.cloneNode(true) as Element
      // A number of a document has an element of its own.
      for (const number of copy.querySelectorAll('data, tspan'))
        number.replaceWith(...number.childNodes)
      copy.normalize()
      for (const element of [copy, ...copy.querySelectorAll('*')]) {
        for (const added of ['data-spot', 'data-computed', 'tabindex', 'open'])
          element.removeAttribute(added)
        const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1))
        for (const { name } of attributes) element.removeAttribute(name)
        for (const { name, value } of attributes) element.setAttribute(name, value)
      }
      // The preview shows the file that an author has chosen, the site the sizes that the build makes of it.
      for (const image of copy.querySelectorAll('picture > *'))
        for (const name of ['src', 'srcset', 'width', 'height']) image.removeAttribute(name)
      // The preview has the sheets of all components, those for paper among them.
      copy.querySelector('link[rel=stylesheet]')?.remove()
      // Only the build knows the day of a page's last change, and which documents have been printed.
      copy.querySelector('.page-end-updated')?.remove()
      copy.querySelector('a[href^="/print/"]')?.parentElement?.remove()
      // React numbers generated ids in another way in each renderer.
      const ids: string[] = []
      const html = copy.outerHTML.replace(/(?<=")_[RS]_\w+_(?=[-"])/g, (id) => {
        if (!ids.includes(id)) ids.push(id)
        return `id-${ids.indexOf(id)}`
      })
      return html
        .replace(/"dateModified":"[^"]*",/, '')
        .replace(/&quot;(?:avif|webp|jpeg)&quot;:\[.*?\]/g, '')
        .replace(/></g, '>\n<')
        .split('\n')
    }
    const built = new DOMParser()
      .parseFromString(html, 'text/html')
      .querySelector('main') as Element
    return { shown: linesOf(main), built: linesOf(built) }
  }, finished)

interface Shown {
  words: string
  /** The index of the text that a click in the middle of the words opens. */
  spot: number
  /** Whether something else lies over them. */
  isCovered: boolean
  /** Whether they are words of the document at the head of the page. */
  isInArtifact: boolean
  /** Whether they stand in a drawing, be it of a section or of a document, and there not at a scale. */
  isDrawn: boolean
  isOfScale: boolean
  /** The words of the paragraph, cell or the like that they stand in, between the menu and the footer. */
  block: string
}

/** Every text that a visitor sees in a part of the page in the preview, and what a click on it opens. */
const textsShown = (page: Page, part: string): Promise<Shown[]> =>
  page.locator('.preview').evaluate((frame: HTMLIFrameElement, part) => {
    const page = frame.contentDocument as Document
    const texts = page.createTreeWalker(page.querySelector(part) as Element, NodeFilter.SHOW_TEXT)
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
      const spot = found.closest<HTMLElement>('[data-spot], [data-computed]')?.dataset.spot ?? -1
      shown.push({
        words,
        spot: Number(spot),
        isCovered: !found.contains(parent) && !parent.contains(found),
        isInArtifact: parent.closest('.artifact') !== null,
        isDrawn: parent.closest('.figure-drawing, .artifact-body') !== null,
        isOfScale: parent.closest('.figure-drawing :is(.ink, .accent)') === null,
        block: parent.closest('main :is(p, li, td, th, h2, h3, figcaption)')?.textContent ?? '',
      })
    }
    return shown
  }, part)

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
function textAround(
  words: string,
  block: string,
  { spots, opened, file }: { spots: readonly Spot[]; opened: ReadonlySet<unknown>; file: string },
) {
  const piece = folded(words)
  const whole = folded(block)
  const isLong = whole !== '' && piece.split(' ').length >= 4
  return spots.find((spot) => {
    const text = spot.file === file ? shownWords(spot) : ''
    const isWhole = text === whole && !opened.has(spot)
    return text !== '' && (isWhole || (isLong && isPartOf(text, piece)))
  })
}

/** What a document says by itself opens its name. */
const isOfDocument = ({ file }: Spot) => pathOfArtifact(file) !== undefined

/** A number without words. */
const NUMBER = /^[^\p{L}]*\d[^\p{L}]*$/u

/** Whether a click on a number of a drawing opens words instead, or another number than the one that stands there. */
function isOtherNumber({ words, isDrawn, isOfScale }: Shown, opened: Spot): boolean {
  if (!isDrawn || !NUMBER.test(words) || shownWords(opened).includes(words)) return false
  const [number] = numbersShown(words)
  return !opened.isNumber || (!isOfScale && number?.value !== Number(opened.value))
}

/** What is wrong with the texts in a part of the page in the preview: covered, or opened by no click, or in place of another. */
async function faultsOfClicks(
  page: Page,
  part: string,
  file: string,
  files: Tree['files'],
): Promise<string[]> {
  const nameIn = (spot: Spot) => nameOf(spot, String(files[spot.file]))
  const spots = spotsShownBy(files, file, DATA_FILES.keys())
  // A scale has numbers that a document has, too.
  const known = spots.filter(
    (spot) => (spot.file === file || !isPageFile(spot.file)) && !spot.isNumber,
  )
  const shown = await textsShown(page, part)
  expect.soft(shown.length, file).toBeGreaterThan(10)
  const allOpened = new Set(shown.map(({ spot }) => spots[spot]))
  // What a layout says by itself may be in a file that the page shows nothing of.
  const placeOf = (spot: Spot | undefined) => [spot?.file, spot?.path[0]].join()
  const places = new Set([...allOpened].map(placeOf))
  return shown.flatMap((text) => {
    const { words, spot, isCovered, isInArtifact, block } = text
    const opened = spots[spot]
    if (isCovered) return [`"${words}" is covered`]
    if (opened && isOtherNumber(text, opened))
      return [`"${words}" opens ${nameIn(opened)} "${opened.value}"`]
    if (opened?.isNumber) return []
    if (opened && isOf(words, opened)) return []
    // What has its own click may also stand elsewhere: on a scale, in a calculator, in a document.
    const own = known.find(
      (candidate) =>
        !allOpened.has(candidate) &&
        (candidate.file === file || places.has(placeOf(candidate))) &&
        shownWords(candidate) === folded(words) &&
        isInArtifact === (pathOfArtifact(candidate.file) !== undefined),
    )
    if (opened) {
      const isWrong = own !== undefined || !isOfDocument(opened)
      return isWrong ? [`"${words}" opens ${nameIn(opened)} "${opened.value}"`] : []
    }
    if (own) return [`"${words}" does not open ${nameIn(own)} of ${own.file}`]
    const around = textAround(words, block, { spots: known, opened: allOpened, file })
    if (around) return [`"${words}" does not open ${nameIn(around)} "${around.value}"`]
    return []
  })
}

test('shows every page with the markup of the finished page, and opens each text by a click on it', async ({
  page,
  site,
}) => {
  test.slow()
  const { files } = (await (
    await page.request.get(`${site.address}/api/tree?at=main`)
  ).json()) as Tree
  const pages = Object.keys(files).filter(isPageFile)
  const published = pages.filter((file) => htmlFiles.includes(fileOf(pathOfFile(file))))
  expect(published.length).toBeGreaterThanOrEqual(SPECIFICATION.addresses.length)
  for (const [index, file] of pages.entries()) {
    const path = pathOfFile(file)
    await open(page, path, 'Page')
    const main = preview(page).locator('main')
    await expect(main.locator('[data-spot]').first(), path).toBeVisible()
    // That page has the words of the tests.
    if (published.includes(file) && file !== SAMPLE_PAGE) {
      const [finished = ''] = /<main[\s\S]*<\/main>/.exec(readOut(fileOf(path))) ?? []
      const { shown, built } = await bothMarkups(main, finished)
      expect.soft(shown, path).toEqual(built)
    }
    // The menu and the footer are the same on every page.
    const part = index === 0 ? 'body' : 'main'
    expect.soft(await faultsOfClicks(page, part, file, files), path).toEqual([])
  }
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
