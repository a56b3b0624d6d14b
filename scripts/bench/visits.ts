/** Visits to folders of built pages on a slow phone, in one browser, each with an empty cache. */
import type { Page } from '@playwright/test'
import { openSites } from '#scripts/support/builtSite.ts'

/** What a visit costs. Times are in milliseconds since its start. */
export interface Visit {
  firstPaint: number
  largestPaint: number
  /** The words of the largest element. */
  largestText: string
  /** How long scripts kept the page from answering after its first paint: what tasks took beyond 50 ms each. */
  blocking: number
  /** Cumulative layout shift. */
  shift: number
  /** All that was sent, headers included. */
  bytes: number
}

/** The phone that Lighthouse emulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** 1.6 Mbit/s down, 750 kbit/s up, in bytes per second, and latency in milliseconds. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}

const SLOWDOWN = 4

interface Measured extends Omit<Visit, 'bytes'> {
  /** When the browser reported something last. */
  reported: number
}

/** How long nothing may be reported before a visit ends: paints are reported after they were made. */
const QUIET = 500

/** Runs in the page before anything of it; leaves what is measured in `window.measured`. */
function observe(): void {
  const measured: Measured = {
    firstPaint: Number.NaN,
    largestPaint: Number.NaN,
    largestText: '',
    blocking: 0,
    shift: 0,
    reported: Number.NaN,
  }
  Object.assign(window, { measured })
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      list.getEntries().forEach(take)
      measured.reported = performance.now()
    }).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') measured.firstPaint = startTime
  })
  on('largest-contentful-paint', (entry) => {
    measured.largestPaint = entry.startTime
    measured.largestText = (entry as { element?: Element }).element?.textContent?.trim() ?? ''
  })
  on('layout-shift', (entry) => {
    measured.shift += (entry as { value?: number }).value ?? 0
  })
  on('longtask', ({ startTime, duration }) => {
    if (startTime + duration > measured.firstPaint) measured.blocking += duration - 50
  })
}

/** Waits until the page is loaded and painted, and nothing more is reported. */
async function settledIn(page: Page): Promise<Omit<Visit, 'bytes'>> {
  const settled = await page.waitForFunction((quiet) => {
    const { reported, ...visit } = (window as unknown as { measured: Measured }).measured
    const loaded = document.readyState === 'complete' && visit.largestPaint > 0
    return loaded && performance.now() - reported > quiet && visit
  }, QUIET)
  return (await settled.jsonValue()) as Omit<Visit, 'bytes'>
}

/** Serves the folders and opens a browser. */
export async function startVisits(folders: readonly string[]) {
  const { browser, urlOf, close } = await openSites(folders)
  async function visit(folder: string, path: string): Promise<Visit> {
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    let bytes = 0
    devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', NETWORK)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.addInitScript(observe)
    await page.goto(urlOf(folder, path), { waitUntil: 'networkidle' })
    const measured = await settledIn(page)
    await context.close()
    return { ...measured, bytes }
  }
  return { visit, close }
}
