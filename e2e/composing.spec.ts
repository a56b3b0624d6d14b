/** Checks that an input method, as for Japanese, can be used: what is being composed belongs to it, and so do its keys. */
import { stubContact } from './support/api.ts'
import { formOf } from './support/form.ts'
import { headerOf } from './support/header.ts'
import { openSearch } from './support/search.ts'
import { expect, type Page, test } from './support/test.ts'

/** An input method that writes where the focus is. */
async function inputMethodOf(page: Page) {
  const browser = await page.context().newCDPSession(page)
  return {
    compose: (text: string) =>
      browser.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    /** Presses a key that the input method takes for itself: the page learns of it, and the browser does nothing. */
    press: async (key: string) => {
      for (const type of ['rawKeyDown', 'keyUp'] as const)
        await browser.send('Input.dispatchKeyEvent', {
          type,
          key,
          code: key,
          windowsVirtualKeyCode: 229,
        })
    },
    commit: (text: string) => browser.send('Input.insertText', { text }),
  }
}

test('the search waits for the end of a composition to act on keys', async ({ page }) => {
  await page.goto('/etl-testing')
  const { field, dialog, links } = await openSearch(page)
  const { compose, press, commit } = await inputMethodOf(page)
  await field.fill('load ')
  await expect(links.first()).toBeVisible()
  await compose('てす')
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape']) {
    await press(key)
    await expect(dialog, key).toBeVisible()
    await expect(field, key).toBeFocused()
    await expect(page, key).toHaveURL('/etl-testing')
    await compose('てすと')
  }
  await commit('tests')
  await expect(field).toHaveValue('load tests')
  await field.press('Enter')
  await expect(page).not.toHaveURL('/etl-testing')
})

test('the form takes composed words as they are', async ({ page }) => {
  const sent = await stubContact(page)
  await page.goto('/contact-us')
  const { email, comment, send, success } = formOf(page)
  const { compose, press, commit } = await inputMethodOf(page)

  await email.focus()
  await compose('ada')
  await press('Enter')
  expect(sent, 'Enter ended the composition').toEqual([])
  await commit('ada@example.org')
  await expect(email).toHaveValue('ada@example.org')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')

  await comment.focus()
  await compose('こん')
  await compose('こんにちは')
  await commit('今日は')
  await commit('。')
  await expect(comment).toHaveValue('今日は。')
  await page.reload()
  await expect(comment, 'kept as a draft').toHaveValue('今日は。')
  await send.click()
  await expect(success).toBeVisible()
  expect(sent).toMatchObject([{ email: 'ada@example.org', comment: '今日は。' }])
})

test('Escape that ends a composition leaves an open menu', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/contact-us')
  const { services, inside } = headerOf(page)
  const comment = page.getByRole('textbox').last()
  const { compose, press, commit } = await inputMethodOf(page)
  await comment.focus()
  await compose('こん')
  await services.hover()
  await expect(inside).toBeVisible()
  await press('Escape')
  await expect(inside).toBeVisible()
  await commit('今')
  await page.keyboard.press('Escape')
  await expect(inside).toBeHidden()
  await expect(comment).toHaveValue('今')
})
