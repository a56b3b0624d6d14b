/** Lead tracking, and that nothing of it happens without consent. Any request to another host fails a test by itself. */
import { violations } from './support/axe.ts'
import type { Faults } from './support/faults.ts'
import { KINDS, outFiles, readOut } from './support/out.ts'
import { consentOf, expect, seeFooter, TRACKER, test } from './support/tracked.ts'

// What glides cannot be looked at in the middle of its way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The finisher puts the question into pages, so `npm run test:unfinished` has none.
const FINISHED = { tag: '@finished' }

const KEPT = () => ({
  cookies: document.cookie,
  local: Object.keys(localStorage),
  session: Object.keys(sessionStorage),
})

/** From here on the other company may be asked. */
const consents = (faults: Faults) => faults.allow(/^other host: https:\/\/tracker\.example\//)

test.describe('on no kind of page a request goes to another host', FINISHED, () => {
  test('before the visitor has answered', async ({ page }) => {
    for (const path of KINDS) {
      await page.goto(path)
      await expect(consentOf(page).bar, `the question on ${path}`).toBeVisible()
      await seeFooter(page)
    }
    expect(await page.evaluate(KEPT)).toEqual({ cookies: '', local: [], session: [] })
  })

  test('after the visitor has declined', async ({ page }) => {
    await page.goto('/')
    await consentOf(page).decline.click()
    for (const path of KINDS) {
      await page.goto(path)
      await expect(consentOf(page).choices, `the way back on ${path}`).toBeVisible()
      await expect(consentOf(page).bar).toHaveCount(0)
      await seeFooter(page)
    }
    expect(await page.evaluate(KEPT)).toEqual({ cookies: '', local: ['lead-tracking'], session: [] })
  })

  test('under Global Privacy Control, and nothing is asked', async ({ page, context }) => {
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    )
    for (const path of KINDS) {
      await page.goto(path, { waitUntil: 'load' })
      await seeFooter(page)
      await expect(consentOf(page).bar, `no question on ${path}`).toHaveCount(0)
      await expect(consentOf(page).choices).toHaveCount(0)
    }
    expect(await page.evaluate(KEPT)).toEqual({ cookies: '', local: [], session: [] })
  })

  test('after the consent was taken back', async ({ page, faults, tracker }) => {
    consents(faults)
    await page.goto('/')
    await consentOf(page).allow.click()
    await seeFooter(page)
    await expect.poll(() => tracker.asked.length).toBe(3)
    await consentOf(page).choices.click()
    await consentOf(page).decline.click()
    await expect(page.locator(`script[src="${TRACKER}"]`)).toHaveCount(0)
    for (const path of KINDS) {
      await page.goto(path)
      await expect(consentOf(page).choices).toBeVisible()
      await seeFooter(page)
    }
    expect(tracker.asked).toHaveLength(3)
  })

  test('without scripts, and nothing is asked', async ({ browser, trackedSite, tracker }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: trackedSite })
    const page = await context.newPage()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    for (const path of ['/', '/etl-testing', '/cookie-notice', '/contact-us']) {
      await page.goto(path)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(consentOf(page).bar).toHaveCount(0)
      await expect(consentOf(page).choices).toHaveCount(0)
    }
    expect(requests.filter((url) => !url.startsWith(trackedSite))).toEqual([])
    expect(tracker.asked).toEqual([])
    await context.close()
  })
})

