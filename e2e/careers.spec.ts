import { violations } from './support/axe.ts'
import { CAREERS_BUTTON, CAREERS_DIALOG } from './support/requirements.ts'
import { expect, type Page, test } from './support/test.ts'

const partsOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: CAREERS_DIALOG[0] ?? '' })
  return {
    dialog,
    opener: page.getByRole('button', { name: CAREERS_BUTTON }),
    ok: dialog.getByRole('button', { name: 'OK', exact: true }),
    cross: dialog.getByRole('button', { name: 'Close', exact: true }),
  }
}

for (const [way, close] of [
  ['×', (page: Page) => partsOf(page).cross.click()],
  ['OK', (page: Page) => partsOf(page).ok.click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`${way} closes it and returns the focus, as often as one likes`, async ({ page }) => {
    await page.goto('/careers')
    const { dialog, opener } = partsOf(page)
    for (let time = 0; time < 2; time++) {
      await opener.click()
      await expect(dialog).toBeVisible()
      await close(page)
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })
}

test('opens and closes by keyboard alone', async ({ page }) => {
  await page.goto('/careers')
  const { dialog, opener, ok } = partsOf(page)
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus'), 'the focus goes into the dialog').toHaveCount(1)
  await ok.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the focus stays inside, both ways round', async ({ page }) => {
  await page.goto('/careers')
  const { dialog, opener } = partsOf(page)
  await opener.click()
  await expect(dialog).toBeVisible()
  for (const key of ['Tab', 'Shift+Tab']) {
    const visited = new Set<string>()
    for (let count = 0; count < 10; count++) {
      await page.keyboard.press(key)
      visited.add(
        await page.evaluate(() => {
          const element = document.activeElement
          // Between the last and the first there is the browser's own window, which counts as none.
          if (!element || element === document.body) return 'browser'
          return element.closest('dialog')
            ? `inside: ${element.textContent}`
            : `OUTSIDE: ${element.textContent}`
        }),
      )
    }
    expect([...visited].filter((place) => place.startsWith('OUTSIDE'))).toEqual([])
    expect([...visited].filter((place) => place.startsWith('inside'))).toHaveLength(3)
  }
})

test('the page behind it cannot be operated', async ({ page }) => {
  await page.goto('/careers')
  const { dialog, opener } = partsOf(page)
  await opener.click()
  await expect(dialog).toBeVisible()
  const reached = await page.evaluate(() => document.elementFromPoint(30, 30)?.closest('dialog') !== null)
  expect(reached, 'the backdrop lies over the bar').toBe(true)
})

test('the open dialog has no fault in either scheme, and fits a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await page.goto('/careers')
  const { dialog, opener, ok } = partsOf(page)
  await opener.click()
  await expect(dialog).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page)).toEqual([])
  }
  await ok.scrollIntoViewIfNeeded()
  await expect(ok).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
