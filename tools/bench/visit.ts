/** One visit to a page on a slow phone, and what it cost. */
import type { Browser, CDPSession, Page } from '@playwright/test'

/** 1.6 Mbit/s and 150 ms to the server and back. */
export const NETWORK = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
}

/** How many times slower the phone is than this machine. */
export const SLOWDOWN = 4

/** How long a visit is watched after the load event, in milliseconds: time for what a page fetches by itself. */
export const WATCHED = 2500

export interface Cost {
  /** Bytes of the page as sent. */
  html: number
  /** Bytes of scripts that were there at the load event, and of those that came later. */
  scriptBefore: number
  scriptAfter: number
  /** Requests that had begun at the largest paint. */
  requests: number
  /** Times in milliseconds from the start of the visit: of the largest paint, and for which longer tasks block. */
  paint: number
  blocked: number
  /** Cumulative layout shift. */
  shift: number
}

type Seen = Pick<Cost, 'paint' | 'blocked' | 'shift'>

interface Transfer {
  type: string
  /** Begin and end in milliseconds from the begin of the first one; one that is not finished has no end. */
  begun: number
  ended?: number
  /** Bytes of the head and of all of the answer. */
  head: number
  bytes: number
}

/** Visits a page with nothing in the cache. */
export async function visit(browser: Browser, url: string): Promise<Cost> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const transfers = watchTransfers(session)
  await watchPage(page)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(WATCHED)
  const { seen, load } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return { seen: (window as unknown as { seen: Seen }).seen, load: navigation?.loadEventStart ?? 0 }
  })
  await context.close()
  return { ...seen, ...sum([...transfers.values()], load, seen.paint) }
}

function watchTransfers(session: CDPSession): ReadonlyMap<string, Transfer> {
  const transfers = new Map<string, Transfer>()
  let start: number | undefined
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type = '' }) => {
    start ??= timestamp
    transfers.set(requestId, { type, begun: (timestamp - start) * 1000, head: 0, bytes: 0 })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.head = response.encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer)
      Object.assign(transfer, { ended: (timestamp - (start ?? 0)) * 1000, bytes: encodedDataLength })
  })
  return transfers
}

/** Collects in the page what only the browser sees. */
const watchPage = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { paint: 0, blocked: 0, shift: 0 }
    Object.assign(window, { seen })
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
    watch('largest-contentful-paint', (entry) => {
      seen.paint = entry.startTime
    })
    watch('longtask', (entry) => {
      seen.blocked += Math.max(0, entry.duration - 50)
    })
    watch('layout-shift', (entry) => {
      seen.shift += (entry as PerformanceEntry & { value: number }).value
    })
  })

function sum(transfers: readonly Transfer[], load: number, paint: number): Omit<Cost, keyof Seen> {
  const bytes = (type: string, wanted: (transfer: Transfer) => boolean = () => true) =>
    transfers
      .filter((transfer) => transfer.type === type && wanted(transfer))
      .reduce((total, { bytes, head }) => total + Math.max(0, bytes - head), 0)
  const beforeLoad = ({ ended = Number.POSITIVE_INFINITY }: Transfer) => ended <= load
  return {
    html: bytes('Document'),
    scriptBefore: bytes('Script', beforeLoad),
    scriptAfter: bytes('Script', (transfer) => !beforeLoad(transfer)),
    requests: transfers.filter(({ begun }) => begun <= paint).length,
  }
}
