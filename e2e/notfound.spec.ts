import { violationsInBothSchemes } from './support/axe.ts'
import { headerOf } from './support/header.ts'
import { paths } from './support/out.ts'
import { DIRECT_LINKS } from './support/requirements.ts'
import { openSearch, searchOf } from './support/search.ts'
import { expect, test } from './support/test.ts'
import { tooWide } from './support/visit.ts'

test('the 404 page suggests similar pages, searches, and is accessible (R2.5)', async ({
  page,
  faults,
}) => {
  faults.allow(/404/)
  const near = page.getByRole('main').locator('[data-missing]')
  for (const [path, suggestion] of [
    ['/services/performance-enginering', '/performance-engineering'],
    ['/services/devop', '/services/devops'],
  ] as const) {
    await page.goto(path)
    await expect(near.getByRole('heading', { name: 'Did you mean' })).toBeVisible()
    await expect(near.getByRole('link').first()).toHaveAttribute('href', suggestion)
    expect(await near.getByRole('link').count()).toBeLessThanOrEqual(5)
  }
  for (const [, path] of DIRECT_LINKS) await expect(headerOf(page).link(path)).toBeVisible()
  const links = page.getByRole('main').locator('ul a, p a')
  const targets = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  )
  expect(targets).toEqual(expect.arrayContaining(['/', '/site-index']))
  expect(targets.filter((target) => !paths.includes(target))).toEqual([])
  expect(await violationsInBothSchemes(page, 'main')).toEqual([])
  await page.setViewportSize({ width: 320, height: 600 })
  expect(await tooWide(page)).toEqual([])
  await near.getByRole('link').first().click()
  await expect(page).toHaveURL('/services/devops')

  const names = page.waitForResponse(/\/page-names\./)
  await page.goto('/nothing-here')
  await (await names).finished()
  await openSearch(page)
  await expect(near, 'nothing similar').toBeHidden()

  await page.goto('/blog/generative-ai-testing.html')
  await page.getByRole('main').getByRole('link', { name: 'Search the site' }).click()
  const { field, pages } = searchOf(page)
  await expect(field).toHaveValue('generative ai testing')
  await expect(pages.first()).toHaveAttribute('href', '/services/generative_ai_testing')
})
