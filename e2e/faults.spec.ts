/** Checks that text, menus and the form work despite faults between host and visitor (R22.4). */
import { expect, type Page, type Route, test } from '@playwright/test'
import { formOf } from './support/form.ts'
import { headerOf } from './support/header.ts'
import { readOut } from './support/out.ts'
import { SERVICE_GROUPS } from './support/requirements.ts'

const SCRIPTS = '**/_next/static/**/*.js'

const SCRIPT_FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'are aborted': (route) => route.abort(),
  'are altered in transit': (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `${readOut(new URL(route.request().url()).pathname.slice(1))}\n//`,
    }),
}

/** Expects the text of the page's HTML and working menus. */
async function expectWhole(page: Page, path: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await page.locator('main').innerText()).length, `words on ${path}`).toBeGreaterThan(200)
  const { services, link } = headerOf(page)
  await services.click()
  for (const { group, items } of SERVICE_GROUPS) {
    await link(group[1]).hover()
    for (const [, page] of items) await expect(link(page)).toBeVisible()
  }
}

async function expectForm(page: Page) {
  await page.goto('/contact-us')
  await expectWhole(page, '/contact-us')
  const { email, comment, send, success } = formOf(page)
  await email.fill('ada@example.com')
  await comment.fill('Words that must not be lost.')
  await send.click()
  await expect(success).toBeVisible()
}

for (const [fault, behave] of Object.entries(SCRIPT_FAULTS)) {
  test(`scripts that ${fault} leave the form to the browser`, async ({ page }) => {
    await page.route(SCRIPTS, behave)
    await expectForm(page)
  })
}

test('pages are readable without scripts, fonts, images and external style sheets', async ({
  page,
}) => {
  await page.route('**/*', (route) =>
    ['font', 'image', 'stylesheet', 'script'].includes(route.request().resourceType())
      ? route.abort()
      : route.fallback(),
  )
  for (const path of ['/', '/about-us', '/careers', '/etl-testing']) {
    await page.goto(path)
    await expectWhole(page, path)
  }
})

test('a missing script is reported and leaves the page and typed text intact', async ({ page }) => {
  // The island loader, React and the form.
  const files =
    /src="\S+" integrity="\S+" data-files="[^"]+"/
      .exec(readOut('contact-us.html'))?.[0]
      .match(/\/_next\S+\.js/g) ?? []
  expect(files).toHaveLength(3)
  const { comment } = formOf(page)
  for (const file of files) {
    await page.route(`**${file}`, (route) => route.abort())
    await page.goto('/contact-us')
    await comment.fill('Words that must not be lost.')
    await expect(
      page.getByText(
        `Loading chunk ${file.split('/').pop()} failed. You can still read and write to us.`,
      ),
    ).toBeVisible()
    await expect(comment).toHaveValue('Words that must not be lost.')
    await page.unroute(`**${file}`)
  }
})
