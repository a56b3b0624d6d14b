import { violationsInBothSchemes } from './support/axe.ts'
import { headerOf } from './support/header.ts'
import { paths, siteOrigin } from './support/out.ts'
import { DIRECT_LINKS } from './support/requirements.ts'
import { openSearch, searchOf } from './support/search.ts'
import { expect, test } from './support/test.ts'
import { tooWide } from './support/visit.ts'

test('other spellings of a page lead to it, any other address answers 404, a page with the page of the site (R2)', async ({
  request,
  baseURL,
}) => {
  for (const [asked, led] of [
    ['/about-us/', '/about-us'],
    ['/About-Us', '/about-us'],
    ['/continuous-integration', '/continous-integration'],
    ['/services/ai-engineering', '/services/ai_engineering'],
  ]) {
    const answer = await request.get(asked ?? '')
    expect([answer.status(), answer.url()], asked).toEqual([200, `${baseURL}${led}`])
  }
  for (const path of [
    '/no-such-page',
    '/services/no-such-service',
    '/etl-testing/deeper',
    '/%2e%2e%2fsecret',
  ]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['content-type'], path).toMatch(/^text\/html/)
    expect(await answer.text(), path).toMatch(/<title>[^<]*not found/i)
  }
  for (const path of ['/no-such.png', '/_next/static/no-such.js'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('the files by which others find their way are served as text (R18)', async ({ request }) => {
  for (const [path, words] of [
    ['/robots.txt', `Sitemap: ${siteOrigin}/sitemap.xml`],
    ['/.well-known/security.txt', `Canonical: ${siteOrigin}/.well-known/security.txt`],
  ] as const) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type'], path).toBe('text/plain; charset=utf-8')
    expect(await answer.text(), path).toContain(words)
  }
})

test('the page for what is missing names what comes near, searches, and is without fault (R2.5)', async ({
  page,
  faults,
}) => {
  faults.allow(/404/)
  const near = page.getByRole('main').locator('[data-missing]')
  for (const [path, meant] of [
    ['/services/load-testing', '/performance-engineering'],
    ['/services/devop', '/services/devops'],
  ] as const) {
    await page.goto(path)
    await expect(near.getByRole('heading', { name: 'Did you mean' })).toBeVisible()
    await expect(near.getByRole('link').first()).toHaveAttribute('href', meant)
    expect(await near.getByRole('link').count()).toBeLessThanOrEqual(5)
  }
  for (const [label] of DIRECT_LINKS) await expect(headerOf(page).link(label)).toBeVisible()
  const links = page.getByRole('main').locator('ul a, p a')
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(targets).toEqual(expect.arrayContaining(['/', '/site-index']))
  expect(targets.filter((target) => !paths.includes(target))).toEqual([])
  expect(await violationsInBothSchemes(page, 'main')).toEqual([])
  await page.setViewportSize({ width: 320, height: 600 })
  expect(await tooWide(page)).toEqual([])
  await near.getByRole('link').first().click()
  await expect(page).toHaveURL('/services/devops')

  const names = page.waitForResponse(/\/page-names\./)
  await page.goto('/wp-admin')
  await (await names).finished()
  await openSearch(page)
  await expect(near, 'nothing comes near').toBeHidden()

  await page.goto('/blog/how-to-test-chatbots.html')
  await page.getByRole('main').getByRole('link', { name: 'Search the site' }).click()
  const { field, pages } = searchOf(page)
  await expect(field).toHaveValue('blog how to test chatbots')
  await expect(pages.first()).toHaveAttribute('href', '/services/generative_ai_testing')
})
