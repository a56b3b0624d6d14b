/** The box for words that may be bold, in italics, a link, code or a claim, and shows them as that. */
import { wordsOfClaim } from '#lib/content/claims.ts'
import { getData } from '#lib/content/pages.ts'
import {
  branchIn,
  button,
  changesOf,
  expectAccessible,
  expectWords,
  leaveProposal,
  open,
  preview,
  selectWords,
  send,
  test,
} from '../support/editor.ts'
import { expect, type Locator, type Page } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

/** A paragraph with each of the looks. */
const WRITTEN = 'Every **bold load** is in [our data](/test-data-management) as `rows`.'
const SHOWN = 'Every bold load is in our data as rows.'

/** Opens a paragraph that has all looks, and returns its box. */
async function openBox(page: Page, words = WRITTEN) {
  await open(page, '/etl-testing', 'Page')
  await preview(page).locator('main').getByText('Every load can be tested').click()
  const box = page.getByRole('textbox', { name: 'Paragraph' })
  await box.fill(words)
  return box
}

/** What is written of it, with its signs. Of a text that is proposed, `writing.spec.ts` looks at the file. */
const writtenIn = (box: Locator) =>
  box.evaluate((box) => (box as HTMLElement & { value: string }).value)

/** Puts the caret behind some words. */
async function goBehind(page: Page, words: string) {
  await selectWords(page.getByRole('textbox', { name: 'Paragraph' }), words)
  await page.keyboard.press('ArrowRight')
}

test('shows bold words bold, a link with where it leads, and code, without their signs', async ({
  page,
}) => {
  const box = await openBox(page)
  await expectWords(box, SHOWN)
  await expect(box.locator('strong')).toHaveText('bold load')
  await expect(box.getByTitle('Test Data Management')).toHaveText('our data')
  await expect(box.locator('code')).toHaveText('rows')
  await expect(box).toHaveAttribute('aria-multiline', 'true')
  const bold = button(page, 'Bold')
  await goBehind(page, 'bold')
  await expect(bold).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Links to')).toHaveCount(0)
  await goBehind(page, 'our')
  await expect(bold).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('Links to “Test Data Management”.')).toBeVisible()
  await expectAccessible(page, '.words', 'a box with all looks')
  await page.setViewportSize({ width: 1280, height: 800 })
  await button(page, 'Change or remove').click()
  await button(page, 'Remove the link').click()
  await expect(box.locator('a')).toHaveCount(0)
  await expectWords(box, SHOWN)
  await expect(box).toBeFocused()
})

test('goes on in bold words as they are, and beside links and code in plain ones', async ({
  page,
}) => {
  const box = await openBox(page)
  await goBehind(page, 'bold load')
  await page.keyboard.type('ed')
  await expect(box.locator('strong')).toHaveText('bold loaded')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' row')
  await expect(box.locator('strong')).toHaveText('bold loaded')
  await goBehind(page, 'our data')
  await page.keyboard.type(', too,')
  await expect(box.locator('a')).toHaveText('our data')
  await goBehind(page, 'rows')
  await page.keyboard.type(' here')
  await expect(box.locator('code')).toHaveText('rows')
  expect(await writtenIn(box)).toBe(
    'Every **bold loaded** row is in [our data](/test-data-management), too, as `rows` here.',
  )
})

