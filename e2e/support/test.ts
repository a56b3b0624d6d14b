import { test as base } from '@playwright/test'
import { Faults, watch } from './faults.ts'

type Fixtures = {
  /** What went wrong in the visit beside the subject of the test; a test that provokes a fault allows it. */
  faults: Faults
}

/** `test` of this suite: each visit of each test is watched, not only where someone thought of it. */
export const test = base.extend<Fixtures>({
  faults: [
    async ({ context, baseURL }, use) => {
      const faults = await watch(context, new URL(baseURL ?? '').origin, new Faults())
      await use(faults)
      base.expect(faults.unexpected(), 'faults during the visit').toEqual([])
    },
    { auto: true },
  ],
})

export { expect, type Locator, type Page, type Route } from '@playwright/test'
