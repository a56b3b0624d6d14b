import { expect, test } from '@playwright/test'
import { ABOUT_TAGLINE, CAREERS_DIALOG } from '../support/requirements.ts'
import { type Browser, type Driver, findBrowsers } from './driver.ts'

/** One of each kind of page. */
const KINDS = [
  '/',
  '/services/core-testing',
  '/services/product-engineering',
  '/etl-testing',
  '/industries',
  '/about-us',
  '/contact-us',
  '/careers',
  '/site-index',
  '/privacy-notice',
  '/no-such-page',
]

const WIDE = 1280

/** The missing page is missing; and Firefox takes a file for empty that it stopped fetching when the page was left. */
const EXPECTED = /404|computed hash is “47DEQpj8HBSa\+/

for (const browser of findBrowsers()) {
  for (const width of [browser.narrowest, WIDE]) {
    test.describe(`${browser.name} ${width} px`, () => suite(browser, width))
  }
}

function suite(browser: Browser, width: number) {
  test.describe.configure({ mode: 'default' })
  let driver: Driver
  test.beforeAll(async () => {
    driver = await browser.launch(width)
  })
  test.afterAll(() => driver?.close())

  const open = async (path: string, baseURL: string | undefined) => driver.open(new URL(path, baseURL).href)
  const text = (selector: string) =>
    driver.run((wanted) => document.querySelector(wanted)?.textContent?.trim() ?? null, selector)
  const shown = (selector: string) =>
    driver.run((wanted) => document.querySelector(wanted)?.checkVisibility() ?? false, selector)
  const alive = (name: string) =>
    driver.run(
      (island) => document.querySelector(`[data-island=${island}]`)?.hasAttribute('data-alive') ?? false,
      name,
    )

  for (const path of KINDS) {
    test(`shows ${path} whole, without a complaint`, async ({ baseURL }) => {
      await open(path, baseURL)
      const page = await driver.run(() => ({
        heading: document.querySelector('h1')?.checkVisibility() ?? false,
        paper: getComputedStyle(document.documentElement).backgroundColor !== 'rgba(0, 0, 0, 0)',
        fade: getComputedStyle(document.querySelector('main') as Element).animationName,
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        unshown: [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
      }))
      expect(page).toEqual({ heading: true, paper: true, fade: 'from-blur', sideways: 0, unshown: 0 })
      expect(driver.complaints().filter((complaint) => !EXPECTED.test(complaint))).toEqual([])
    })
  }

  test('opens the menu', async ({ baseURL }) => {
    await open('/', baseURL)
    if (width < 1024) {
      await driver.click('[popovertarget=menu]')
      await expect.poll(() => shown('#menu a[href="/careers"]')).toBe(true)
      await driver.click('[data-menu] > summary')
    }
    const panel = () => shown(width < 1024 ? '[data-menu] > div' : '[data-menu] > ul')
    await expect
      .poll(async () => {
        if (width >= 1024) await driver.hover('[data-menu] > summary')
        return panel()
      })
      .toBe(true)
    await driver.press('Escape')
    await expect.poll(panel).toBe(false)
  })

  test('opens one industry at a time', async ({ baseURL }) => {
    await open('/industries', baseURL)
    const opened = () => driver.run(() => document.querySelectorAll('main details[open]').length)
    for (const nth of [1, 2]) {
      await driver.run(
        (index) => document.querySelectorAll<HTMLElement>('main details > summary')[index]?.click(),
        nth,
      )
      await expect.poll(opened).toBe(1)
    }
  })

  test('checks the form, keeps it where sending fails, and sends it', async ({ baseURL }) => {
    await open('/contact-us', baseURL)
    await expect.poll(() => alive('ContactForm')).toBe(true)
    await driver.click('form button[type=submit]')
    await expect.poll(() => text('#email-error')).toBe('Email is required')
    await driver.type('#email', 'buyer')
    await expect.poll(() => text('#email-error')).toBe('Email is invalid')
    await driver.type('#email', '@example.com')
    await driver.run(() => {
      const online = window.fetch
      window.fetch = () => {
        window.fetch = online
        return Promise.reject(new TypeError('offline'))
      }
    })
    await driver.click('form button[type=submit]')
    await expect.poll(() => text('form [role=alert]')).toContain('There was an error sending your message.')
    await driver.click('form button[type=submit]')
    await expect.poll(() => text('[data-island=ContactForm] h2')).toBe('Thank you for contacting us!')
  })

  test('finds a page by its search', async ({ baseURL }) => {
    await open('/', baseURL)
    await driver.press('/')
    await expect.poll(() => shown('#search-field')).toBe(true)
    await driver.type('#search-field', 'etl')
    await expect.poll(() => shown('dialog a[href^="/etl-testing"]')).toBe(true)
  })

  test('opens and closes the dialog of positions', async ({ baseURL }) => {
    await open('/careers', baseURL)
    await expect.poll(() => alive('CareersModal')).toBe(true)
    await driver.click('[data-island=CareersModal] button')
    await expect.poll(() => text('dialog[open] h2')).toBe(CAREERS_DIALOG[0])
    await driver.press('Escape')
    await expect.poll(() => shown('dialog[open]')).toBe(false)
  })

  test('shows the next testimonial', async ({ baseURL }) => {
    await open('/about-us', baseURL)
    expect((await text('[data-at-half]'))?.replace(/\s+/g, ' ')).toBe(ABOUT_TAGLINE)
    await driver.run(() => document.querySelector('[data-island=TestimonialCarousel]')?.scrollIntoView())
    await expect.poll(() => alive('TestimonialCarousel')).toBe(true)
    const quotation = () =>
      driver.run(() =>
        [...document.querySelectorAll('[data-island=TestimonialCarousel] blockquote')].findIndex((one) =>
          one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        ),
      )
    const first = await quotation()
    await driver.click('[data-island=TestimonialCarousel] button[aria-label*=ext]')
    await expect.poll(quotation).not.toBe(first)
  })

  test('turns the hero', async ({ baseURL }) => {
    await open('/', baseURL)
    await expect.poll(() => alive('HeroCube')).toBe(true)
    await driver.click('[data-island=HeroCube] button[aria-label="Show line 3 of 4"]')
    const current = '[data-island=HeroCube] button[aria-current=true]'
    await expect
      .poll(() => driver.run((wanted) => document.querySelector(wanted)?.getAttribute('aria-label'), current))
      .toBe('Show line 3 of 4')
  })
}
