import { crawl, type Visit } from './support/crawl.ts'
import { paths } from './support/out.ts'
import { expect, test } from './support/test.ts'

/** The whole site, as found by links alone: by a crawler without scripts, and by one that runs them. */
let plain: Map<string, Visit>
let scripted: Map<string, Visit>

// One worker crawls once for all of these.
test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ browser, baseURL }) => {
  test.setTimeout(300_000)
  const open = async (javaScriptEnabled: boolean) => {
    // The cube stands still, so that it says the same at any moment.
    const context = await browser.newContext({
      javaScriptEnabled,
      reducedMotion: 'reduce',
      ...(baseURL && { baseURL }),
    })
    const visits = await crawl(await context.newPage(), javaScriptEnabled)
    await context.close()
    return visits
  }
  ;[plain, scripted] = await Promise.all([open(false), open(true)])
})

test('links lead from the home page to every page of the sitemap, and to nothing else', () => {
  expect([...plain.keys()].sort()).toEqual([...paths].sort())
  expect([...scripted.keys()].sort()).toEqual([...paths].sort())
})

test('every link inside the site is answered at once, without a redirect', () => {
  const wrong = [...plain].filter(([path, { status, arrivedAt }]) => status !== 200 || arrivedAt !== path)
  expect(wrong.map(([path, { status, arrivedAt }]) => `${path}: ${status} at ${arrivedAt}`)).toEqual([])
})

test('no page is more than three clicks from the home page', () => {
  const far = [...plain].filter(([, { clicks }]) => clicks > 3)
  expect(far.map(([path, { clicks }]) => `${path}: ${clicks} clicks`)).toEqual([])
})

/** Logo and foot lead to these from every page, and the second names all pages without speaking of any. */
const FROM_EVERYWHERE = ['/', '/site-index']

test('at least two other pages lead to each in their own content', () => {
  const speakers = [...plain].filter(([path]) => path !== '/site-index')
  const lonely = [...plain.keys()].flatMap((path) => {
    const from = speakers.filter(([other, { contextual }]) => other !== path && contextual.includes(path))
    if (from.length >= 2 || FROM_EVERYWHERE.includes(path)) return []
    return [`${path}: from ${from.map(([other]) => other).join()}`]
  })
  expect(lonely).toEqual([])
})

test('text, links and head are the same with scripts and without', () => {
  for (const [path, without] of plain) {
    const withScripts = scripted.get(path)
    expect.soft(withScripts?.text, `whole text of ${path}`).toBe(without.text)
    expect.soft(withScripts?.shown, `shown text of ${path}`).toBe(without.shown)
    expect.soft(withScripts?.links, `links of ${path}`).toEqual(without.links)
    expect.soft(withScripts?.head, `head of ${path}`).toEqual(without.head)
    expect.soft(without.shown.length, `text of ${path}`).toBeGreaterThan(300)
    expect.soft(without.head.length, `head of ${path}`).toBeGreaterThan(10)
  }
})
