import { paths } from './support/out.ts'
import { outlineOf } from './support/outline.ts'
import {
  ABOUT_TAGLINE,
  AIML_SECTIONS,
  BENEFITS,
  CARDS,
  CAREERS_BUTTON,
  CAREERS_DIALOG,
  CLAIMS,
  COPYRIGHT_YEAR,
  DIRECT_LINKS,
  FOOTER_QUICK,
  FOOTER_SERVICES,
  INDUSTRIES,
  LEADERS,
  MESSAGES,
  OFFICES,
  SECTIONS,
  SELF_LINKING,
  SERVICE_GROUPS,
  STATISTICS,
  STRENGTHS,
  TAGLINES,
  TESTIMONIALS,
  TITLES,
  VALUES,
  WHY_PRODUCT,
} from './support/specification.ts'
import { expect, type Locator, test } from './support/test.ts'

// What the specification names stands in the HTML, whatever scripts add to it.
test.use({ javaScriptEnabled: false })

/** Label and target of each link, in order. */
const linksOf = (within: Locator) =>
  within
    .locator('a')
    .evaluateAll((links) => links.map((a) => [a.textContent?.trim(), a.getAttribute('href')]))

const textsOf = async (locator: Locator) =>
  (await locator.allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim())

const CONTACT_LABEL = /^(Contact Us|Get in Touch)( about \S.*)?$/

test('navigation of every page', async ({ page }) => {
  const services = SERVICE_GROUPS.flatMap(({ group, items }) => [group, ...items])
  for (const path of paths) {
    const { header } = await outlineOf(page, path)
    expect.soft(header.first?.[1], `the logo leads home on ${path}`).toBe('/')
    expect.soft(header.direct, `direct links on ${path}`).toEqual(DIRECT_LINKS)
    expect.soft(header.services, `links under Services on ${path}`).toEqual(services)
    expect
      .soft(header.bars, `Services and its groups on ${path}`)
      .toEqual(['Services', ...SERVICE_GROUPS.map(({ group: [label] }) => label)])
  }
})

test('footer of every page', async ({ page }) => {
  for (const path of paths) {
    const { footer } = await outlineOf(page, path)
    expect.soft(footer.lists, `service and quick links on ${path}`).toEqual({
      Services: FOOTER_SERVICES,
      'Quick links': FOOTER_QUICK,
    })
    expect.soft(footer.offices, `offices on ${path}`).toHaveLength(OFFICES.length)
    for (const [index, office] of OFFICES.entries()) {
      expect.soft(footer.offices[index], `office ${index + 1} on ${path}`).toContain(office)
    }
    expect.soft(footer.outward, `a network and two partners on ${path}`).toHaveLength(3)
    for (const [label, href] of footer.outward) {
      expect.soft(label, `outward link on ${path}`).not.toBe('')
      expect.soft(href, `outward link on ${path}`).toMatch(/^https:\/\//)
    }
    const [, first, second] = footer.outward
    expect.soft(first?.[1], `both partners lead to one announcement on ${path}`).toBe(second?.[1])
    expect.soft(footer.text, `copyright on ${path}`).toMatch(new RegExp(`© ${COPYRIGHT_YEAR}\\b`))
  }
})

test('title, sections and contact button of each service and detail page', async ({ page }) => {
  const names: (string | undefined)[] = []
  for (const [path, title] of Object.entries(TITLES)) {
    const { titles, aroundTitle, lastLink, illustratedSections } = await outlineOf(page, path)
    expect.soft(titles, `title of ${path}`).toEqual([title])
    expect
      .soft(aroundTitle, `link around the title of ${path}`)
      .toEqual(SELF_LINKING.includes(path) ? [[title, path]] : [])
    expect.soft(lastLink?.[0], `the last link of ${path}`).toMatch(CONTACT_LABEL)
    expect.soft(lastLink?.[1], `the last link of ${path}`).toBe('/contact-us')
    names.push(lastLink?.[0])
    if (path in CARDS || path === '/services/devops') continue
    expect.soft(illustratedSections, `sections with an image on ${path}`).toBeGreaterThanOrEqual(2)
    expect.soft(illustratedSections, `sections with an image on ${path}`).toBeLessThanOrEqual(5)
  }
  const repeated = names.filter((name, index) => names.indexOf(name) !== index)
  expect(repeated, 'contact buttons with the name of another').toEqual([])
})

test('every page of the table is on the site', () => {
  const specified = [...Object.keys(TITLES), '/', '/industries', '/about-us', '/contact-us', '/careers']
  expect(specified).toHaveLength(64)
  expect(specified.filter((path) => !paths.includes(path))).toEqual([])
})

test('home', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.locator('[data-island="HeroCube"]').locator('h1, p')).toHaveCount(TAGLINES)
  await expect(main.getByRole('link', { name: 'Know More', exact: true })).toHaveAttribute('href', /^#\S+$/)

  const target = await main.getByRole('link', { name: 'Know More' }).getAttribute('href')
  const why = page.locator(target ?? '')
  await expect(why.getByRole('heading', { level: 2 })).toHaveText('Why Choose Us')
  expect(await textsOf(why.getByRole('heading', { level: 3 }))).toEqual(STRENGTHS)

  const statistics = main.getByRole('listitem').filter({ hasText: /^\d+[%+]/ })
  expect(await textsOf(statistics)).toEqual(STATISTICS)
  await expect(main.getByRole('heading', { name: 'Whats new in tech', exact: true })).toBeVisible()
  await expect(main.getByText('Loading news articles...', { exact: true })).toBeVisible()
  const expert = main.locator('section').filter({ has: page.getByRole('heading', { name: /expert/i }) })
  await expect(expert.getByRole('link')).toHaveText(/^GO\b/)
  await expect(expert.getByRole('link')).toHaveAttribute('href', '/contact-us')
})

