import { cpSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pageReader } from '#build/derivedFiles.ts'
import { EXPORT, postbuild } from '#build/postbuild.ts'
import { readBuildSettings } from '#build/settings.ts'
import { readConfig } from '#edge/config.ts'
import { startServer } from '#edge/node/server.ts'
import { BUILD_MARK } from '#lib/site/finishedBuild.ts'
import { SITE_FOLDER } from './out.ts'
import { test as base } from './test.ts'

/** The script of the other company. */
export const TRACKER = 'https://tracker.example/t.js?id=7'

/** What it does: everything that the page's policy lets it, and it leaves something wherever it can. */
const TRACKER_CODE = `
  document.cookie = 'tracker=1; Path=/'
  localStorage.setItem('tracker', '1')
  sessionStorage.setItem('tracker', '1')
  new Image().src = 'https://tracker.example/seen.gif'
  fetch('https://tracker.example/seen', { mode: 'no-cors' })
`

/** For the second half of a build on a busy machine. */
const BUILD_TIMEOUT_MS = 240_000

type Tracker = {
  /** Addresses asked for so far. */
  asked: readonly string[]
  /** How often the script itself was. */
  loads: () => number
}

type Fixtures = {
  /** The other company's host, which is not there. */
  tracker: Tracker
}

type Sites = {
  /** Address of the site as a build with lead tracking makes it. */
  trackedSite: string
}

/** Everything that a build reads from its environment, set. */
export const VARIABLES = { LEAD_TRACKING_SRC: TRACKER, INDEXNOW_KEY: '0123456789abcdef' }

/** The file that proves to search engines that announcements come from this site. */
export const KEY_FILE = `${VARIABLES.INDEXNOW_KEY}.txt`

/**
 * Finishes the export of the last build once more, with all variables, unless that has been done since `out/` was built. Next
 * reads none of them, as `buildVariables.spec.ts` checks.
 */
async function buildWithVariables(): Promise<string> {
  const folder = '.cache/with-variables'
  const outDir = join(folder, 'out')
  const builtAt = (site: string) =>
    statSync(join(site, BUILD_MARK), { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (builtAt(outDir) > builtAt(SITE_FOLDER)) return outDir
  cpSync(EXPORT, join(folder, EXPORT), { recursive: true })
  // What is derived from pages, such as share images, depends on no variable, and has been tested in `out/`.
  const reader = { ...pageReader(), read: async () => new Map(), check: async () => {} }
  await postbuild(folder, readBuildSettings(VARIABLES), { reader })
  return outDir
}

/**
 * `test` on the site as `npm run build` makes it with every variable set, such as that for lead tracking, behind the real
 * server, whose headers follow from the pages.
 */
export const test = base.extend<Fixtures, Sites>({
  trackedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const outDir = await buildWithVariables()
      const server = await startServer({ config: readConfig({ PORT: '0' }), outDir, log: () => {} })
      await use(`http://localhost:${server.port}`)
      await server.close(0)
    },
    { scope: 'worker', timeout: BUILD_TIMEOUT_MS },
  ],
  baseURL: ({ trackedSite }, use) => use(trackedSite),
  tracker: [
    async ({ context }, use) => {
      const asked: string[] = []
      await context.route('https://tracker.example/**', (route) => {
        const url = route.request().url()
        asked.push(url)
        return route.fulfill(
          url === TRACKER
            ? { contentType: 'text/javascript', body: TRACKER_CODE }
            : { status: 200, body: '' },
        )
      })
      await use({ asked, loads: () => asked.filter((url) => url === TRACKER).length })
    },
    { auto: true },
  ],
})

/** The question and the way back to it. */
export const consentOf = (page: Page) => {
  const bar = page.getByRole('region', { name: 'Lead tracking' })
  return {
    bar,
    allow: bar.getByRole('button', { name: 'Allow' }),
    decline: bar.getByRole('button', { name: 'Decline' }),
    choices: page.getByRole('region', { name: 'Privacy choices' }).getByRole('button'),
  }
}

/** Scrolls to the footer, and waits until whatever watches for that has been told. */
export async function seeFooter(page: Page): Promise<void> {
  await page.getByRole('contentinfo').evaluate(
    (footer) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver((entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        })
        observer.observe(footer)
        footer.scrollIntoView()
      }),
  )
}

export { expect } from '@playwright/test'
