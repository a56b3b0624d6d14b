import { INDUSTRIES } from './support/requirements.ts'
import { expect, type Page, test } from './support/test.ts'

const itemsOf = (page: Page) => {
  const items = page.locator('main details')
  return {
    items,
    open: page.locator('main details[open]'),
    bar: (name: string) => items.locator('summary', { hasText: name }),
    text: (name: string) => items.filter({ hasText: name }).locator('p').first(),
    /** What stands at the end of a bar. */
    mark: (name: string) =>
      items
        .locator('summary', { hasText: name })
        .evaluate((summary) => getComputedStyle(summary, '::after').content.split('/')[0]?.trim()),
    /** Red, green and blue of each line of an icon. */
    colors: (name: string) =>
      items
        .filter({ hasText: name })
        .locator('summary svg path')
        .evaluateAll((paths) =>
          paths.map((path) => (getComputedStyle(path).stroke.match(/\d+/g) ?? []).map(Number)),
        ),
  }
}

const isBlue = ([red = 0, green = 0, blue = 0]: number[]) => blue > red + 40 && blue > green + 40

test('one is open at a time, and none may be; "+" and "−" say which (R8.2, R8.3)', async ({ page }) => {
  await page.goto('/industries')
  const { open, bar, text, mark } = itemsOf(page)
  for (const name of INDUSTRIES) {
    expect(await mark(name)).toBe('"+"')
    await bar(name).click()
    await expect(open).toHaveCount(1)
    await expect(open.locator('summary')).toHaveText(name)
    await expect(text(name)).toBeVisible()
    expect(await mark(name)).toBe('"−"')
  }
  await bar(INDUSTRIES.at(-1) ?? '').press('Enter')
  await expect(open).toHaveCount(0)
  await page.keyboard.press('Space')
  await expect(open).toHaveCount(1)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the icon of the open item turns blue, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/industries')
    const { bar, colors } = itemsOf(page)
    const before = await colors('Healthcare')
    expect(before.every(isBlue), `not yet blue: ${before.join(' | ')}`).toBe(false)
    await bar('Healthcare').click()
    const after = await colors('Healthcare')
    expect(after.length).toBeGreaterThan(0)
    expect(after.every(isBlue), `blue: ${after.join(' | ')}`).toBe(true)
    expect((await colors('Retail')).every(isBlue), 'a closed one keeps its color').toBe(false)
    await bar('Healthcare').click()
    expect(await colors('Healthcare')).toEqual(before)
  })
}

test('a fragment opens its item, in view below the bar, at once and later', async ({ page }) => {
  await page.goto('/industries#fintech')
  const { open, bar, text } = itemsOf(page)
  await expect(open.locator('summary')).toHaveText('FinTech')
  await expect(text('FinTech')).toBeInViewport()
  const below = (await page.getByRole('banner').boundingBox())?.height ?? 0
  await expect.poll(async () => (await bar('FinTech').boundingBox())?.y).toBeGreaterThanOrEqual(below)

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