for (const [path, cards] of Object.entries(CARDS)) {
  test(`cards of ${path}`, async ({ page }) => {
    await page.goto(path)
    const titles = page.locator('main li > h3')
    await expect(titles).toHaveCount(cards.length)
    for (const [index, [title, href]] of cards.entries()) {
      const card = titles.nth(index)
      const found = (await card.textContent()) ?? ''
      expect(found.toLowerCase(), `card ${index + 1}`).toContain(title.toLowerCase())
      if (href) expect(await linksOf(card)).toEqual([[found, href]])
      // The description is there also where it is only seen on hover.
      const words = (await card.locator('..').textContent()) ?? ''
      expect(words.length, `words on card ${index + 1}`).toBeGreaterThan(found.length + 30)
    }
  })
}

test('product engineering: why choose us', async ({ page }) => {
  await page.goto('/services/product-engineering')
  const section = page.locator('section').filter({
    has: page.getByRole('heading', { name: WHY_PRODUCT.heading, exact: true }),
  })
  expect(await textsOf(section.locator('summary'))).toEqual(WHY_PRODUCT.items)
})

test('quality assurance: five benefits', async ({ page }) => {
  await page.goto('/services/digital-assurance')
  const tiles = page.locator('main li', { hasText: /\d%/ })
  await expect(tiles).toHaveCount(BENEFITS.length)
  for (const [index, benefit] of BENEFITS.entries()) {
    await expect(tiles.nth(index).getByText(benefit, { exact: true })).toBeVisible()
  }
})

test('AI/ML: two sections of four cards', async ({ page }) => {
  await page.goto('/aiml')
  for (const name of AIML_SECTIONS) {
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
    await expect(section.locator('li > h3')).toHaveCount(4)
  }
})

for (const [path, sections] of Object.entries(SECTIONS)) {
  test(`sections of ${path}`, async ({ page }) => {
    await page.goto(path)
    const headings = await textsOf(page.locator('main h2'))
    const missing = sections.filter((section) => !headings.some((heading) => section.test(heading)))
    expect(missing, headings.join(' | ')).toEqual([])
  })
}

