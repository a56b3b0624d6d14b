import { violationsInBothSchemes } from './support/axe.ts'
import { linksOf } from './support/html.ts'
import { readOut } from './support/out.ts'
import { CAREERS_BUTTON, CAREERS_DIALOG, MAILBOXES } from './support/requirements.ts'
import { expect, test } from './support/test.ts'
import { tooWide } from './support/visit.ts'

test('the dialog opens and closes, traps and returns focus, and fits any screen (R11.1)', async ({
  page,
}) => {
  await page.goto('/careers')
  const dialog = page.getByRole('dialog', { name: CAREERS_DIALOG[0] ?? '' })
  const opener = page.getByRole('button', { name: CAREERS_BUTTON })
  const ok = dialog.getByRole('button', { name: 'OK', exact: true })
  const cross = dialog.getByRole('button', { name: 'Close', exact: true })
  await expect(dialog).toBeHidden()
  for (const close of [
    () => cross.click(),
    () => ok.click(),
    () => page.keyboard.press('Escape'),
    () => ok.press('Enter'),
  ]) {
    await opener.press('Enter')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('heading'), 'focus moves to its heading').toBeFocused()
    await close()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }

  await opener.click()
  for (const key of ['Tab', 'Shift+Tab']) {
    const visited = new Set<string>()
    for (let count = 0; count < 10; count++) {
      await page.keyboard.press(key)
      visited.add(
        await page.evaluate(() => {
          const element = document.activeElement
          // Between the last and the first element, focus passes through the browser's own window.
          if (!element || element === document.body) return 'browser'
          return `${element.closest('dialog') ? 'inside' : 'OUTSIDE'}: ${element.textContent}`
        }),
      )
    }
    expect([...visited].filter((place) => place.startsWith('OUTSIDE'))).toEqual([])
    expect([...visited].filter((place) => place.startsWith('inside'))).toHaveLength(3)
  }
  const reached = await page.evaluate(
    () => document.elementFromPoint(30, 30)?.closest('dialog') !== null,
  )
  expect(reached, 'the backdrop covers the bar').toBe(true)

  // At 400 % zoom it begins with its heading and the cross.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.keyboard.press('Escape')
  await opener.press('Enter')
  await expect(dialog.getByRole('heading')).toBeFocused()
  for (const part of [dialog.getByRole('heading'), cross])
    await expect(part).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 320, height: 480 })
  expect(await violationsInBothSchemes(page, 'dialog[open]')).toEqual([])
  await ok.scrollIntoViewIfNeeded()
  await expect(ok).toBeInViewport({ ratio: 1 })
  expect(await tooWide(page)).toEqual([])
})

test('the address and a button stand at the end of the page, outside of the dialog (R11.3)', () => {
  const address = `mailto:${MAILBOXES.careers}`
  const links = linksOf('/careers', '.careers-layout-apply a')
  expect(links.map(([, href]) => href)).toEqual([address, address])
  expect(links[0]?.[0]).toBe(MAILBOXES.careers)
})

test('the drawing is described as one of the page, not of the answer about open positions (R18.3)', () => {
  const markdown = readOut('careers.md')
  const drawing = markdown.indexOf('*Figure: ')
  expect(drawing).toBeGreaterThan(0)
  expect(markdown.indexOf(`## ${CAREERS_DIALOG[0]}`)).toBeGreaterThan(drawing)
})
