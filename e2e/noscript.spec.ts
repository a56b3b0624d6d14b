import { headerOf } from './support/header.ts'
import { DIRECT_LINKS, INDUSTRIES, MESSAGES, SERVICE_GROUPS } from './support/requirements.ts'
import { expect, test } from './support/test.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('on a wide screen Services opens by click and by keyboard, and its links work', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/careers')
    const { services, link } = headerOf(page)
    for (const [label] of DIRECT_LINKS) await expect(link(label)).toBeVisible()
    await services.click()
    for (const { group, items } of SERVICE_GROUPS) {
      for (const [label] of [group, ...items]) await expect(link(label)).toBeVisible()
    }
    await services.click()
    await expect(link('AI Engineering')).toBeHidden()
    await services.focus()
    await page.keyboard.press('Enter')
    await link('AI Engineering').click()
    await expect(page).toHaveURL('/services/ai_engineering')
  })

  test('on a narrow screen the menu, Services and its groups open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/careers')
    const { hamburger, services, group, link } = headerOf(page)
    await expect(link('About Us')).toBeHidden()
    await hamburger.click()
    for (const [label] of DIRECT_LINKS) await expect(link(label)).toBeVisible()
    await services.click()
    for (const { group: head, items } of SERVICE_GROUPS) {
      await group(head[0]).click()
      for (const [label] of [head, ...items]) await expect(link(label)).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(link('About Us')).toBeHidden()
    await hamburger.click()
    await link('About Us').click()
    await expect(page).toHaveURL('/about-us')
  })

  test('accordions open one at a time, and close', async ({ page }) => {
    await page.goto('/industries')
    const open = page.locator('main details[open]')
    for (const name of INDUSTRIES) {
      await page.locator('main summary', { hasText: name }).click()
      await expect(open).toHaveCount(1)
      await expect(open.locator('summary')).toHaveText(name)
      await expect(open.locator('p').first()).toBeVisible()
    }
    await open.locator('summary').click()
    await expect(open).toHaveCount(0)

    await page.goto('/services/product-engineering')
    const questions = page.locator('main details')
    for (const question of await questions.all()) {
      await question.locator('summary').click()
      await expect(question.locator('p').first()).toBeVisible()
    }
  })

  test('a link to #fintech opens its item', async ({ page }) => {
    await page.goto('/industries#fintech')
    await expect(page.locator('main details[open] summary')).toHaveText('FinTech')
  })

  test('the four lines of the hero stand one under the other, without controls', async ({ page }) => {
    await page.goto('/')
    const island = page.locator('[data-island="HeroCube"]')
    const lines = island.locator('h1, p')
    await expect(lines).toHaveCount(4)
    let lowest = 0
    for (const line of await lines.all()) {
      await expect(line).toBeVisible()
      const box = await line.boundingBox()
      expect(box?.y, (await line.textContent()) ?? '').toBeGreaterThanOrEqual(lowest)
      expect(box?.height).toBeGreaterThan(10)
      lowest = (box?.y ?? 0) + (box?.height ?? 0)
    }
    await expect(island.getByRole('button')).toHaveCount(0)
  })

  test('Know More leads to its section', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Know More' }).click()
    const heading = page.getByRole('heading', { name: 'Why Choose Us' })
    await expect(heading).toBeInViewport()
    const bar = await page.getByRole('banner').boundingBox()
    const box = await page.locator('#why').boundingBox()
    expect(box?.y, 'not under the bar').toBeGreaterThanOrEqual(bar?.height ?? 0)
  })

  test('the news strip says why it stays empty', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('Loading news articles...')).toBeVisible()
    await expect(page.getByText(/fetched by a script, which is switched off/)).toBeVisible()
  })

  for (const width of [390, 1280]) {
    test(`both testimonials are visible at ${width} px, without arrows`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/about-us')
      const island = page.locator('[data-island="TestimonialCarousel"]')
      await expect(island.locator('figure')).toHaveCount(2)
      for (const figure of await island.locator('figure').all()) {
        await expect(figure.locator('blockquote')).toBeVisible()
        const box = await figure.boundingBox()
        expect(box?.x, 'not beside the page').toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0), 'not beside the page').toBeLessThanOrEqual(width)
      }
      await expect(island.getByRole('button')).toHaveCount(0)
    })
  }

  test('careers says that no position is open, and where to write', async ({ page }) => {
    await page.goto('/careers')
    const text = page.locator('noscript p')
    await expect(text).toBeVisible()
    await expect(text).toContainText('Currently, there are no open positions.')
    await expect(text).toContainText(/careers@/)
  })

  test('the contact form posts by itself and is answered with the words of the form', async ({ page }) => {
    await page.goto('/contact-us')
    const email = page.getByLabel(/e-?mail/i)
    await email.fill('ada@example.org')
    await page
      .getByRole('textbox', { name: /optional/i })
      .fill(`Without scripts at ${new Date().toISOString()}`)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL('/contact-us/sent')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(MESSAGES.sentHeading)
    await expect(page.getByText(MESSAGES.sent)).toBeVisible()
  })

  test('the browser itself asks for the e-mail, and the server finds what it lets through', async ({
    page,
  }) => {
    await page.goto('/contact-us')
    const email = page.getByLabel(/e-?mail/i)
    const comment = page.getByRole('textbox', { name: /optional/i })
    await comment.fill('Typed with care')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL('/contact-us')
    await expect(email).toBeFocused()

    await email.fill('ada@example')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL('/contact-us/email-invalid')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(MESSAGES.invalid)
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    await page.goBack()
    await expect(comment, 'nothing typed is lost').toHaveValue('Typed with care')
  })

  test('the spacer has its fallback of 72 px', async ({ page }) => {
    await page.goto('/services/devops')
    expect(await page.locator('[data-navbar-spacer]').evaluate((spacer) => spacer.clientHeight)).toBe(72)
  })
})