test.describe('with consent', FINISHED, () => {
  test('the script is loaded once per page, and not before the footer comes into view', async ({
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
    await expect(consentOf(page).bar).toHaveCount(0)
  })

  test('nothing is loaded while the page is only prepared', async ({ page, context, faults, tracker }) => {
    consents(faults)
    await page.goto('/etl-testing')
    await consentOf(page).allow.click()
    await context.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'prerendering', { configurable: true, get: () => true }),
    )
    await page.goto('/about-us', { waitUntil: 'load' })
    await seeFooter(page)
    await expect(consentOf(page).choices).toHaveCount(0)
    expect(tracker.asked).toEqual([])
    await page.evaluate(() => {
      Object.defineProperty(Document.prototype, 'prerendering', { configurable: true, get: () => false })
      document.dispatchEvent(new Event('prerenderingchange'))
    })
    await expect.poll(() => tracker.loads()).toBe(1)
  })

  test('taking it back deletes what the script has left, and nothing else', async ({
    page,
    context,
    faults,
    tracker,
    trackedSite,
  }) => {
    consents(faults)
    await context.addCookies([{ name: 'other', value: '1', url: trackedSite }])
    await page.goto('/contact-us')
    await consentOf(page).allow.click()
    await page.getByLabel('What is on your mind?').fill('A draft')
    await expect.poll(async () => (await page.evaluate(KEPT)).session).toContain('contact-draft')
    await seeFooter(page)
    await expect.poll(async () => (await page.evaluate(KEPT)).cookies).toContain('tracker=1')

    await consentOf(page).choices.click()
    await expect(consentOf(page).bar).toBeFocused()
    await expect(consentOf(page).bar).toContainText('Your answer so far: allowed.')
    const reloaded = page.waitForEvent('load')
    await consentOf(page).decline.click()
    await reloaded
    await expect
      .poll(() => page.evaluate(KEPT))
      .toEqual({ cookies: 'other=1', local: ['lead-tracking'], session: ['contact-draft'] })
    // The form comes to life again when somebody turns to it.
    await page.getByLabel('What is on your mind?').focus()
    await expect(page.getByLabel('What is on your mind?')).toHaveValue('A draft')
    await seeFooter(page)
    expect(tracker.loads()).toBe(1)
  })

  test('it can be taken back on the cookie notice, and in other tabs the script goes, too', async ({
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
    await notice.goto('/cookie-notice')
    const reloaded = Promise.all([page.waitForEvent('load'), notice.waitForEvent('load')])
    await notice.getByRole('main').getByRole('button', { name: 'Privacy choices' }).click()
    await consentOf(notice).decline.click()
    await reloaded
    const loads = tracker.loads()
    for (const tab of [page, notice]) {
      await expect(tab.locator(`script[src="${TRACKER}"]`)).toHaveCount(0)
      await seeFooter(tab)
    }
    expect(tracker.loads()).toBe(loads)
  })

  test('Global Privacy Control overrules it', async ({ page, context, faults, tracker }) => {
    consents(faults)
    await page.goto('/careers')
    await consentOf(page).allow.click()
    await seeFooter(page)
    await expect.poll(async () => (await page.evaluate(KEPT)).cookies).toBe('tracker=1')
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    )
    await page.goto('/about-us', { waitUntil: 'load' })
    await seeFooter(page)
    await expect
      .poll(() => page.evaluate(KEPT))
      .toEqual({ cookies: '', local: ['lead-tracking'], session: [] })
    expect(tracker.loads()).toBe(1)
  })
})

test.describe('the question', FINISHED, () => {
  for (const { width, height } of [
    { width: 320, height: 640 },
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test(`has no fault at ${width} px, and covers nothing that has the focus`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/services/digital-assurance')
      const { bar, allow, decline } = consentOf(page)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(bar).toBeVisible()
        expect(await violations(page), colorScheme).toEqual([])
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const [one, other] = [await allow.boundingBox(), await decline.boundingBox()]
      expect([one?.width, one?.height], 'two equal buttons').toEqual([other?.width, other?.height])

      const covered = await page.evaluate(() => {
        const found: string[] = []
        for (const element of document.querySelectorAll<HTMLElement>('main a, main button, main summary')) {
          element.focus()
          const { bottom } = element.getBoundingClientRect()
          const top = document.querySelector('.consent')?.getBoundingClientRect().top ?? 0
          if (document.activeElement === element && bottom > top + 1) found.push(`${element.textContent}`)
        }
        return found
      })
      expect(covered, 'covered by the bar').toEqual([])
    })
  }

  test('takes no focus by itself, and is answered by keys', async ({ page, faults }) => {
    // The last answer is yes, and the footer may be in view by then.
    consents(faults)
    await page.goto('/careers')
    const { bar, allow, decline, choices } = consentOf(page)
    await expect(bar).toBeVisible()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    const before = page
      .getByRole('main')
      .getByRole('link')
      .or(page.getByRole('main').getByRole('button'))
      .last()
    await before.focus()
    await page.keyboard.press('Tab')
    await expect(bar.getByRole('link', { name: 'Read the cookie notice' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(allow).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(decline).toBeFocused()
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
})

test('the usual build holds no trace of it', FINISHED, () => {
  expect(outFiles.filter((file) => /\/consent\./.test(file))).toEqual([])
  const code = outFiles.filter((file) => /\.(html|js)$/.test(file))
  expect(
    code.filter((file) => /globalPrivacyControl|class="consent|\.consent\b/.test(readOut(file))),
  ).toEqual([])
  const policies = code
    .filter((file) => file.endsWith('.html'))
    .map((file) => /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(readOut(file))?.[1])
  expect(policies.filter((policy) => policy === undefined || /https?:|lead-tracking/.test(policy))).toEqual(
    [],
  )
})
