/** Checks what a visitor comes back to when the browser has kept the page. */
import { expect } from '@playwright/test'
import { test } from './browser.ts'

/** Returns what of the page covers it, and whether its content can be seen. */
const layers = () => ({
  menu: document.querySelector('#menu')?.matches(':popover-open'),
  services: document.querySelector<HTMLDetailsElement>('[data-menu]')?.open,
  dialog: document.querySelector('dialog[open]') !== null,
  main: document.querySelector('h1')?.checkVisibility({ visibilityProperty: true }),
})

const NOTHING_OPEN = { menu: false, services: false, dialog: false, main: true }

test('the menu of narrow screens is closed when a visitor comes back', async ({ visit }) => {
  const { page, open, follow, back } = visit
  await page.setViewport({ width: 390, height: 844, hasTouch: true, isMobile: true })
  await open('/industries')
  await page.click('[popovertarget=menu]')
  expect(await page.evaluate(layers)).toMatchObject({ menu: true, main: false })
  await follow('#menu a[href="/careers"]')
  expect(await back()).toBe(true)
  expect(await page.evaluate(layers)).toEqual(NOTHING_OPEN)
  expect(await page.evaluate(() => location.pathname)).toBe('/industries')
})

test('the menu of wide screens is closed when a visitor comes back', async ({ visit }) => {
  const { page, open, follow, back } = visit
  await open('/industries')
  await page.hover('[data-menu] summary')
  expect(await page.evaluate(layers)).toMatchObject({ services: true })
  await follow('[data-menu] .site-header-levels a[href="/services/digital-assurance"]')
  await page.mouse.move(600, 800)
  expect(await back()).toBe(true)
  expect(await page.evaluate(layers)).toEqual(NOTHING_OPEN)
})

test('the search is closed when a visitor comes back, also from a page typed into the bar', async ({
  visit,
}) => {
  const { page, open, back } = visit
  await open('/industries')
  await page.click('[data-search]')
  await page.waitForSelector('dialog[open] .results a')
  await open('/careers')
  expect(await back()).toBe(true)
  expect(await page.evaluate(layers)).toEqual(NOTHING_OPEN)
})

test('the dialog about positions is closed when a visitor comes back', async ({ visit }) => {
  const { page, open, back } = visit
  await open('/careers')
  await page.click('[commandfor=positions]')
  expect(await page.evaluate(layers)).toMatchObject({ dialog: true })
  await open('/industries')
  expect(await back()).toBe(true)
  expect(await page.evaluate(layers)).toEqual(NOTHING_OPEN)
})

test('what a visitor has opened to read stays open', async ({ visit }) => {
  const { page, open, back } = visit
  await open('/industries')
  await page.click('main summary')
  await open('/careers')
  expect(await back()).toBe(true)
  expect(await page.$$eval('main details[open]', (items) => items.length)).toBe(1)
})
