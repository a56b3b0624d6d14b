/** Checks lead tracking and that it needs consent. Any request to another host fails a test automatically. */
import type { Page } from '@playwright/test'
import { ALIASES } from '#lib/site/redirects.ts'
import { violationsInBothSchemes } from './support/axe.ts'
import type { Faults } from './support/faults.ts'
import { formOf } from './support/form.ts'
import { FULL_BROWSER } from './support/test.ts'
import { consentOf, expect, KEY_FILE, seeFooter, TRACKER, test } from './support/tracked.ts'

// Needs only one copy of the site.
test.describe.configure({ mode: 'default' })

const COOKIE_NOTICE = ALIASES['/cookie-notice'] ?? '/cookie-notice'
const FEW = ['/', COOKIE_NOTICE]

const kept = (page: Page) =>
  page.evaluate(() => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }))

/** Allows requests to the third party from now on. */
const consents = (faults: Faults) => faults.allow(/^other host: https:\/\/tracker\.example\//)

/** Turns on Global Privacy Control from the next page on. */
const wantsPrivacy = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )

/** Visits pages and scrolls to the footer, where the visitor can change the answer. */
async function walk(page: Page, paths: readonly string[], shown: 'bar' | 'choices' | 'none') {
  for (const path of paths) {
    await page.goto(path)
    await expect(consentOf(page).bar, `the bar on ${path}`).toHaveCount(shown === 'bar' ? 1 : 0)
    await seeFooter(page)
    await expect(consentOf(page).choices, `the choices on ${path}`).toHaveCount(
      shown === 'none' ? 0 : 1,
    )
  }
}

test('nothing is sent to another host before the visitor answers or after declining', async ({
  page,
}) => {
  await walk(page, [...FEW, '/contact-us', '/etl-testing'], 'bar')
  expect(await kept(page)).toEqual({ cookies: '', local: [], session: [] })
  await consentOf(page).decline.click()
  await walk(page, FEW, 'choices')
  expect(await kept(page)).toEqual({ cookies: '', local: ['lead-tracking'], session: [] })
})

test('does not ask under Global Privacy Control', async ({ page }) => {
  await wantsPrivacy(page)
  await walk(page, FEW, 'none')
  expect(await kept(page)).toEqual({ cookies: '', local: [], session: [] })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('does not ask', async ({ page, tracker }) => {
    for (const path of FEW) {
      await page.goto(path)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(consentOf(page).bar.or(consentOf(page).choices)).toHaveCount(0)
    }
    expect(tracker.asked).toEqual([])
  })
})

test('after consent the script loads once per page, when the footer comes into view', async ({
  page,
  faults,
  tracker,
}) => {
  consents(faults)
  await page.goto('/etl-testing')
  await consentOf(page).allow.click()
  await expect(consentOf(page).bar).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  expect(tracker.asked).toEqual([])
  for (let visit = 0; visit < 3; visit++) {
    await seeFooter(page)
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  }
  await expect.poll(() => tracker.asked.length).toBe(3)
  expect(tracker.loads()).toBe(1)
  await page.goto('/services/devops')
  await seeFooter(page)
  await expect.poll(() => tracker.loads()).toBe(2)

  // A prerendered page is not a visit yet.
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'prerendering', {
      configurable: true,
      get: () => true,
    }),
  )
  await walk(page, ['/about-us'], 'none')
  expect(tracker.loads()).toBe(2)
  await page.evaluate(() => {
    Object.defineProperty(Document.prototype, 'prerendering', {
      configurable: true,
      get: () => false,
    })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect.poll(() => tracker.loads()).toBe(3)
})

test('withdrawing consent deletes only what the script has stored', async ({
  page,
  context,
  faults,
  tracker,
  trackedSite,
}) => {
  consents(faults)
  await context.addCookies([{ name: 'other', value: '1', url: trackedSite }])
  await page.goto('/contact-us')
  const { bar, allow, decline, choices } = consentOf(page)
  await allow.click()
  const { comment } = formOf(page)
  await comment.fill('A draft')
  await expect.poll(async () => (await kept(page)).session).toContain('contact-draft')
  await seeFooter(page)
  await expect.poll(async () => (await kept(page)).cookies).toContain('tracker=1')

  await choices.click()
  await expect(bar).toBeFocused()
  await expect(bar).toContainText('Your answer so far: allowed.')
  const reloaded = page.waitForEvent('load')
  await decline.click()
  await reloaded
  await expect
    .poll(() => kept(page))
    .toEqual({ cookies: 'other=1', local: ['lead-tracking'], session: ['contact-draft'] })
  // Focus hydrates the form again.
  await comment.focus()
  await expect(comment).toHaveValue('A draft')
  await walk(page, FEW, 'choices')
  expect(tracker.loads()).toBe(1)
})

test('consent can be withdrawn in the cookie notice for all tabs, and Global Privacy Control overrides it', async ({
  page,
  context,
  faults,
  tracker,
}) => {
  consents(faults)
  await page.goto('/industries')
  await consentOf(page).allow.click()
  await seeFooter(page)
  await expect.poll(() => tracker.loads()).toBe(1)
  const notice = await context.newPage()
  await notice.goto(COOKIE_NOTICE)
  const reloaded = Promise.all([page.waitForEvent('load'), notice.waitForEvent('load')])
  await notice.getByRole('main').getByRole('button', { name: 'Privacy choices' }).click()
  await consentOf(notice).decline.click()
  await reloaded
  const loads = tracker.loads()
  for (const tab of [notice, page]) {
    // Browsers throttle background tabs.
    await tab.bringToFront()
    await expect(tab.locator(`script[src="${TRACKER}"]`)).toHaveCount(0)
    await seeFooter(tab)
  }
  expect(tracker.loads()).toBe(loads)

  await consentOf(page).choices.click()
  await consentOf(page).allow.click()
  // In both tabs, whose footers are in view.
  await expect.poll(() => tracker.loads()).toBe(loads + 2)
  await expect.poll(async () => (await kept(page)).cookies).toBe('tracker=1')
  await wantsPrivacy(page)
  await walk(page, ['/about-us'], 'none')
  await expect
    .poll(() => kept(page))
    .toEqual({ cookies: '', local: ['lead-tracking'], session: [] })
  expect(tracker.loads()).toBe(loads + 2)
})

