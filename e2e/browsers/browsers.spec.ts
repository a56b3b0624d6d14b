/** Uses the site in this machine's browsers other than Chromium, each started once, at both widths. */
import { expect, test } from '@playwright/test'
import { inOtherBrowsers, WIDE } from '../support/otherBrowsers.ts'
import { KINDS } from '../support/out.ts'
import { ABOUT_TAGLINE, CAREERS_DIALOG, MESSAGES } from '../support/requirements.ts'

/** Expected errors: the 404 page, and Firefox treating a file as empty if leaving the page aborted its download. */
const EXPECTED = /404|computed hash is “47DEQpj8HBSa\+/

inOtherBrowsers((browser) => {
  test.beforeEach(() => browser.driver.resize(WIDE))

  const open = async (path: string, baseURL: string | undefined) =>
    browser.driver.open(new URL(path, baseURL).href)
  const text = (selector: string) =>
    browser.driver.run(
      (wanted) => document.querySelector(wanted)?.textContent?.trim().replace(/\s+/g, ' '),
      selector,
    )
  const shown = (selector: string) =>
    browser.driver.run(
      (wanted) => document.querySelector(wanted)?.checkVisibility() ?? false,
      selector,
    )
  /** Scrolls to an island and waits until it is hydrated. */
  const hydrate = (name: string) =>
    expect
      .poll(() =>
        browser.driver.run((island) => {
          const root = document.querySelector(`[data-island=${island}]`)
          root?.scrollIntoView()
          return root?.hasAttribute('data-alive')
        }, name),
      )
      .toBe(true)

  for (const path of [...KINDS, '/no-such-page']) {
    test(`shows ${path} completely, without errors`, async ({ baseURL }) => {
      await open(path, baseURL)
      for (const width of [WIDE, browser.narrowest]) {
        await browser.driver.resize(width)
        const page = await browser.driver.run(() => ({
          heading: document.querySelector('h1')?.checkVisibility() ?? false,
          paper: getComputedStyle(document.documentElement).backgroundColor !== 'rgba(0, 0, 0, 0)',
          fade: getComputedStyle(document.querySelector('main') as Element).animationName,
          sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          unshown: [...document.images].filter(
            (image) => image.complete && image.naturalWidth === 0,
          ).length,
        }))
        const right = { heading: true, paper: true, fade: 'from-blur', sideways: 0, unshown: 0 }
        expect(page, `at ${width} px`).toEqual(right)
      }
      expect(browser.driver.complaints().filter((complaint) => !EXPECTED.test(complaint))).toEqual(
        [],
      )
    })
  }

  test('opens the menu at both widths', async ({ baseURL }) => {
    await open('/', baseURL)
    const panel = () => shown('.site-header-shelf')
    await expect
      .poll(async () => {
        await browser.driver.hover('[data-menu] > summary')
        return panel()
      })
      .toBe(true)
    await browser.driver.press('Escape')
    await expect.poll(panel).toBe(false)

    await browser.driver.resize(browser.narrowest)
    await open('/', baseURL)
    await browser.driver.click('[popovertarget=menu]')
    await expect.poll(() => shown('#menu a[href="/careers"]')).toBe(true)
    await browser.driver.click('[data-menu] > summary')
    await expect.poll(panel).toBe(true)
    await browser.driver.press('Escape')
    await expect.poll(panel).toBe(false)
  })

  test('opens one industry at a time', async ({ baseURL }) => {
    await open('/industries', baseURL)
    const opened = () =>
      browser.driver.run(() => document.querySelectorAll('main details[open]').length)
    for (const nth of [1, 2]) {
      await browser.driver.run(
        (index) => document.querySelectorAll<HTMLElement>('main details > summary')[index]?.click(),
        nth,
      )
      await expect.poll(opened).toBe(1)
    }
  })

  test('validates the form, keeps it if sending fails, and sends it', async ({ baseURL }) => {
    await browser.driver.resize(browser.narrowest)
    await open('/contact-us', baseURL)
    await hydrate('ContactForm')
    const send = () => browser.driver.click('form button[type=submit]')
    await send()
    await expect.poll(() => text('#email-error')).toBe(MESSAGES.required)
    await browser.driver.type('#email', 'buyer')
    await expect.poll(() => text('#email-error')).toBe(MESSAGES.invalid)
    await browser.driver.type('#email', '@example.com')
    await browser.driver.run(() => {
      const online = window.fetch
      window.fetch = () => {
        window.fetch = online
        return Promise.reject(new TypeError('offline'))
      }
    })
    await send()
    await expect.poll(() => text('form section')).toContain(MESSAGES.failed.split('.')[0])
    await send()
    await expect.poll(() => text('[data-island=ContactForm] h2')).toBe(MESSAGES.sentHeading)
  })

  test('finds a page with the search', async ({ baseURL }) => {
    await open('/', baseURL)
    await browser.driver.click('[data-search]')
    await expect.poll(() => shown('#search-field')).toBe(true)
    await browser.driver.type('#search-field', 'etl')
    await expect.poll(() => shown('dialog a[href^="/etl-testing"]')).toBe(true)
  })

  test('opens and closes the careers dialog', async ({ baseURL }) => {
    await open('/careers', baseURL)
    await browser.driver.click('main [commandfor]')
    await expect.poll(() => text('dialog[open] h2')).toBe(CAREERS_DIALOG[0])
    await browser.driver.press('Escape')
    await expect.poll(() => shown('dialog[open]')).toBe(false)
  })

  test('shows the next testimonial and turns the hero', async ({ baseURL }) => {
    await open('/about-us', baseURL)
    expect(await text('.about-tagline')).toBe(ABOUT_TAGLINE)
    await hydrate('TestimonialCarousel')
    const quotation = () =>
      browser.driver.run(() =>
        [...document.querySelectorAll('[data-island=TestimonialCarousel] blockquote')].findIndex(
          (quote) => quote.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        ),
      )
    const first = await quotation()
    await browser.driver.click('[data-island=TestimonialCarousel] button[aria-label*=ext]')
    await expect.poll(quotation).not.toBe(first)

    await open('/', baseURL)
    await hydrate('HeroCube')
    const third = '[data-island=HeroCube] button[aria-label="Show line 3 of 4"]'
    await browser.driver.click(third)
    await expect.poll(() => shown(`${third}[aria-current=true]`)).toBe(true)
  })
})
