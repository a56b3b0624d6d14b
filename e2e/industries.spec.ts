import { getData } from '#lib/content/pages.ts'
import { industryOf } from './support/industries.ts'
import { FIRST_INDUSTRY, INDUSTRIES } from './support/requirements.ts'
import { expect, type Page, test } from './support/test.ts'

const itemsOf = (page: Page) => {
  const item = (name: string) => industryOf(page, name).item
  const bar = (name: string) => industryOf(page, name).bar
  return {
    open: page.locator('main details[open]'),
    bar,
    text: (name: string) => item(name).locator('p').first(),
    /** Returns the mark at the end of a bar. */
    mark: (name: string) =>
      bar(name).evaluate((summary) =>
        getComputedStyle(summary, '::after').content.split('/')[0]?.trim(),
      ),
    /** Counts the blue and other lines of an icon. */
    lines: (name: string) =>
      bar(name)
        .locator('svg path')
        .evaluateAll((paths) => {
          const blue = paths.filter((path) => {
            const [red = 0, green = 0, blue = 0] =
              getComputedStyle(path).stroke.match(/\d+/g)?.map(Number) ?? []
            return blue > red + 40 && blue > green + 40
          })
          return { blue: blue.length, others: paths.length - blue.length }
        }),
  }
}

test('at most one is open at a time, marked by "−" instead of "+" and a blue icon (R8.2, R8.3)', async ({
  page,
}) => {
  await page.goto('/industries')
  const { open, bar, text, mark, lines } = itemsOf(page)
  for (const name of INDUSTRIES) {
    const before = await lines(name)
    expect(await mark(name)).toBe('"+"')
    expect(before.others, 'not yet blue').toBeGreaterThan(0)
    await bar(name).click()
    await expect(open).toHaveCount(1)
    await expect(open.locator('summary h2')).toHaveText(name)
    await expect(text(name)).toBeVisible()
    expect(await mark(name)).toBe('"−"')
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await lines(name), `${name}, ${colorScheme}`).toEqual({
        blue: before.blue + before.others,
        others: 0,
      })
    }
  }
  await bar(INDUSTRIES.at(-1) ?? '').press('Enter')
  await expect(open).toHaveCount(0)
  await page.keyboard.press('Space')
  await expect(open).toHaveCount(1)
})

test('a fragment opens its item below the bar, on load and later, and an invalid one does nothing', async ({
  page,
}) => {
  await page.goto('/industries#%E0%A4%A')
  const { open, bar, text } = itemsOf(page)
  await expect(open).toHaveCount(0)
  const { id, title } = FIRST_INDUSTRY
  const [, second, third] = getData().industries
  await bar(third?.title ?? '').click()
  await expect(open).toHaveCount(1)

  await page.goto('about:blank')
  await page.goto(`/industries#${id}`)
  await expect(open.locator('summary h2')).toHaveText(title)
  await expect(text(title)).toBeInViewport()
  const below = (await page.getByRole('banner').boundingBox())?.height ?? 0
  await expect.poll(async () => (await bar(title).boundingBox())?.y).toBeGreaterThanOrEqual(below)
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#${second?.id}`)
  await expect(open.locator('summary h2')).toHaveText(second?.title ?? '')
  await page.goBack()
  await expect(open.locator('summary h2')).toHaveText(title)
})

test('each bar says what breaks there, and each panel has an address to share', async ({
  page,
}) => {
  await page.goto('/industries')
  const { open, bar } = itemsOf(page)
  for (const { id, title, breaks } of getData().industries) {
    await expect(bar(title)).toContainText(breaks)
    await expect(bar(title).getByText(breaks)).toBeVisible()
    await bar(title).click()
    const share = open.getByRole('link', { name: `Link to ${title}` })
    await share.click()
    await expect(page).toHaveURL(`/industries#${id}`)
    await expect(open.locator('summary h2')).toHaveText(title)
  }
})
