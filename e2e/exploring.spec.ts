/** Regressions found by manual exploration: on paper, on phones, at high zoom and in open tabs. */
import { stubNews } from './support/api.ts'
import { formOf } from './support/form.ts'
import { headerOf } from './support/header.ts'
import { all } from './support/html.ts'
import { paths } from './support/out.ts'
import { CAREERS_BUTTON, pathOfCalculator } from './support/requirements.ts'
import { searchOf } from './support/search.ts'
import { expect, walk as test } from './support/test.ts'
import { wakeIslands } from './support/visit.ts'

test('print shows all typed lines and testimonials, and no marks for expanding or open dialog', async ({
  page,
}) => {
  await page.goto('/contact-us')
  const { comment } = formOf(page)
  await comment.fill('One of thirty lines\n'.repeat(30))
  await page.emulateMedia({ media: 'print' })
  expect(await comment.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(
    0,
  )
  await page.goto('/industries')
  const bar = page.locator('main summary').first()
  expect(await bar.evaluate((summary) => getComputedStyle(summary, '::after').display)).toBe('none')

  await page.goto('/about-us')
  await wakeIslands(page)
  const testimonials = page.locator('.testimonial-carousel figure')
  const [first, second] = await Promise.all(
    [0, 1].map((index) => testimonials.nth(index).boundingBox()),
  )
  expect(second?.y, 'one below the other').toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0))
  for (const testimonial of await testimonials.all()) await expect(testimonial).toBeVisible()

  await page.emulateMedia({ media: 'screen' })
  await page.goto('/careers')
  await page.getByRole('button', { name: CAREERS_BUTTON }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('dialog'), 'which would cover every sheet').toBeHidden()
})

test('on a phone a table cell stays together even with links and code', async ({ page }) => {
  // The page with the most of it, whichever pages there are.
  const codesOn = (path: string) => all(path, 'main td code').length
  const [path = ''] = paths.toSorted((a, b) => codesOn(b) - codesOn(a))
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(path)
  const labels = await page.locator('td code').evaluateAll((codes) =>
    codes.filter((code) => {
      const cell = code.closest('td') as HTMLElement
      const words =
        cell.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(cell).paddingLeft)
      return code.getBoundingClientRect().left < words - 1
    }),
  )
  expect(labels, 'code in the place of labels').toHaveLength(0)
})

test('rotating a tablet with its menu open puts the links next to the logo', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/etl-testing')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.setViewportSize({ width: 1180, height: 820 })
  const menu = page.getByRole('navigation', { name: 'Main', exact: true })
  await expect(menu).toBeInViewport()
  const [links, logo, search] = await Promise.all(
    [menu, page.locator('header .logo'), searchOf(page).link].map((part) => part.boundingBox()),
  )
  expect(links?.x).toBeGreaterThan((logo?.x ?? 0) + (logo?.width ?? 0))
  expect((links?.x ?? 0) + (links?.width ?? 0)).toBeLessThan(search?.x ?? 0)
})

test('entering the URL of a result in an open tab shows that result', async ({ page }) => {
  await page.goto(pathOfCalculator('error-budget'))
  await page.evaluate(() => {
    location.hash = '#error-budget?objective=95&days=28&requests=1000&errors=2'
  })
  const summary = page.locator('#error-budget .calculator-summary')
  await expect(summary).toHaveText(/^95% over 28 days leaves an error budget of 50/)
  await expect(summary).toBeInViewport()
  // Numbers may have thousands separators.
  await page.getByLabel('Requests in the window').fill('1,000,000')
  await expect(summary).toHaveText(/budget of 50,000/)
})

test('a peak in the drift calculator moves by mouse, and Copy reports if it is refused', async ({
  page,
}) => {
  await page.goto(pathOfCalculator('drift-alarms'))
  const peak = page.locator('#drift-alarms .calculator-handles circle').last()
  await peak.hover()
  await page.locator('#drift-alarms [data-alive]').waitFor()
  const { x = 0, y = 0, width = 0 } = (await peak.boundingBox()) ?? {}
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y - 40)
  await page.mouse.up()
  await expect(page.getByLabel('Now, mean')).toHaveValue('49')
  await expect(page.getByLabel('Now, standard deviation')).toHaveValue(/^[6-9]$/)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('does not let this page copy')).toBeVisible()
})

test('nothing overflows in a small window or with large text', async ({ page }) => {
  await stubNews(page)
  // What a visitor sets in the browser, so media queries in em count, too.
  const settings = await page.context().newCDPSession(page)
  for (const [path, width, standard] of [
    ['/', 320, 32],
    ['/site-index', 320, 32],
    ['/about-us', 320, 32],
    ['/contact-us', 390, 32],
    ['/accessibility-testing', 768, 32],
    // Tables, in a document and in the text.
    ['/etl-testing', 320, 24],
    ['/etl-testing', 390, 32],
    ['/evidence/risks', 1025, 24],
    ['/evidence/risks', 1280, 32],
    ['/', 1025, 32],
    ['/', 256, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await settings.send('Page.setFontSizes', { fontSizes: { standard } })
    await page.goto(path)
    // The bar is fixed, so what does not fit there cannot even be scrolled to.
    const parts = page.locator('html, h1, header :is(a, button, span):visible')
    const ends = parts.evaluateAll((all) =>
      all.map((part) => part.getBoundingClientRect().x + part.scrollWidth),
    )
    expect(Math.max(...(await ends)), path + standard).toBeLessThanOrEqual(width)
  }
})

test('the search shows a whole result at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 225 })
  await page.goto('/careers')
  const { field, links } = searchOf(page)
  await page.keyboard.press('Control+k')
  await field.fill('load')
  await expect(links.first()).toBeVisible()
  await field.press('ArrowDown')
  await expect(links.first()).toBeInViewport({ ratio: 1 })
})

test('forced colors keep the mark of the current page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/careers')
  const current = headerOf(page).link('/careers')
  await expect(current).toHaveCSS('text-decoration-line', 'underline')
})
