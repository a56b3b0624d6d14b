/** What other programs put on the clipboard, pasted into the texts of a page. */
import sharp from 'sharp'
import { textOf } from '#lib/testing/tree.ts'
import {
  branchIn,
  button,
  changesOf,
  leaveProposal,
  open,
  preview,
  samplePage,
  send,
  test,
  wordsIn,
} from '../support/editor.ts'
import { expect, type Locator } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

/** Pastes at the caret, as a browser does: it hands over what another program has copied, as HTML and as plain text. */
const paste = (field: Locator, html: string, plain = 'what the browser would paste') =>
  field.evaluate(
    (box, { html, plain }) => {
      const clipboardData = new DataTransfer()
      if (html) clipboardData.setData('text/html', html)
      clipboardData.setData('text/plain', plain)
      box.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    { html, plain },
  )

const clipboard = (program: string) => textOf(`editor/testing/clipboard/${program}.html`)

test('pastes a text of a word processor with its bold words, links, lists and table, and undoes that in one step', async ({
  page,
  site,
}) => {
  const main = preview(page).locator('main')
  await open(page, '/etl-testing', 'Page')
  await main.getByText('Every load can be tested').click()
  const field = page.getByRole('textbox', { name: 'Paragraph' })
  const before = await wordsIn(field)
  await field.press('Control+End')
  await paste(field, clipboard('word'))
  await expect(main.locator('strong', { hasText: 'compare both sides' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'WCAG (2.2)' })).toHaveAttribute(
    'href',
    'https://www.w3.org/TR/WCAG22/',
  )
  await expect(main.getByRole('listitem').filter({ hasText: 'by source' }).last()).toBeVisible()
  await expect(main.locator('ol', { hasText: 'Stop the load' })).toBeVisible()
  await expect(main.getByRole('cell', { name: 'Lost ones' })).toBeVisible()
  // The caption is what has to be written next.
  const caption = page.getByRole('textbox', { name: 'Table: Caption' })
  await expect(caption).toBeFocused()
  await page.keyboard.insertText('What the pasted table compares')
  await expect(main.getByText('What the pasted table compares')).toBeVisible()
  await button(page, 'Undo').click()
  await expect(main.getByText('REPLACE: what the table compares')).toBeVisible()
  await button(page, 'Undo').click()
  await expect(main.getByText('Stop the load')).toHaveCount(0)
  await expect(field).toHaveText(before)
  await field.press('Control+End')
  await page.keyboard.type(' ')
  await paste(
    field,
    '<p><i>All</i> <a href="https://www.w3.org/TR/"><b>standards of the web</b></a> say more.<img src="a.png"></p>',
  )
  // What has no place in a page is not dropped in silence.
  const news = page.locator('.side .notice')
  await expect(news).toHaveText(/^Pictures among the words were left out/)
  await main.locator('h1').click()
  await expect(page.getByText('Pictures among the words')).toHaveCount(0)
  const branch = await branchIn(await send(page, 'Say more of it'))
  expect(changesOf(site, branch).lines).toEqual([
    `-${before}`,
    `+${before} _All_ [**standards of the web**](https://www.w3.org/TR/) say more.`,
  ])
})

test('pastes cells over those of a table, and plain words where a text has no looks', async ({
  page,
  site,
}) => {
  const main = preview(page).locator('main')
  await open(page, '/etl-testing', 'Page')
  await main.getByText('A load that stopped', { exact: true }).click()
  const cells =
    '<table><tr><td>one</td><td><b>two</b></td></tr><tr><td>a|b</td><td>c</td></tr></table>'
  await paste(page.getByRole('textbox', { name: 'Table cell' }), cells)
  await expect(main.getByRole('cell', { name: 'a|b' })).toBeVisible()
  await main.locator('h1').click()
  const title = page.getByRole('form', { name: 'Words' }).getByRole('textbox')
  await title.press('Control+End')
  await paste(
    title,
    '<b style="font-weight:normal"><p>of&nbsp;<b>all</b></p><ul><li>loads</li></ul></b>',
  )
  await expect(title).toHaveValue('ETL Testingof all loads')
  await button(page, 'Details').click()
  const intro = page.getByLabel('Introduction', { exact: true })
  await intro.fill('')
  await paste(intro, '<ul><li>One <b>line</b></li><li>and another</li></ul>')
  await expect(intro).toHaveValue('One line and another')
  await button(page, 'Undo').click()
  await button(page, 'Undo').click()
  await button(page, 'Undo').click()
  const branch = await branchIn(await send(page, 'Say what each step finds'))
  const [first = '', second = ''] = samplePage.match(/^\| (?:Counts|Sums) .*/gm) ?? []
  expect(changesOf(site, branch).lines).toEqual([
    `-${first}`,
    `-${second}`,
    `+${first.replace(/\|[^|]*\|[^|]*\|$/, '| one | two |')}`.replace('two', '**two**'),
    `+${second.replace(/\|[^|]*\|[^|]*\|$/, '| a\\|b | c |')}`,
  ])
})

test('keeps the paragraphs and items of plain text, and undoes them by one press of the keys', async ({
  page,
}) => {
  const main = preview(page).locator('main')
  await open(page, '/etl-testing', 'Page')
  await main.getByText('Every load can be tested').click()
  const field = page.getByRole('textbox', { name: 'Paragraph' })
  const before = await wordsIn(field)
  await field.press('Control+End')
  await paste(
    field,
    '',
    ' We look at the rows.\n\nIn this order:\n1. Stop the load\n2. Ask its reader',
  )
  await expect(main.getByText('In this order:', { exact: true })).toBeVisible()
  await expect(main.locator('ol > li', { hasText: 'Ask its reader' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(main.getByText('Ask its reader')).toHaveCount(0)
  await expect(field).toHaveText(before)
  await field.press('Control+End')
  await paste(field, '', '\n\nAccess\nTime\nOne contact')
  await expect(main.locator('ul > li', { hasText: 'One contact' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(field).toHaveText(before)
  // What stands below the box is where it was, too.
  const panel = page.locator('.structure', { hasText: 'Move, add, remove' })
  const place = await panel.boundingBox()
  await paste(field, '', '\n\nMore words.'.repeat(9))
  await expect(main.getByText('More words.', { exact: true })).toHaveCount(8)
  await page.keyboard.press('Control+z')
  await expect(field).toHaveText(before)
  await expect.poll(() => panel.boundingBox()).toEqual(place)
})

/** Pastes a picture as a browser does that has copied one, or a program for screenshots. */
const pastePicture = (field: Locator, bytes: Buffer) =>
  field.evaluate((box, base64) => {
    const clipboardData = new DataTransfer()
    const bytes = Uint8Array.fromBase64(base64)
    clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
    clipboardData.setData('text/html', '<img src="https://tester.example/a.png">')
    box.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, bytes.toString('base64'))

test('offers a pasted picture as a photograph, with its checks and its words, and puts another in its place', async ({
  page,
  site,
}) => {
  const main = preview(page).locator('main')
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
  await open(page, '/etl-testing', 'Page')
  await main.getByText('Every load can be tested').click()
  const paragraph = page.getByRole('textbox', { name: 'Paragraph' })
  const before = await wordsIn(paragraph)
  const dialog = page.getByRole('dialog')
  await pastePicture(paragraph, await picture(700, 700))
  await dialog.getByLabel('What a visitor would see').fill('Two engineers at a table with a ledger')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('at least 1200')
  await page.keyboard.press('Escape')
  await expect(paragraph).toHaveText(before)
  await pastePicture(paragraph, await picture(1400, 900))
  await expect(dialog.locator('.thumbnail')).toBeVisible()
  await expect(dialog).toContainText(/image(?:-2)?\.png is taken/)
  // The section in which one reads.
  await expect(dialog.getByLabel('Section')).toHaveValue(/^Data reconciliation/)
  await dialog.getByLabel('What a visitor would see').fill('Two engineers at a table with a ledger')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  const shown = main.getByRole('img', { name: 'Two engineers at a table with a ledger' })
  await expect(shown).toHaveAttribute('height', '900')
  const alt = page.getByRole('textbox', { name: 'What a visitor would see' })
  await pastePicture(alt, await picture(900, 1400))
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect(shown).toHaveAttribute('height', '1400')
  // A file that is dropped onto the page opens the same dialog, and not itself.
  const isTaken = await main.evaluate((page) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['...'], 'Two of us.jpg', { type: 'image/jpeg' }))
    return !page.dispatchEvent(
      new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
    )
  })
  expect(isTaken).toBe(true)
  await expect(dialog.getByLabel('Section')).toBeVisible()
  await page.keyboard.press('Escape')
  await open(page, 'offices')
  await page.getByRole('form', { name: 'Details' }).locator('summary').first().click()
  await pastePicture(page.getByLabel('Region').first(), await picture(900, 1400))
  const news = page.locator('.side .notice')
  await expect(news).toContainText('Photographs stand in the sections of pages')
  const branch = await branchIn(await send(page, 'Show two of us'))
  expect(changesOf(site, branch).files).toMatch(/^A data\/photos\/image(?:-2)?\.png, M etl-testing/)
})
