/** Writing in the page itself: the box for the words of a text lies over that text, in its letters. */
import {
  button,
  expectWords,
  leaveProposal,
  open,
  preview,
  selectWords,
  test,
  wordsIn,
  write,
} from '../support/editor.ts'
import { expect, type Locator, type Page } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

const fieldOf = (page: Page) => page.getByRole('form', { name: 'Words' }).getByRole('textbox')

/** Where the letters of the box and those of the text below it stand in the window, and what they look like. */
const lettersOf = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('.preview')
    const inPage = frame?.contentDocument
    const box = document.querySelector('.in-page')
    const [under] = [...(inPage?.querySelectorAll('[data-chosen]') ?? [])].filter(
      (element) => element.checkVisibility() && !element.closest('nav'),
    )
    if (!frame || !inPage || !box || !under) return undefined
    const at = frame.getBoundingClientRect()
    const scale = at.width / frame.offsetWidth
    const words = inPage.createRange()
    words.selectNodeContents(under)
    const lines = words.getBoundingClientRect()
    const style = inPage.defaultView?.getComputedStyle(under)
    const own = getComputedStyle(box)
    const fontOf = (of?: CSSStyleDeclaration) =>
      of && [of.fontStyle, of.fontWeight, of.fontSize, of.fontFamily].join(' ')
    const isDrawn = under.closest('svg') !== null
    const letters = document.createRange()
    letters.selectNodeContents(box)
    // The browser tells nothing of the letters in a text area, but of a single line the middle is known.
    const isLine = box instanceof HTMLTextAreaElement
    const written = (isLine ? box : letters).getBoundingClientRect()
    return {
      under: {
        left: at.left + lines.left * scale,
        middle: at.top + ((lines.top + lines.bottom) / 2) * scale,
        height: isLine ? 0 : lines.height * scale,
        color: isDrawn ? style?.fill : style?.color,
        font: fontOf(style),
      },
      box: {
        left: written.left,
        middle: (written.top + written.bottom) / 2,
        height: isLine ? 0 : written.height,
        color: own.color,
        font: fontOf(own),
      },
    }
  })

/** Expects the words of the open text to be where the page has them, a pixel more or less. */
async function expectOverText(page: Page, what: string) {
  const near = async () => {
    const { under, box } = (await lettersOf(page)) ?? {}
    if (!under || !box) return 'nothing lies over the text'
    const isNear = (['left', 'middle', 'height'] as const).every(
      (side) => Math.abs(under[side] - box[side]) <= 1,
    )
    const isAlike = under.color === box.color && under.font === box.font
    return isNear && isAlike ? 'over the text' : JSON.stringify({ under, box })
  }
  await expect.poll(near, what).toBe('over the text')
}

test('lies over a text of each kind, in its letters and lines, at each width of the page and in both schemes', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  const main = preview(page).locator('main')
  const texts: Record<string, Locator> = {
    paragraph: main.locator('section p[data-spot]').nth(1),
    item: main.locator('section li[data-spot]').first(),
    cell: main.locator('table:not(.artifact *) td[data-spot]').first(),
    'word of a drawing': main.locator('svg text[data-spot]').filter({ visible: true }).first(),
    'words on a line with others': main.locator('figcaption span[data-spot]').first(),
    title: main.locator('h1'),
  }
  for (const [name, text] of Object.entries(texts)) {
    await text.click()
    await expect(fieldOf(page), name).toBeFocused()
    if (name === 'title') continue
    await expectOverText(page, name)
  }
  await texts.paragraph?.click()
  for (const width of ['Phone', 'Desktop', 'Fit']) {
    await button(page, width).click()
    await expectOverText(page, width)
    await expect(fieldOf(page), width).toBeFocused()
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectOverText(page, 'in the dark')
  await page.emulateMedia({ colorScheme: 'light' })
  // It goes with the page, and is not seen where that is not.
  await preview(page)
    .locator('html')
    .evaluate((root) => root.scrollBy({ top: 60, behavior: 'instant' }))
  await expectOverText(page, 'scrolled')
  const box = page.locator('.in-page')
  const { x = 0, y = 0 } = (await box.boundingBox()) ?? {}
  await page.mouse.move(x + 5, y + 5)
  await page.mouse.wheel(0, 2000)
  await expect(box).not.toBeInViewport()
  const at = ([x, y]: readonly [number, number]) => document.elementFromPoint(x, y)?.className
  expect(await page.evaluate(at, [x + 5, y + 5] as const)).toBe('preview')
})

test('has room for a line that Enter begins, and follows the caret', async ({ page }) => {
  await open(page, '/etl-testing', 'Page')
  const text = preview(page).locator('main section p[data-spot]').nth(1)
  await text.click()
  const before = (await text.boundingBox())?.height ?? 0
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await expect.poll(async () => ((await text.boundingBox())?.height ?? 0) > before + 20).toBe(true)
  await page.keyboard.insertText('Whoever restarts it reads this first. '.repeat(30))
  // At the end of a line that goes on below, one writes behind its last word.
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  expect(await wordsIn(fieldOf(page))).toMatch(/^[^!]*\w! \w/)
  await page.keyboard.press('Control+End')
  const caret = () =>
    page.evaluate(() => document.getSelection()?.getRangeAt(0).getBoundingClientRect().bottom ?? 0)
  await expect.poll(caret).toBeLessThanOrEqual(800)
})

