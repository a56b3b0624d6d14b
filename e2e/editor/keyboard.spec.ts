import { violationsInBothSchemes } from '../support/axe.ts'
import {
  branchIn,
  button,
  changesOf,
  isChecked,
  leaveProposal,
  preview,
  test,
} from '../support/editor.ts'
import { expect, type Locator } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

test('is used by keyboard alone, from the list of pages to the proposal, passes axe, and fits a wide and a narrower window', async ({
  page,
  site,
}) => {
  /** Goes on by one key until something has the focus; a way of more than 25 presses would be too long. */
  const goTo = async (key: string, target: Locator) => {
    const isThere = () =>
      target.evaluate(
        (element) =>
          element.ownerDocument.hasFocus() && element.ownerDocument.activeElement === element,
      )
    for (let presses = 0; presses < 25 && !(await isThere()); presses++)
      await page.keyboard.press(key)
    await expect(target).toBeFocused()
  }
  await isChecked(page)
  await goTo('Tab', page.getByRole('searchbox', { name: 'Find a page' }))
  await page.keyboard.type('about')
  await goTo('Tab', page.getByRole('button', { name: '/about-us' }))
  await page.keyboard.press('Enter')
  await goTo('Shift+Tab', button(page, 'Page'))
  await page.keyboard.press('Enter')
  await goTo('Tab', preview(page).locator('main [data-spot]').first())
  const paragraph = preview(page).locator('main p[data-spot]').nth(1)
  await goTo('ArrowDown', paragraph)
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Paragraph' })
  await expect(field).toBeFocused()
  const written = await field.inputValue()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Anyone can hold it, too.')
  await page.keyboard.press('Control+Enter')
  await expect(preview(page).getByText('Anyone can hold it, too.')).toBeFocused()
  await goTo('Shift+Tab', button(page, 'Propose (1)'))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await goTo('Tab', dialog.getByLabel('What you changed, in a sentence'))
  await page.keyboard.type('Say who may hold it')
  await isChecked(page)
  await goTo('Tab', dialog.getByRole('button', { name: 'Propose' }))
  await page.keyboard.press('Enter')
  expect(changesOf(site, await branchIn(dialog)).lines).toEqual([
    `-${written}`,
    `+${written} Anyone can hold it, too.`,
  ])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('searchbox').clear()
  await preview(page).locator('main [data-spot]').first().click()
  for (const width of [820, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const view of ['Facts', 'Source', 'Page']) {
      await button(page, view).click()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await violationsInBothSchemes(page, 'body'), `${view}, ${width} px`).toEqual([])
    }
  }
})

test('leads past the lists in a few presses of Tab, and through them by arrow keys', async ({
  page,
}) => {
  await page.reload()
  await isChecked(page)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Skip to the page')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(preview(page).locator('main [data-spot]').first()).toBeFocused()
  const list = page.getByRole('navigation', { name: 'Pages and facts' })
  const search = page.getByRole('searchbox', { name: 'Find a page' })
  await search.focus()
  await page.keyboard.press('Tab')
  const entries = list.getByRole('list').first().getByRole('button')
  await expect(list.locator('[aria-current]'), 'the open page').toBeFocused()
  await page.keyboard.press('Home')
  await expect(entries.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(entries.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(entries.last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(list.getByRole('list').nth(1).getByRole('button').first()).toBeFocused()
})
