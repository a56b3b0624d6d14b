import { findBrowsers } from '../browsers/driver.ts'
import { leaveProposal, test } from '../support/editor.ts'
import { expect } from '../support/test.ts'

/** The first check reads all pages. Alone on two cores it takes seconds, on a busy machine minutes. */
const FIRST_CHECK_MS = 150_000

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

for (const { name, launch } of findBrowsers())
  test(`changes a sentence in ${name}, checks and proposes it`, async ({ site }) => {
    test.slow()
    const driver = await launch(1280)
    try {
      await driver.open(`${site.address}/#${encodeURIComponent('content/etl-testing.mdx')}`)
      const until = (is: (wanted: string) => boolean, wanted: string) =>
        expect.poll(() => driver.run(is, wanted), { timeout: FIRST_CHECK_MS }).toBe(true)
      const isThere = (wanted: string) =>
        until((selector) => document.querySelector(selector) !== null, wanted)
      await isThere('[data-checked=site]')
      // Clicks the paragraph with some words, once there is one.
      await until((wanted) => {
        const page = document.querySelector<HTMLIFrameElement>('.preview')?.contentDocument
        const all = [...(page?.querySelectorAll<HTMLElement>('main p[data-spot]') ?? [])]
        const found = all.find(({ textContent }) => textContent?.includes(wanted))
        found?.click()
        return found !== undefined
      }, 'Every load')
      await isThere('.words textarea')
      await driver.type('.words textarea', 'Each colour. ')
      await isThere('.findings .error')
      await driver.click('.findings .error button')
      await isThere('[data-checked=site]')
      await driver.click('.bar > .primary')
      await driver.type('dialog textarea', `Say it in ${name}`)
      await isThere('dialog .primary:enabled')
      await driver.click('dialog .primary')
      await isThere('dialog .good')
      const branch = site.git('branch', '--list', `edit/say-it-in-${name.toLowerCase()}-*`).trim()
      expect(site.git('diff', `main...${branch}`)).toMatch(/^\+.*Each color\./m)
      expect(driver.complaints()).toEqual([])
    } finally {
      await driver.close()
    }
  })
