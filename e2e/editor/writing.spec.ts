import {
  branchIn,
  button,
  changesOf,
  expectWords,
  leaveProposal,
  open,
  preview,
  selectWords,
  send,
  test,
  wordsIn,
} from '../support/editor.ts'
import { expect, type Page } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

/** Opens a page in the editor and its first paragraph, and returns the field in which it can be changed. */
async function openParagraph(page: Page) {
  await open(page, '/etl-testing', 'Page')
  await preview(page).locator('main').getByText('Every load can be tested').click()
  return page.getByRole('textbox', { name: 'Paragraph' })
}

/** The words that are marked while the page is chosen that they will lead to. */
const wordsMarked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('linked') ?? [])].map(String))

test('says of a text that is neither bold nor a link why the keys for that do nothing', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  const heading = preview(page).locator('main .section h2').first()
  await heading.click()
  const words = page.getByRole('form', { name: 'Words' })
  const before = await words.getByRole('textbox').inputValue()
  for (const key of ['Control+b', 'Control+i', 'Control+k']) {
    await page.keyboard.press(key)
    await expect(words).toContainText('it has no bold words, italics or links')
    await expect(words.getByRole('textbox')).toHaveValue(before)
    await page.keyboard.press('x')
    await expect(words).not.toContainText('it has no bold words, italics or links')
    await words.getByRole('textbox').fill(before)
  }
})

test('makes words bold, a link to a page and a list, by keys and by buttons', async ({
  page,
  site,
}) => {
  const main = preview(page).locator('main')
  const field = await openParagraph(page)
  await field.fill('Every load can be tested once.')
  await field.press('Control+Home')
  await page.keyboard.press('Control+Shift+ArrowRight')
  await page.keyboard.press('Control+b')
  await expect(main.locator('strong', { hasText: 'Every' })).toBeVisible()
  // What is bold stays selected, so that the same key makes it plain again.
  await button(page, 'Bold').click()
  await expect(field).toHaveText('Every load can be tested once.')
  await expect(field.locator('strong')).toHaveCount(0)
  await selectWords(field, 'load')
  await page.keyboard.press('Control+k')
  expect(await wordsMarked(page)).toEqual(['load'])
  await expect(field).toBeInViewport({ ratio: 0.99 })
  await page.getByLabel('Page or address to link to').fill('no page has these words')
  await expect(page.getByText('No page has these words')).toBeVisible()
  // As it stands on a flyer or a card.
  for (const [typed, address] of [
    ['www.iso.org/standards.html', 'https://www.iso.org/standards.html'],
    ['iso.org', 'https://iso.org'],
    ['press@iso.org', 'mailto:press@iso.org'],
  ] as const) {
    await page.getByLabel('Page or address to link to').fill(typed)
    await expect(page.getByRole('button', { name: address })).toBeVisible()
  }
  // An input method’s Escape ends only its word.
  const finder = page.getByLabel('Page or address to link to')
  await finder.dispatchEvent('keydown', { key: 'Escape', isComposing: true })
  await expect(finder).toBeVisible()
  // Escape closes the list and leaves the text open.
  await page.keyboard.press('Escape')
  await expect(field).toBeFocused()
  expect(await wordsMarked(page)).toEqual([])
  await page.keyboard.press('Control+k')
  await page.getByLabel('Page or address to link to').fill('data man')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: '/test-data-management' }).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main.getByRole('link', { name: 'load', exact: true })).toHaveAttribute(
    'href',
    '/test-data-management',
  )
  await expect(field).toBeFocused()
  await button(page, 'List').click()
  // Enter in the middle of the item makes another.
  const item = page.getByRole('textbox', { name: 'List item' })
  await expectWords(item, 'Every load can be tested once.')
  await page.keyboard.press('Control+z')
  await expect(field).toHaveAccessibleDescription(/^Enter starts a new paragraph/)
  await page.keyboard.press('Control+Shift+z')
  await selectWords(item, ' can')
  await page.keyboard.press('Enter')
  await expectWords(item, 'be tested once.')
  await expect(main.locator('li', { hasText: /^be tested once\.$/ })).toBeVisible()
  const branch = await branchIn(await send(page, 'Write a list'))
  expect(changesOf(site, branch).lines?.filter((line) => line.startsWith('+'))).toEqual([
    '+- Every [load](/test-data-management)',
    '+- be tested once.',
  ])
})

