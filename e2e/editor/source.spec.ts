import { button, leaveProposal, open, test } from '../support/editor.ts'
import { expect } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

test('completes blocks, parameters, icons, drawings and addresses in the source', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Source')
  const lines = page.locator('.source .cm-line')
  const plain = await lines.first().evaluate((line) => getComputedStyle(line).color)
  const word = (words: string) => lines.locator('span').getByText(words, { exact: true }).first()
  await expect(word('layout')).not.toHaveCSS('color', plain)
  await page
    .getByRole('textbox', { name: 'Source of content/etl-testing.mdx' })
    .press('Control+End')
  await expect(word('Data quality checks that stay in your scheduler')).toHaveCSS(
    'font-weight',
    '700',
  )
  for (const name of ['Figure', 'caption']) await expect(word(name)).not.toHaveCSS('color', plain)
  for (const [typed, name] of [
    ['<Accordi', 'AccordionItem'],
    ['<Section lay', 'layout'],
    ['<Section layout="pin', 'pinned'],
    ['<Card icon="comp', 'compass'],
    ['<Figure name="pipe', 'pipeline'],
    ['<Card href="/services/dev', '/services/devops'],
    ['[words](/contact', '/contact-us'],
  ] as const) {
    await page.keyboard.insertText(typed.slice(0, -1))
    await page.keyboard.type(typed.slice(-1))
    // A list that is still filling may ignore a click.
    await expect(async () => {
      await page
        .locator('.source')
        .getByRole('option', { name, exact: true })
        .click({ timeout: 2000 })
      await expect(lines.last()).toContainText(name, { timeout: 1000 })
    }).toPass()
    await page.keyboard.press('Shift+Home')
    await page.keyboard.press('Delete')
  }
  await expect(button(page, 'Propose')).toBeVisible()
})

test('leaves prose as it is typed, whatever resembles an address', async ({ page }) => {
  await open(page, '/etl-testing', 'Source')
  const source = page.getByRole('textbox', { name: 'Source of content/etl-testing.mdx' })
  await source.press('Control+End')
  await page.keyboard.type('\n- It runs on mobile')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Next')
  await expect(page.locator('.source .cm-line', { hasText: 'It runs on' })).toHaveText(
    '- It runs on mobile',
  )
})
