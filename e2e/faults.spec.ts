/** What goes wrong between a host and a visitor: in each case the words, the menus and the form are there and work. */
import { expect, type Page, type Route, test } from '@playwright/test'
import { readOut } from './support/out.ts'

const SCRIPTS = '**/_next/static/**/*.js'
const ISLAND_PAGES = ['/', '/about-us', '/careers', '/contact-us']

const SCRIPT_FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'are aborted': (route) => route.abort(),
  'are missing': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'are a page of HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Please log in</title>' }),
  'are changed on their way': (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `${readOut(new URL(route.request().url()).pathname.slice(1))}\n//`,
    }),
}

/** The words of the page as its HTML has them, whatever happens to the rest. */
async function expectWhole(page: Page, path: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const main = page.locator('main')
  expect((await main.innerText()).length, `words on ${path}`).toBeGreaterThan(200)

  const services = page.getByRole('banner').locator('summary').first()
  await services.click()
  const group = page.getByRole('banner').getByRole('link', { name: 'Quality Assurance' })
  await group.hover()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Essential Assurance' })).toBeVisible()
}

async function expectForm(page: Page) {
  await page.getByLabel('Your e-mail address').fill('ada@example.com')
  await page.getByLabel('What is on your mind?').fill('Words that must not be lost.')
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/contact'))
  await page.getByRole('button', { name: 'Send' }).click()
  expect((await sent).method()).toBe('POST')
  await expect(page.getByRole('heading', { name: 'Thank you for contacting us!' })).toBeVisible()
}

for (const [fault, behave] of Object.entries(SCRIPT_FAULTS)) {
  test(`scripts that ${fault} leave pages whole and the form to the browser`, async ({ page }) => {
    await page.route(SCRIPTS, behave)
    for (const path of ['/etl-testing', ...ISLAND_PAGES]) {
      await page.goto(path)
      await expectWhole(page, path)
    }
    await page.goto('/contact-us')
    await expectForm(page)
  })
}

test('each single script that is missing leaves the page and what was typed', { tag: '@finished' }, async ({
  page,
}) => {
  // The loader of islands, React and the form.
  const files =
    /src="\S+" integrity="\S+" data-files="[^"]+"/
      .exec(readOut('contact-us.html'))?.[0]
      .match(/\/_next\S+\.js/g) ?? []
  expect(files).toHaveLength(3)
  for (const file of files) {
    await page.route(`**${file}`, (route) => route.abort())
    await page.goto('/contact-us')
    const comment = page.getByLabel('What is on your mind?')
    await comment.fill('Words that must not be lost.')
    await expect(page.getByText(`Loading chunk ${file.split('/').pop()} failed`)).toBeVisible()
    await expect(comment).toHaveValue('Words that must not be lost.')
    await expectWhole(page, '/contact-us')
    await page.unroute(`**${file}`)
  }
})

test('scripts that come late find the form as the visitor left it', async ({ page }) => {
  const held: (() => void)[] = []
  let open = false
  await page.route(SCRIPTS, async (route) => {
    if (!open) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await page.goto('/contact-us', { waitUntil: 'commit' })
  await page.getByLabel('Your e-mail address').fill('ada@example.com')
  await page.getByLabel('What is on your mind?').fill('Typed before any script.')
  open = true
  for (const release of held) release()
  await expect(page.locator('form[action="/api/contact"]')).toHaveJSProperty('noValidate', true)
  await expect(page.getByLabel('Your e-mail address')).toHaveValue('ada@example.com')
  await expect(page.getByLabel('What is on your mind?')).toHaveValue('Typed before any script.')
})

test('without fonts, images and style sheets of their own the pages read the same', async ({ page }) => {
  await page.route('**/*', (route) =>
    ['font', 'image', 'stylesheet'].includes(route.request().resourceType())
      ? route.abort()
      : route.fallback(),
  )
  for (const path of [...ISLAND_PAGES, '/etl-testing']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(200)
  }
})

test('with forced colors nothing that matters disappears', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/etl-testing')
  await expectWhole(page, '/etl-testing')
  await expect(page.locator('main figure svg').first()).toBeVisible()
  await page.goto('/contact-us')
  await expectForm(page)
})