test('deletes across the edges of bold words and links, and leaves no sign of them behind', async ({
  page,
}) => {
  const box = await openBox(page)
  await selectWords(box, 'ry bold lo')
  await page.keyboard.press('Delete')
  await expectWords(box, 'Evead is in our data as rows.')
  await expect(box.locator('strong')).toHaveText('ad')
  await page.keyboard.press('Control+z')
  await expectWords(box, SHOWN)
  await expect(box.locator('strong')).toHaveText('bold load')
  await selectWords(box, 'ld load')
  await page.keyboard.press('Delete')
  for (const left of ['b', '']) {
    await page.keyboard.press('Backspace')
    await expectWords(box, `Every ${left} is in our data as rows.`)
  }
  await page.keyboard.type('x')
  await expect(box.locator('strong')).toHaveCount(0)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('All')
  await expectWords(box, 'All')
  await expect(box.locator(':is(strong, a, code)')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await selectWords(box, 'our data')
  await page.keyboard.type('theirs')
  await expect(box.locator('a')).toHaveText('theirs')
  await goBehind(page, 'rows')
  await page.keyboard.press('Control+Backspace')
  await expectWords(box, 'Every x is in theirs as .')
  await selectWords(box, ' as .')
  await page.keyboard.press('Delete')
  await selectWords(box, 'theirs')
  await page.keyboard.type('ours')
  // The caret is there already, within the link.
  await page.keyboard.press('End')
  await page.keyboard.type('.')
  expect(await writtenIn(box)).toBe('Every x is in [ours](/test-data-management).')
})

test('shows italics as such, and gives and takes them by the button and by Ctrl+I', async ({
  page,
}) => {
  const box = await openBox(page, 'Every _full load_ is in our *own* data.')
  await expectWords(box, 'Every full load is in our own data.')
  await expect(box.locator('em')).toHaveText(['full load', 'own'])
  const italic = button(page, 'Italic')
  await goBehind(page, 'full')
  await expect(italic).toHaveAttribute('aria-pressed', 'true')
  await selectWords(box, 'data')
  await italic.click()
  await expect(box.locator('em')).toHaveText(['full load', 'own', 'data'])
  await expect(preview(page).locator('main p em')).toHaveText(['full load', 'own', 'data'])
  await selectWords(box, 'own')
  await page.keyboard.press('Control+i')
  await expect(box.locator('em')).toHaveText(['full load', 'data'])
  // At their end, it leads out of them.
  await goBehind(page, 'full load')
  await page.keyboard.press('Control+i')
  await page.keyboard.type(' of a night')
  await expect(box.locator('em')).toHaveText(['full load', 'data'])
  await selectWords(box, 'full load of')
  await page.keyboard.press('Control+b')
  await expect(box.locator('strong')).toHaveText(['full load', ' of'])
  await expect(box.locator('strong em')).toHaveText('full load')
  expect(await writtenIn(box)).toBe('Every **_full load_ of** a night is in our own _data_.')
})

test('goes on in the same paragraph behind signs that are typed at its end', async ({ page }) => {
  const box = await openBox(page, 'It is')
  await page.keyboard.type(' _a_ *b* **c** `d` [e](/etl-testing) f')
  await expectWords(box, 'It is a b c d e f')
  await expect(preview(page).locator('main [data-chosen]')).toHaveText('It is a b c d e f')
})

test('shows a claim by its words, in which nobody can write, and deletes it as one letter', async ({
  page,
}) => {
  const [claim] = getData().claims.figures
  if (!claim) throw new Error('There are no claims.')
  const { id, figure } = claim
  const phrase = wordsOfClaim(claim)
  const written = `It is <Claim id="${id}" /> here.`
  const shown = `It is ${phrase} here.`
  const box = await openBox(page, written)
  const chip = box.getByText(phrase)
  await expectWords(box, shown)
  await expect(chip).toHaveAttribute('contenteditable', 'false')
  // A click selects all of it, and says where it is kept.
  await chip.click()
  await expect(page.getByText('This figure stands in')).toBeVisible()
  await expectAccessible(page, '.words', 'a box with a claim')
  await page.setViewportSize({ width: 1280, height: 800 })
  await chip.click()
  await page.keyboard.press('Backspace')
  await expectWords(box, 'It is  here.')
  await page.keyboard.press('Control+z')
  await expectWords(box, shown)
  await selectWords(box, ' here')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  await expectWords(box, 'It is  here.')
  await page.keyboard.press('Control+z')
  await selectWords(box, 'It is ')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Delete')
  await expectWords(box, 'It is  here.')
  await page.keyboard.press('Control+z')
  await expectWords(box, shown)
  // The arrow goes across it, and what is typed stands beside it.
  await page.keyboard.press('Control+Home')
  for (let letters = 0; letters < 'It is x'.length; letters++)
    await page.keyboard.press('ArrowRight')
  await page.keyboard.type('!')
  await expectWords(box, `It is ${phrase}! here.`)
  await page.keyboard.press('Control+a')
  const copied = await box.evaluate((box) => {
    const clipboardData = new DataTransfer()
    box.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true }))
    return ['text/plain', 'text/html'].map((type) => clipboardData.getData(type))
  })
  expect(copied).toEqual([`It is ${phrase}! here.`, `It is ${phrase}! here.`])
  expect(await writtenIn(box)).toBe(written.replace(' here', '! here'))
  await page.keyboard.press('Escape')
  await preview(page).locator('main').getByText(`It is ${phrase}! here.`).click()
  await chip.click()
  await button(page, 'Open it').click()
  await expect(page.getByRole('form', { name: 'Details' }).locator(':focus')).toHaveValue(figure)
})