test.describe('with a cache for the way back', () => {
  // Playwright turns it off, and the headless shell has none. Another browser for the whole file would need a site of its own.
  test.use({
    context: async ({ playwright, baseURL, contextOptions }, use) => {
      const ignoreDefaultArgs = ['--disable-back-forward-cache']
      const browser = await playwright.chromium.launch({ ...FULL_BROWSER, ignoreDefaultArgs })
      await use(await browser.newContext({ ...contextOptions, baseURL: baseURL ?? '' }))
      await browser.close()
    },
  })

  test('an answer counts on pages that ask for it in other tabs or in the cache for the way back', async ({
    page,
    context,
    faults,
    tracker,
  }) => {
    consents(faults)
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        Object.assign(window, { persisted })
      }),
    )
    const { bar, allow } = consentOf(page)
    await page.goto('/industries')
    await expect(bar).toBeVisible()
    const other = await context.newPage()
    await other.goto('/careers')
    await consentOf(other).allow.focus()
    await page.bringToFront()
    await page.goto('/about-us')
    await allow.click()
    await expect(consentOf(other).bar).toHaveCount(0)
    await expect(consentOf(other).choices).toBeFocused()
    await page.goBack({ waitUntil: 'commit' })
    await expect.poll(() => page.evaluate('persisted'), 'from the cache').toBe(true)
    await expect(page).toHaveURL('/industries')
    await expect(bar).toHaveCount(0)
    for (const [index, tab] of [page, other].entries()) {
      await tab.bringToFront()
      await seeFooter(tab)
      await expect.poll(() => tracker.loads()).toBe(index + 1)
    }
  })
})

test('a second consent spares no cookie that the script has set by the first', async ({
  page,
  context,
  faults,
}) => {
  consents(faults)
  const other = await context.newPage()
  // Has not heard of the first yet.
  await other.addInitScript(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation()),
  )
  await other.goto('/careers')
  await expect(consentOf(other).bar).toBeVisible()
  await page.bringToFront()
  await page.goto('/about-us')
  await consentOf(page).allow.click()
  await seeFooter(page)
  await expect.poll(async () => (await kept(page)).cookies).toBe('tracker=1')
  await page.close()
  await other.bringToFront()
  await consentOf(other).allow.click()
  await seeFooter(other)
  await expect(other.locator(`script[src="${TRACKER}"]`)).toHaveCount(1)
  await consentOf(other).choices.click()
  const reloaded = other.waitForEvent('load')
  await consentOf(other).decline.click()
  await reloaded
  await expect
    .poll(() => kept(other))
    .toEqual({ cookies: '', local: ['lead-tracking'], session: [] })
})

test('consent to a former script does not count, and what that has stored is deleted', async ({
  page,
  context,
  trackedSite,
}) => {
  await context.addCookies(
    ['other', 'former'].map((name) => ({ name, value: '1', url: trackedSite })),
  )
  await page.goto('/about-us')
  await page.evaluate(() => {
    const answer = { src: 'https://former.example/t.js', allowed: true, cookies: ['other'] }
    localStorage.setItem('lead-tracking', JSON.stringify(answer))
  })
  await page.reload()
  await expect(consentOf(page).bar).toBeVisible()
  expect(await kept(page)).toEqual({ cookies: 'other=1', local: [], session: [] })
})

test('the bar is accessible at any width and never covers the focused element', async ({
  page,
}) => {
  await page.goto('/services/digital-assurance')
  const { bar, allow, decline } = consentOf(page)
  await expect(bar).toBeVisible()
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    if (width !== 390)
      expect(await violationsInBothSchemes(page, '.consent'), `at ${width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const allowBox = await allow.boundingBox()
    const declineBox = await decline.boundingBox()
    expect([allowBox?.width, allowBox?.height], 'two equal buttons').toEqual([
      declineBox?.width,
      declineBox?.height,
    ])
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(a, button, summary)')]
        .filter((element) => {
          element.focus()
          const top = document.querySelector('.consent')?.getBoundingClientRect().top ?? 0
          return (
            document.activeElement === element && element.getBoundingClientRect().bottom > top + 1
          )
        })
        .map(({ textContent }) => textContent),
    )
    expect(covered, 'covered by the bar').toEqual([])
  }
})

test('the bar does not steal focus and works with the keyboard', async ({ page, faults }) => {
  // The last answer is yes, and the footer may be in view by then.
  consents(faults)
  await page.goto('/careers')
  const { bar, allow, decline, choices } = consentOf(page)
  await expect(bar).toBeVisible()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await page.locator('main a:visible, main button:visible').last().focus()
  for (const next of [bar.getByRole('link', { name: 'Read the cookie notice' }), allow, decline]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(bar).toHaveCount(0)
  await expect(choices).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar).toBeFocused()
  await expect(bar).toContainText('Your answer so far: declined.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(choices).toBeFocused()
})

test('the build that asks for consent also proves its announcements to search engines', async ({
  request,
}) => {
  const answer = await request.get(`/${KEY_FILE}`)
  expect([answer.status(), `${await answer.text()}.txt`]).toEqual([200, KEY_FILE])
})