test('marks in the box what is marked in the page, by a double click or by dragging', async ({
  page,
}) => {
  const field = await openParagraph(page)
  await field.fill('Every load can be tested between two nights. Every load is one.')
  const paragraph = preview(page).locator('main').getByText('Every load can be tested')
  /** The middle of a word's place in the page, when it stands there for the last time. */
  const placeOf = (word: string) =>
    paragraph.evaluate((paragraph, word) => {
      const [node] = paragraph.childNodes as NodeListOf<Text>
      const range = paragraph.ownerDocument.createRange()
      const start = node?.data.lastIndexOf(word) ?? 0
      range.setStart(node as Text, start)
      range.setEnd(node as Text, start + word.length)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      const frame = paragraph.ownerDocument.defaultView?.frameElement?.getBoundingClientRect()
      const y = (frame?.top ?? 0) + (top + bottom) / 2
      return { from: (frame?.left ?? 0) + left, to: (frame?.left ?? 0) + right, y }
    }, word)
  const load = await placeOf('load')
  await page.mouse.dblclick((load.from + load.to) / 2, load.y)
  await page.keyboard.type('night')
  await expectWords(field, 'Every load can be tested between two nights. Every night is one.')
  const between = await placeOf('between')
  await page.mouse.move(between.from + 1, between.y)
  await page.mouse.down()
  await page.mouse.move(between.to - 1, between.y, { steps: 3 })
  await page.mouse.up()
  await page.keyboard.press('Control+b')
  await expect(field.locator('strong')).toHaveText('between')
})

test('writes bold words and a link between others, all by keys', async ({ page }) => {
  const field = await openParagraph(page)
  await field.fill('')
  await page.keyboard.type('Every ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('load')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' is in ')
  await page.keyboard.press('Control+k')
  await page.getByLabel('Page or address to link to').fill('/test-data-management')
  await page.keyboard.press('Enter')
  await page.keyboard.type('our data')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('.')
  await expect(field).toHaveText('Every load is in our data.')
  await expect(field.locator('strong')).toHaveText('load')
  await expect(field.locator('a')).toHaveText('our data')
})

test('writes what is typed as words, whatever it would mean as syntax', async ({ page, site }) => {
  const main = preview(page).locator('main')
  const typed = '> 100 rows <of {three} kinds, 3*4*5, a **bold** word, </Section>'
  const field = await openParagraph(page)
  await field.fill(typed)
  const shown = typed.replaceAll('**', '')
  await expect(main).toContainText(shown)
  await button(page, 'Done').click()
  await main.getByText('100 rows').click()
  await expect(field).toHaveText(shown)
  await expect(field.locator('strong')).toHaveText('bold')
  const branch = await branchIn(await send(page, 'Say it with signs'))
  expect(changesOf(site, branch).lines?.at(-1)).toBe(
    '+\\> 100 rows \\<of \\{three} kinds, 3\\*4\\*5, a **bold** word, &lt;/Section>',
  )
})

test('takes every letter however fast they come, in a fact, a paragraph and a drawing, and shows them in the page', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  const main = preview(page).locator('main')
  const field = page.getByRole('form', { name: 'Words' }).getByRole('textbox')
  const typed = ' As fast as keys go.'
  for (const text of [
    main.getByText('ETL and data warehouse testing proves'),
    main.getByText('Every load can be tested'),
    main.locator('figcaption span').first(),
  ]) {
    await text.click()
    const before = await wordsIn(field)
    await field.press('Control+End')
    await page.keyboard.type(typed)
    // To the next text and back, before anybody has looked at the page.
    await page.keyboard.press('Alt+PageDown')
    await page.keyboard.press('Alt+PageUp')
    await expectWords(field, before + typed)
    await expect(text).toHaveText(before + typed)
  }
})

test('shows long facts whole, and counts what is written against its limits', async ({ page }) => {
  await open(page, '/etl-testing', 'Details')
  for (const label of ['Introduction', 'When you do not need it', 'Answer']) {
    const box = page.getByLabel(label, { exact: true }).first()
    const { hidden, height } = await box.evaluate((box) => ({
      hidden: box.scrollHeight - box.clientHeight,
      height: box.clientHeight,
    }))
    expect(hidden, label).toBeLessThanOrEqual(1)
    expect(height, label).toBeGreaterThan(50)
  }
  const intro = page.getByLabel('Introduction', { exact: true })
  await intro.fill('Too short')
  await expect(intro).toHaveAccessibleDescription(/9 characters, 60 to 320 allowed: 51 missing/)
  const low = await intro.evaluate((box) => box.clientHeight)
  await intro.fill('Much too long. '.repeat(25))
  await expect(intro).toHaveAccessibleDescription(/374 characters, 60 to 320 allowed: 54 too many/)
  expect(await intro.evaluate((box) => box.clientHeight)).toBeGreaterThan(low)
  const questions = page.getByRole('group', { name: 'Questions and answers', exact: true })
  await expect(questions.getByText('4 entries, 3 to 4 allowed')).toBeVisible()
  await expect(button(page, 'Add another question')).toBeDisabled()
  await page.getByRole('button', { name: 'Down entry 1 of questions and answers' }).click()
  await expect(questions.getByLabel('Question').first()).toHaveValue(
    'Can you test with production data?',
  )
})

