/** What other programs put on the clipboard, pasted into the texts of a page. */
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
} from '../support/editor.ts'
import { expect, type Locator } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

/** Pastes at the caret, as a browser does: it hands over what another program has copied, as HTML and as plain text. */
const paste = (field: Locator, html: string) =>
  field.evaluate((box, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    clipboardData.setData('text/plain', 'what the browser would paste')
    box.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)

const clipboard = (program: string) => textOf(`editor/testing/clipboard/${program}.html`)

test('pastes a text of a word processor with its bold words, links, lists and table, and undoes that in one step', async ({
  page,
  site,
}) => {
  const main = preview(page).locator('main')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.reload()
  await open(page, '/etl-testing', 'Page')
  expect(fetched.filter((url) => /\/pasted-/.test(url))).toEqual([])
  await main.getByText('Every load can be tested').click()
  const field = page.getByRole('textbox', { name: 'Paragraph' })
  const before = await field.inputValue()
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
  await page.keyboard.type('What the pasted table compares')
  await expect(main.getByText('What the pasted table compares')).toBeVisible()
  for (let words = 0; words < 5; words++) await button(page, 'Undo').click()
  await expect(main.getByText('REPLACE: what the table compares')).toBeVisible()
  await button(page, 'Undo').click()
  await expect(main.getByText('Stop the load')).toHaveCount(0)
  await main.getByText('Every load can be tested').click()
  await expect(field).toHaveValue(before)
  await field.press('Control+End')
  await page.keyboard.type(' ')
  await paste(
    field,
    '<p><i>The</i> <a href="https://www.w3.org/TR/"><b>standards of the web</b></a> say more.</p>',
  )
  const branch = await branchIn(await send(page, 'Say more of it'))
  expect(changesOf(site, branch).lines).toEqual([
    `-${before}`,
    `+${before} The [**standards of the web**](https://www.w3.org/TR/) say more.`,
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
  const intro = page.getByLabel('Intro', { exact: true })
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
