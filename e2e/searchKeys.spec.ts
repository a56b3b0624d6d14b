/** Checks the keys that open the search and move in it, and where the focus is. */
import { formOf } from './support/form.ts'
import { FIRST_INDUSTRY, TITLES } from './support/requirements.ts'
import { openSearch, searchOf } from './support/search.ts'
import { expect, type Page, test } from './support/test.ts'

test('opens with its link and shortcuts, not with single characters, and returns focus', async ({
  page,
  context,
}) => {
  await page.goto('/contact-us')
  const { link, dialog, field, close } = searchOf(page)
  const { comment } = formOf(page)
  await comment.pressSequentially('either/or')
  await expect(comment).toHaveValue('either/or')
  await expect(dialog).toHaveCount(0)
  await comment.press('Control+k')
  await comment.press('Meta+k')
  await expect(comment, 'text fields have keys of their own').toBeFocused()
  await expect(comment).toHaveValue('either/or')
  await comment.blur()
  await page.keyboard.type('/k?s')
  await expect(dialog).toHaveCount(0)
  for (const keys of ['Meta+k', 'Control+Shift+k', 'Control+Alt+k']) await page.keyboard.press(keys)
  await expect(dialog).toHaveCount(0)
  await link.focus()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await field.press('Control+k')
  await expect(field, 'stays open').toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()

  for (const shut of [
    () => page.keyboard.press('Escape'),
    () => close.click(),
    () => page.mouse.click(5, 400),
  ]) {
    await link.press('Enter')
    await expect(field).toBeFocused()
    await shut()
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
  }
  await expect(page).toHaveURL('/contact-us')

  const other = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect(await other, 'in a new tab on request').toHaveURL('/site-index')
  await expect(dialog).toBeHidden()
})

test('works with the keyboard alone', async ({ page }) => {
  await page.goto('/etl-testing')
  const { field, links, dialog } = await openSearch(page)
  await page.keyboard.type('load tests')
  await expect(links.nth(2)).toBeVisible()
  const last = (await links.count()) - 1
  for (const [key, target] of [
    ['ArrowDown', links.nth(0)],
    ['ArrowDown', links.nth(1)],
    ['End', links.nth(last)],
    ['ArrowDown', links.nth(last)],
    ['Home', links.nth(0)],
    ['ArrowUp', field],
  ] as const) {
    await page.keyboard.press(key)
    await expect(target, key).toBeFocused()
  }

  // In the field these keys move the cursor, and text typed on a result goes to the field.
  await page.keyboard.press('Home')
  await page.keyboard.type('api ')
  await expect(field).toHaveValue('api load tests')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('x')
  await expect(field).toBeFocused()
  // Nothing behind the dialog gets focus.
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Shift+Tab')
    const holder = await page.evaluate(
      () => document.activeElement?.closest('dialog, body')?.tagName,
    )
    expect(holder, `after ${step + 1} steps`).toMatch(/DIALOG|BODY/)
  }
  await field.fill(TITLES['/security-testing'] ?? '')
  await expect(links.first()).toHaveAttribute('href', '/security-testing')
  await field.press('Enter')
  await expect(page).toHaveURL('/security-testing')
  await expect(dialog).toHaveCount(0)

  await openSearch(page)
  const { id, title } = FIRST_INDUSTRY
  await page.keyboard.type(title)
  await dialog.locator(`.results a[href="/industries#${id}"]`).press('Enter')
  await expect(page).toHaveURL(`/industries#${id}`)
  await expect(page.locator('main details[open] summary h2')).toHaveText(title)
})

/** Presses the key in the place of K, with this letter on it. */
const pressK = (page: Page, key: string, modifiers: { ctrlKey?: boolean; metaKey?: boolean }) =>
  page.evaluate(
    (init) =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { code: 'KeyK', bubbles: true, cancelable: true, ...init }),
      ),
    { key, ...modifiers },
  )

test('opens by the key that the platform and the layout have, which the bar names', async ({
  page,
}) => {
  await page.goto('/etl-testing')
  const { link, dialog } = searchOf(page)
  await expect(link).toHaveAttribute('aria-keyshortcuts', 'Control+K')
  await pressK(page, 't', { ctrlKey: true })
  await expect(dialog, 'a layout with its K elsewhere').toHaveCount(0)
  await pressK(page, 'л', { ctrlKey: true })
  await expect(dialog).toBeVisible()

  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'platform', { get: () => 'MacIntel' }),
  )
  await page.goto('/etl-testing')
  await expect(link).toHaveAttribute('aria-keyshortcuts', 'Meta+K')
  await expect(link).toHaveAttribute('data-keys', '⌘ K')
  await pressK(page, 'k', { ctrlKey: true })
  await expect(dialog, 'deletes to the end of the line there').toHaveCount(0)
  await pressK(page, 'k', { metaKey: true })
  await expect(dialog).toBeVisible()
})

test('leaves its key to what extensions let one write in', async ({ page }) => {
  await page.goto('/etl-testing')
  const { dialog } = searchOf(page)
  await page.evaluate(() => {
    const note = document.body.appendChild(document.createElement('div'))
    note.contentEditable = 'true'
    const widget = document.body.appendChild(document.createElement('div'))
    const field = document.createElement('input')
    widget.attachShadow({ mode: 'open' }).append(field)
    note.id = 'note'
    widget.id = 'widget'
  })
  for (const target of [page.locator('#note'), page.locator('#widget input')]) {
    await target.press('Control+k')
    await expect(target).toBeFocused()
    await expect(dialog).toHaveCount(0)
  }
  await page.locator('h1').click()
  await page.keyboard.press('Control+k')
  await expect(dialog).toBeVisible()
})

test('keys that an input method uses do nothing else', async ({ page }) => {
  await page.goto('/etl-testing')
  const { field, dialog } = await openSearch(page)
  const press = (key: string, composing: { isComposing?: boolean; keyCode?: number }) =>
    field.evaluate(
      (element, init) =>
        element.dispatchEvent(
          new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
        ),
      { key, ...composing },
    )
  await field.fill('test')
  // Safari reports the key that ends the composition only after that.
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    expect(await press('Escape', composing), 'not left to the browser either').toBe(false)
    await press('ArrowDown', composing)
    await expect(dialog).toBeVisible()
    await expect(field).toBeFocused()
  }
  await press('Escape', {})
  await expect(dialog).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('by the keys of a tablet, the focus comes back to where it was', async ({ page }) => {
    await page.goto('/etl-testing')
    const before = page.locator('main a:visible').first()
    await before.focus()
    await openSearch(page)
    await page.keyboard.press('Escape')
    await expect(before).toBeFocused()
  })
})