test('starts a paragraph in the middle of bold words, which stay bold in both', async ({
  page,
  site,
}) => {
  await openBox(page)
  await goBehind(page, 'bold ')
  await page.keyboard.press('Enter')
  await expect(preview(page).locator('main p strong')).toHaveText(['bold', 'load'])
  const branch = await branchIn(await send(page, 'Say it in two'))
  expect(changesOf(site, branch).lines?.slice(-3)).toEqual([
    '+Every **bold** ',
    '+',
    `+${WRITTEN.replace('Every **bold ', '**')}`,
  ])
})

test('copies words that other programs can paste, and that keep their looks in another box', async ({
  page,
}) => {
  const box = await openBox(page)
  await selectWords(box, 'load is in our')
  const copied = await box.evaluate((box) => {
    const clipboardData = new DataTransfer()
    box.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true }))
    return ['text/plain', 'text/html'].map((type) => clipboardData.getData(type))
  })
  expect(copied[0]).toBe('load is in our')
  expect(copied[1]).toMatch(
    /^<strong>load<\/strong> is in <a href="https:\/\/[^"]+\/test-data-management">our<\/a>$/,
  )
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' ')
  await page.keyboard.press('Control+v')
  await expectWords(box, `${SHOWN} load is in our`)
  await expect(box.locator('strong')).toHaveText(['bold load', 'load'])
  await expect(box.locator('a')).toHaveText(['our data', 'our'])
  await page.keyboard.press('Control+z')
  await expectWords(box, new RegExp(`^${RegExp.escape(SHOWN)} ?$`))
  await selectWords(box, 'bold load')
  await page.keyboard.press('Control+x')
  await expectWords(box, /^Every {2}is in/)
  await expect(box.locator('strong')).toHaveCount(0)
})

test('takes what an input method composes at the edges of bold words', async ({ page }) => {
  const box = await openBox(page)
  const devtools = await page.context().newCDPSession(page)
  await goBehind(page, 'bold load')
  for (const text of ['か', 'かん', '感'])
    await devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await devtools.send('Input.insertText', { text: '感' })
  await expect(box.locator('strong')).toHaveText('bold load感')
  await page.keyboard.type('!')
  await expectWords(box, SHOWN.replace('load', 'load感!'))
  await expect(preview(page).locator('main strong').first()).toHaveText('bold load感!')
})

test('keeps what is below it in its place while its words become fewer, and Next at every text', async ({
  page,
}) => {
  const box = await openBox(page)
  const panel = page.locator('.structure', { hasText: 'Move, add, remove' })
  const topOf = async (place: Locator) => (await place.boundingBox())?.y
  await box.fill('Every load can be tested. '.repeat(10))
  const below = await topOf(panel)
  await box.fill('Two words')
  expect(await topOf(panel)).toBe(below)
  const next = button(page, 'Next text')
  const top = await topOf(next)
  await next.click()
  expect(await topOf(next)).toBe(top)
  await preview(page).locator('main h1').click()
  expect(await topOf(next)).toBe(top)
})