for (const [path, claims] of Object.entries(CLAIMS)) {
  test(`claims of ${path}`, async ({ page }) => {
    await page.goto(path)
    const text = await page.getByRole('main').innerText()
    expect(claims.filter((claim) => !claim.test(text))).toEqual([])
  })
}

test('industries', async ({ page }) => {
  await page.goto('/industries')
  expect(await textsOf(page.locator('main summary'))).toEqual(INDUSTRIES)
  await expect(page.locator('main details[open]')).toHaveCount(0)
})

test('about us', async ({ page }) => {
  await page.goto('/about-us')
  const main = page.getByRole('main')
  const text = (await main.innerText()).replace(/\s+/g, ' ')
  expect(text).toContain(ABOUT_TAGLINE)
  await expect(main.getByRole('heading', { name: 'Who We Are', exact: true })).toBeVisible()
  const people = main.locator('li', { has: page.getByRole('heading', { level: 3 }) })
  await expect(people).toHaveCount(LEADERS.length)
  for (const [index, title] of LEADERS.entries()) {
    const person = people.nth(index)
    await expect(person.locator('p').first()).toHaveText(new RegExp(`^${title}$`, 'i'))
    await expect(person.getByRole('link')).toHaveAttribute('href', /^https:\/\//)
    expect((await person.locator('p').allTextContents()).filter(Boolean), 'title and bio').toHaveLength(2)
  }
  const testimonials = main.locator('figure', { has: page.locator('blockquote') })
  await expect(testimonials).toHaveCount(TESTIMONIALS)
  for (const testimonial of await testimonials.all()) {
    await expect(testimonial.locator('blockquote')).toHaveText(/\S/)
    await expect(testimonial.locator('figcaption strong')).toHaveText(/\S/)
  }
  await expect(main.getByRole('button', { name: /previous/i, includeHidden: true })).toHaveCount(1)
  await expect(main.getByRole('button', { name: /next/i, includeHidden: true })).toHaveCount(1)
})

test('contact us', async ({ page }) => {
  await page.goto('/contact-us')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:[^@\s]+@[^@\s]+$/)
  const email = main.locator('form input[name="email"]')
  await expect(email).toHaveAttribute('required')
  await expect(email).toHaveAttribute('type', 'email')
  const comment = main.locator('form textarea[name="comment"]')
  await expect(comment).toHaveAttribute('rows', '4')
  await expect(comment).not.toHaveAttribute('required')
})

test('the words of the contact form, on the pages that answer it without script', async ({ page }) => {
  const answers: [string, string[]][] = [
    ['/contact-us/sent', [MESSAGES.sentHeading, MESSAGES.sent]],
    ['/contact-us/not-sent', [MESSAGES.failed]],
    ['/contact-us/email-required', [MESSAGES.required]],
    ['/contact-us/email-invalid', [MESSAGES.invalid]],
  ]
  for (const [path, words] of answers) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[0] ?? '')
    for (const word of words) await expect(page.getByRole('main')).toContainText(word)
  }
})

test('careers', async ({ page }) => {
  await page.goto('/careers')
  await expect(page.getByRole('button', { name: CAREERS_BUTTON, exact: true })).toBeVisible()
  const dialog = page.locator('dialog')
  await expect(dialog.locator('h2')).toHaveText(CAREERS_DIALOG[0] ?? '')
  for (const words of CAREERS_DIALOG) await expect(dialog).toContainText(words)
  await expect(dialog).toContainText(/resume/i)
  await expect(dialog.locator('a')).toHaveAttribute('href', /^mailto:[^@\s]+@[^@\s]+$/)
  await expect(dialog.locator('button', { hasText: /^OK$/ })).toHaveCount(1)
  await expect(dialog.locator('button', { hasText: /^×$/ })).toHaveCount(1)
  expect(await textsOf(page.locator('main li > h3'))).toEqual(VALUES)
})
