/**
 * Checks that each island works while the browser translates its page: it puts each text into elements of its own, before
 * React has seen the page and whenever a text changes.
 */
import { accept, article, newsAnswer, stubContact } from './support/api.ts'
import { partsOf, type, VISIT_LIST } from './support/calculators.ts'
import { ISLANDS, islandOf } from './support/islands.ts'
import { MESSAGES } from './support/requirements.ts'
import { openSearch } from './support/search.ts'
import { expect, test } from './support/test.ts'

/** Runs in each page before anything else. The words change by what nobody sees, so that a test can tell them. */
function translate(): void {
  const wrap = () => {
    const found: Text[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (
        !text.data.trim() ||
        text.parentElement?.closest('font, script, style, noscript, svg, textarea')
      )
        continue
      const outer = document.createElement('font')
      outer.appendChild(document.createElement('font')).textContent = `${text.data}\u200b`
      text.replaceWith(outer)
    }
  }
  const begin = () => {
    wrap()
    new MutationObserver(wrap).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  }
  addEventListener('DOMContentLoaded', begin)
}

test.beforeEach(async ({ page, faults }) => {
  await page.addInitScript(translate)
  // React reports it, and makes its elements anew.
  faults.allow(/differs from its HTML/)
})

test('the form shows its errors, sends, and thanks', async ({ page }) => {
  const sent = await stubContact(page, accept)
  await page.goto(ISLANDS.get('ContactForm') ?? '')
  const island = islandOf(page, 'ContactForm')
  const email = island.locator('[type=email]')
  const send = island.locator('[type=submit]')
  await email.focus()
  await expect(island).toHaveAttribute('data-alive')
  await send.click()
  await expect(email).toHaveAccessibleDescription(MESSAGES.required)
  await email.fill('ada')
  await send.click()
  await expect(email).toHaveAccessibleDescription(MESSAGES.invalid)
  await email.fill('ada@example.org')
  await send.click()
  await expect(page.getByRole('heading', { name: MESSAGES.sentHeading })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('the news arrive at the second attempt', async ({ page }) => {
  let calls = 0
  await page.route('**/api/news', (route) => {
    calls += 1
    return route.fulfill({ json: newsAnswer(calls === 1 ? [] : [article(1), article(2)]) })
  })
  await page.goto(ISLANDS.get('NewsStrip') ?? '')
  const island = islandOf(page, 'NewsStrip')
  await island.scrollIntoViewIfNeeded()
  await expect(island.getByText('They did not arrive.')).toBeVisible()
  await island.getByRole('button', { name: 'Try again' }).click()
  await expect(island.getByRole('link')).toHaveText([article(1).title, article(2).title])
  await expect(island.getByRole('status')).toHaveText('2 news articles')
  await expect(island.getByText('They did not arrive.')).toBeHidden()
})

test('the carousel shows one after the other', async ({ page }) => {
  await page.goto(ISLANDS.get('TestimonialCarousel') ?? '')
  const island = islandOf(page, 'TestimonialCarousel')
  await island.scrollIntoViewIfNeeded()
  const shown = island.getByRole('figure')
  const names = await island.locator('figure strong').allTextContents()
  for (const name of [...names.slice(1), names[0] ?? '']) {
    await island.getByRole('button', { name: 'Next testimonial' }).click()
    await expect(shown).toHaveCount(1)
    await expect(shown).toContainText(name)
  }
})

test('the cube counts its lines', async ({ page }) => {
  await page.goto(ISLANDS.get('HeroCube') ?? '')
  const island = islandOf(page, 'HeroCube')
  const lines = island.getByRole('button', { name: /^Show line/ })
  await expect(island).toHaveAttribute('data-alive')
  for (const index of [1, 2, 0]) {
    await lines.nth(index).click()
    await expect(island.getByText(`${index + 1} of 4`)).toBeVisible()
  }
})

for (const [name, { path, field, wrong, result }] of VISIT_LIST) {
  test(`${name} works out what is typed, and goes back to the example`, async ({ page }) => {
    await page.goto(path)
    const { calculator, summary, button } = partsOf(page, name)
    const example = (await summary.textContent()) ?? ''
    await type(page, name)
    await expect(summary).toHaveText(result)
    await expect(calculator.getByRole('status')).toHaveText(result)
    if (wrong !== undefined) {
      await calculator.getByLabel(field).fill(wrong)
      await expect(calculator.locator('[aria-live]', { hasText: 'stays as it was' })).toBeVisible()
    }
    await button('Back to the example').click()
    await expect(summary).toHaveText(example)
    await expect(calculator.locator('[aria-live]', { hasText: 'stays as it was' })).toHaveCount(0)
  })
}

test('the search answers one query after the other', async ({ page }) => {
  await page.goto('/etl-testing')
  const { field, pages, status } = await openSearch(page)
  for (const query of ['pentest', 'xyzzyx', 'load tests']) {
    await field.fill(query)
    if (query === 'xyzzyx') await expect(status).toContainText('xyzzyx')
    else await expect(pages.first()).toBeVisible()
  }
  await field.press('Enter')
  await expect(page).not.toHaveURL('/etl-testing')
})