test('goes on with the arrow keys in the text above and below, and in a table in the cell', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  const main = preview(page).locator('main')
  const items = main.locator('section ul').first().locator('li[data-spot]')
  const [first = '', second = ''] = await items.allTextContents()
  await items.first().click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('ArrowRight')
  await expectWords(fieldOf(page), second)
  await page.keyboard.press('ArrowLeft')
  await expectWords(fieldOf(page), first)
  // At its end, where one came from.
  await page.keyboard.type('!')
  await expectWords(fieldOf(page), `${first}!`)
  // Up and down, in the same column.
  const rightOf = () =>
    page.evaluate(() => document.getSelection()?.getRangeAt(0).getBoundingClientRect().left ?? 0)
  await page.keyboard.press('Home')
  for (let letter = 0; letter < 9; letter++) await page.keyboard.press('ArrowRight')
  const left = await rightOf()
  await page.keyboard.press('ArrowDown')
  await expectWords(fieldOf(page), second)
  await expect.poll(async () => Math.abs((await rightOf()) - left) < 10).toBe(true)
  const rows = main.locator('table:not(.artifact *) tbody tr')
  const cell = (row: number) => rows.nth(row).locator('td[data-spot]').first()
  const below = (await cell(1).textContent()) ?? ''
  await cell(0).click()
  await page.keyboard.press('ArrowDown')
  await expectWords(fieldOf(page), below)
})

test('ends a list by a second Enter', async ({ page }) => {
  await open(page, '/etl-testing', 'Page')
  const list = preview(page).locator('main section ul').first()
  const count = await list.locator('> li').count()
  await list.locator('li[data-spot]').last().click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('All three are one query.')
  await expect(page.getByRole('textbox', { name: 'Paragraph' })).toHaveText(
    'All three are one query.',
  )
  await expect(preview(page).locator('main section ul + p').first()).toHaveText(
    'All three are one query.',
  )
  await expect(list.locator('> li')).toHaveCount(count)
})

test('underlines the words that the check has found fault with, and corrects them there', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  await write(page, 'Every load can be tested', 'Every colour can be tested')
  const found = () =>
    page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('.preview')
      const inPage = frame?.contentWindow as (Window & typeof globalThis) | null
      return [CSS, inPage?.CSS].map((css) => [...(css?.highlights.get('found') ?? [])].join())
    })
  await expect.poll(found).toEqual(['colour', 'colour'])
  // Below the word that the caret is in, but not while it is typed.
  const corrections = page.getByRole('toolbar', { name: 'Corrections' })
  await selectWords(fieldOf(page), 'colour')
  await page.keyboard.press('ArrowRight')
  await expect(corrections).toHaveCount(0)
  // A click on the word opens its text there, too.
  await page.keyboard.press('Escape')
  const word = preview(page).locator('main p[data-spot]', { hasText: 'Every colour' })
  await word.click({ position: { x: 60, y: 12 } })
  await expectOverText(page, 'a click on an underlined word')
  await corrections.getByRole('button', { name: 'Write “color”' }).click()
  await expectWords(fieldOf(page), /^Every color can be tested/)
  await expect(corrections).toHaveCount(0)
  await expect.poll(found).toEqual(['', ''])
})

test('opens of the same words those that the page shows, and none that its layout says by itself', async ({
  page,
}) => {
  await open(page, '/', 'Page')
  const main = preview(page).locator('main')
  // The menu and the footer have entries of these words.
  await main.getByRole('link', { name: 'Contact Us', exact: true }).first().click()
  await expect(page.getByText('The site writes “Contact Us” by itself')).toBeVisible()
  const symptom = main.locator('a', { has: page.locator('span') }).filter({ hasText: /\.\s/ })
  const named = symptom.first().locator('span')
  const title = (await named.textContent()) ?? ''
  await named.click()
  await fieldOf(page).fill(`${title} and More`)
  await expect(named).toHaveText(`${title} and More`)
  // Undone where it is shown, though it is the title of another page.
  await button(page, 'Undo').click()
  await expect(named).toHaveText(title)
})

test('offers the words that a button may have, and takes no others', async ({ page }) => {
  await open(page, '/etl-testing', 'Page')
  const words = preview(page).locator('main a.button [data-spot]').first()
  const [now = ''] = /^(?:Contact Us|Get in Touch)/.exec((await words.textContent()) ?? '') ?? []
  await words.click()
  const choice = page.getByRole('form', { name: 'Words' }).getByRole('combobox')
  await expect(choice).toHaveValue(now)
  const other = now === 'Contact Us' ? 'Get in Touch' : 'Contact Us'
  await choice.selectOption(other)
  await expect(words).toContainText(other)
})
