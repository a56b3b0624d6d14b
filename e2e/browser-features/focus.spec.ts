/** Checks that the focus is where a visitor has left it, or next to it, after the way back. */
import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { EXTREMES } from '../support/windows.ts'
import { test } from './browser.ts'

/** Describes what has the focus, and whether it is in the window. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const { top, bottom } = element.getBoundingClientRect()
    return {
      what: element.matches('[data-menu] > summary, [popovertarget=menu]')
        ? 'what opens the menu'
        : element.id || element.getAttribute('href') || element.localName,
      isInView: element.checkVisibility() && bottom > 0 && top < innerHeight,
    }
  })

const inView = (what: string) => ({ what, isInView: true })

for (const viewport of EXTREMES) {
  test(`at ${viewport.width} × ${viewport.height}, going back leaves the focus where it was`, async ({
    visit,
  }) => {
    const { page, open, follow, back } = visit
    const isNarrow = viewport.width < 1024
    await page.setViewport({ ...viewport, isMobile: isNarrow, hasTouch: isNarrow })

    await open('/industries')
    await page.focus(isNarrow ? '[popovertarget=menu]' : '[data-menu] > summary')
    await page.keyboard.press('Enter')
    await follow(
      isNarrow
        ? '#menu a[href="/careers"]'
        : '[data-menu] .site-header-levels a[href="/services/digital-assurance"]',
    )
    expect(await back()).toBe(true)
    await expect.poll(() => focused(page)).toEqual(inView('what opens the menu'))

    await page.focus('[data-search]')
    await page.keyboard.press('Enter')
    await page.waitForSelector('dialog[open] input:focus')
    await open('/careers')
    expect(await back()).toBe(true)
    await expect.poll(() => focused(page)).toEqual(inView('/site-index'))

    await open('/careers')
    await page.focus('[commandfor=positions]')
    await page.keyboard.press('Enter')
    await page.waitForSelector('dialog[open]')
    await open('/industries')
    expect(await back()).toBe(true)
    expect(await page.$eval('[commandfor=positions]', (opener) => opener.matches(':focus'))).toBe(
      true,
    )
    expect(await focused(page)).toMatchObject({ isInView: true })

    await open('/etl-testing')
    const last = 'main section:last-of-type a[href^="/"]'
    const target = await page.$eval(last, (link) => link.getAttribute('href') ?? '')
    await follow(last)
    expect(await back()).toBe(true)
    await expect.poll(() => focused(page)).toEqual(inView(target))

    await open('/contact-us')
    await page.focus('#comment')
    await page.keyboard.type('Hello')
    await open('/careers')
    expect(await back()).toBe(true)
    await expect.poll(() => focused(page)).toEqual(inView('comment'))
  })
}
