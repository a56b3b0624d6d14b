import { INDUSTRIES } from './support/requirements.ts'
import { expect, type Page, test } from './support/test.ts'

const itemsOf = (page: Page) => {
  const items = page.locator('main details')
  return {
    items,
    open: page.locator('main details[open]'),
    bar: (name: string) => items.locator('summary', { hasText: name }),
    text: (name: string) => items.filter({ hasText: name }).locator('p').first(),
    icon: (name: string) => items.filter({ hasText: name }).locator('summary svg'),
  }
}

test('all seven are closed at first', async ({ page }) => {
  await page.goto('/industries')
  await expect(itemsOf(page).items).toHaveCount(INDUSTRIES.length)
  await expect(itemsOf(page).open).toHaveCount(0)
})

test('one is open at a time, and none may be', async ({ page }) => {
  await page.goto('/industries')
  const { open, bar, text } = itemsOf(page)
  for (const name of INDUSTRIES) {
    await bar(name).click()
    await expect(open).toHaveCount(1)
    await expect(open.locator('summary')).toHaveText(name)
    await expect(text(name)).toBeVisible()
  }
  await bar(INDUSTRIES.at(-1) ?? '').click()
  await expect(open).toHaveCount(0)
})

test('works by keyboard', async ({ page }) => {
  await page.goto('/industries')
  const { open, bar } = itemsOf(page)
  await bar('Retail').focus()
  await page.keyboard.press('Enter')
  await expect(open.locator('summary')).toHaveText('Retail')
  await page.keyboard.press('Space')
  await expect(open).toHaveCount(0)
})

test('an open item shows "−", a closed one "+"', async ({ page }) => {
  await page.goto('/industries')
  const { bar } = itemsOf(page)
  const sign = (name: string) =>
    bar(name).evaluate((summary) => getComputedStyle(summary, '::after').content.split('/')[0]?.trim())
  await bar('Gaming').click()
  expect(await sign('Gaming')).toBe('"−"')
  expect(await sign('Retail')).toBe('"+"')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the icon of the open item turns blue, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/industries')
    const { bar, icon } = itemsOf(page)
    /** Red, green and blue of each line of an icon. */
    const colors = (name: string) =>
      icon(name)
        .locator('path')
        .evaluateAll((paths) =>
          paths.map((path) => (getComputedStyle(path).stroke.match(/\d+/g) ?? []).map(Number)),
        )
    const isBlue = ([red = 0, green = 0, blue = 0]: number[]) => blue > red + 40 && blue > green + 40
    const before = await colors('Healthcare')
    expect(before.every(isBlue), `not yet blue: ${before.join(' | ')}`).toBe(false)
    await bar('Healthcare').click()
    const after = await colors('Healthcare')
    expect(after.length).toBeGreaterThan(0)
    expect(after.every(isBlue), `blue: ${after.join(' | ')}`).toBe(true)
    expect(await colors('Retail'), 'a closed one keeps its color').toEqual(await colors('Gaming'))
    expect((await colors('Retail')).every(isBlue)).toBe(false)
    await bar('Healthcare').click()
    expect(await colors('Healthcare')).toEqual(before)
  })
}

test('a link to #fintech opens its item, in view below the bar', async ({ page }) => {
  await page.goto('/industries#fintech')
  const { open, bar, text } = itemsOf(page)
  await expect(open).toHaveCount(1)
  await expect(open.locator('summary')).toHaveText('FinTech')
  await expect(text('FinTech')).toBeInViewport()
  const below = (await page.getByRole('banner').boundingBox())?.height ?? 0
  await expect.poll(async () => (await bar('FinTech').boundingBox())?.y).toBeGreaterThanOrEqual(below)
})

test('a fragment that comes later opens its item, too', async ({ page }) => {
  await page.goto('/industries#fintech')
  const { open } = itemsOf(page)
  await expect(open.locator('summary')).toHaveText('FinTech')
  await page.evaluate(() => {
    location.hash = '#gaming'
  })
  await expect(open.locator('summary')).toHaveText('Gaming')
  await page.goBack()
  await expect(open.locator('summary')).toHaveText('FinTech')
})

test('a fragment that means nothing does no harm', async ({ page }) => {
  await page.goto('/industries#%E0%A4%A')
  await expect(itemsOf(page).open).toHaveCount(0)
  await itemsOf(page).bar('Retail').click()
  await expect(itemsOf(page).open).toHaveCount(1)
})