test('changes where a link leads, takes it away, and links to another website', async ({
  page,
}) => {
  const field = await openParagraph(page)
  const target = page.getByRole('form', { name: 'Words' }).getByRole('status').first()
  await field.fill('Every load is tested.')
  const link = async (wanted: string) => {
    await selectWords(field, 'load')
    await button(page, 'Link').click()
    if (wanted) {
      await page.getByLabel('Page or address to link to').fill(wanted)
      await page.keyboard.press('Enter')
    }
  }
  await link('/test-data-management')
  await link('/mobile-testing')
  await expect(field.locator('a')).toHaveText('load')
  await expect(target).toHaveText(/^Links to “Mobile/)
  await link('https://www.w3.org/TR/')
  await expect(target).toHaveText(/^Links to https:\/\/www\.w3\.org\/TR\/\./)
  await link('')
  await expect(page.getByText('These words lead to https://www.w3.org/TR/ now.')).toBeVisible()
  // A letter of it can be mended.
  await page.keyboard.press('End')
  await page.keyboard.type('WCAG22/')
  await page.keyboard.press('Enter')
  await expect(target).toHaveText(/^Links to https:\/\/www\.w3\.org\/TR\/WCAG22\/\./)
  await link('')
  await button(page, 'Remove the link').click()
  await expect(field).toHaveText('Every load is tested.')
  await expect(field.locator('a')).toHaveCount(0)
  await expect(field).toBeFocused()
})

test('joins a paragraph with the one before by Backspace, and adds a block by a slash on an empty line', async ({
  page,
  site,
}) => {
  const field = await openParagraph(page)
  const words = await wordsIn(field)
  await field.press('Control+End')
  await page.keyboard.insertText(' It starts again.')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('And once more.')
  await field.press('Control+Home')
  await page.keyboard.press('Backspace')
  await expect(field).toHaveText(`${words} It starts again. And once more.`)
  await expect(field).toBeFocused()
  // The caret is where the two were joined.
  await page.keyboard.press('Backspace')
  await page.keyboard.type('…')
  await expect(field).toHaveText(`${words} It starts again.…And once more.`)
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  const menu = page.getByRole('dialog', { name: 'Add a block' })
  await expect(menu).toBeVisible()
  // Whoever meant the slash gets it.
  await page.keyboard.press('Escape')
  await expectWords(field, /And once more\.\n\n\/$/)
  await expect(field).toBeFocused()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('/dr')
  await expect(menu.getByRole('listitem').first()).toContainText('Drawing: ')
  // What was only sought is no word of the page.
  await page.keyboard.press('Escape')
  await expectWords(field, /And once more\.\n\n$/)
  await expect(field).toBeFocused()
  // A space behind the slash makes it a word.
  await page.keyboard.type('/ o')
  await expect(menu).toHaveCount(0)
  await expectWords(field, '/ o')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  // What is typed behind it finds a block, also in a paragraph without words.
  await page.keyboard.type('/note')
  await expect(menu.getByRole('listitem').first()).toContainText('Note')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Note: Title' })).toBeFocused()
  const note = preview(page).locator('main .note')
  await expect(note).toHaveCount(1)
  // It stands where the paragraph stood.
  const before = note.locator('xpath=preceding-sibling::*[1]')
  await expect(before).toHaveText(`${words} It starts again.…And once more.`)
  await button(page, 'Undo').click()
  await expect(note).toHaveCount(0)
  const branch = await branchIn(await send(page, 'Start again'))
  // The paragraph that is still empty is two empty lines.
  expect(changesOf(site, branch).lines?.filter((line) => line !== '+')).toEqual([
    `-${words}`,
    `+${words} It starts again.…And once more.`,
  ])
})
