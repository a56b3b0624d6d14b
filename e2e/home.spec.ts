import { getPage, getPageByLayout } from '#lib/content/pages.ts'
import { firstTable } from '#lib/content/tables.ts'
import { article, held, newsAnswer, stubNews } from './support/api.ts'
import { stopClock } from './support/clock.ts'
import { all, linksOf, textsOf } from './support/html.ts'
import { expect, type Page, test } from './support/test.ts'
import { spaceText } from './support/visit.ts'

test.use({
  viewport: { width: 1280, height: 1000 },
  contextOptions: { reducedMotion: 'no-preference' },
})

test('Know More scrolls to 70 px above Why Choose Us in one second and yields to a key (R5.3)', async ({
  page,
}) => {
  await stubNews(page)
  await page.clock.install()
  await page.goto('/')
  await stopClock(page)
  const link = page.getByRole('link', { name: 'Know More', exact: true })
  const target = page.locator('#why')
  const top = () => target.evaluate((element) => element.getBoundingClientRect().top)
  const start = await top()
  await link.press('Enter')
  await page.clock.runFor(500)
  const half = await top()
  expect(half, 'halfway').toBeLessThan(start - 100)
  expect(half, 'halfway').toBeGreaterThan(170)
  await page.clock.runFor(400)
  expect(await top(), 'not yet there').toBeGreaterThan(70.5)
  await page.clock.runFor(120)
  expect(await top()).toBeCloseTo(70, 0)
  await expect(page).toHaveURL('/#why')
  await expect(target).toBeFocused()

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await link.click()
  await page.clock.runFor(300)
  await page.keyboard.press('ArrowUp')
  await page.clock.runFor(1500)
  expect(await top()).toBeGreaterThan(170)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await link.click()
  // The clock stands still, so that nothing can glide.
  await expect.poll(async () => Math.round(await top()), 'jumps under reduced motion').toBe(70)
})

const stripOf = (page: Page) => {
  const strip = page.locator('[data-island="NewsStrip"]')
  return {
    strip,
    loading: strip.getByText('Loading news articles...'),
    again: strip.getByRole('button', { name: 'Try again' }),
    items: strip.getByRole('listitem'),
  }
}

test('the loading text stays, with a retry button, until three articles arrive, shown as text (R5.6, R14)', async ({
  page,
  faults,
}) => {
  faults.allow(/\/api\/news/)
  const image = '/api/news/image/0123'
  const markup = '<img src=x onerror="document.title=1"><b>Bold</b>'
  const articles = [
    null,
    { title: 'No link', description: 'x', image: null },
    article(1, { url: 'javascript:alert(1)' }),
    article(2, { url: 'data:text/html,<script>alert(1)</script>' }),
    article(3, { title: markup }),
    article(4, { image }),
    article(5),
    article(6),
  ]
  const late = held((route) => route.fulfill({ status: 502, json: newsAnswer([]) }))
  const answers = [
    late.answer,
    (route) => route.fulfill({ json: newsAnswer([]) }),
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Proxy' }),
    (route) => route.abort(),
    (route) => route.fulfill({ json: newsAnswer(articles) }),
  ] satisfies (typeof late.answer)[]
  let calls = 0
  await page.route('**/api/news', (route) => answers[calls++]?.(route, calls))
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>'
  await page.route(`**${image}`, (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
  await page.goto('/')
  const { strip, loading, again, items } = stripOf(page)
  await expect.poll(() => calls, 'before it comes into view').toBe(1)
  await expect(loading).toBeVisible()
  await expect(again).toBeHidden()
  late.release()
  for (const call of [1, 2, 3, 4]) {
    await expect(again).toBeVisible()
    await expect(loading).toBeVisible()
    await expect(items).toHaveCount(0)
    await again.click()
    await expect.poll(() => calls).toBe(call + 1)
    await expect(strip.locator(':focus'), 'focus stays although the button is removed').toHaveCount(
      1,
    )
  }
  await expect(items).toHaveCount(3)
  await expect(loading).toBeHidden()
  await expect(items.first().getByRole('heading')).toHaveText(markup)
  const { title, description, url } = article(5)
  await expect(items.nth(2).getByRole('link', { name: title })).toHaveAttribute('href', url)
  await expect(items.nth(2).getByText(description)).toBeVisible()
  const shown = strip.locator('img')
  await expect(shown, 'the image is decorative').toHaveAttribute('alt', '')
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(16)
})

test('its layout changes at 972 px and 768 px, no hero line is cut off, and GO links to contact (R5.4, R5.7)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const layoutAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    const { cut, ...layout } = await page.evaluate(() => {
      const faces = [...document.querySelectorAll('[data-island="HeroCube"] :is(h1, p)')]
      const scene = faces[0]?.parentElement as HTMLElement
      // Its padding fades out.
      const room = scene.clientHeight - 2 * Number.parseFloat(getComputedStyle(scene).paddingTop)
      const tops = [...document.querySelectorAll('#why li')].map(
        (item) => item.getBoundingClientRect().top,
      )
      return {
        columns: tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 1).length,
        hero:
          document.querySelector('[data-island="HeroCube"] + p')?.getBoundingClientRect().width ??
          0,
        cut: faces.filter((face) => {
          const words = document.createRange()
          words.selectNodeContents(face)
          const rows = new Set(Array.from(words.getClientRects(), ({ top }) => Math.round(top)))
            .size
          const height = rows * Number.parseFloat(getComputedStyle(face).lineHeight)
          return (
            height > Math.min(face.clientHeight, room) + 1 || face.scrollWidth > face.clientWidth
          )
        }).length,
      }
    })
    expect(cut, `hero lines cut off at ${width} px`).toBe(0)
    return layout
  }
  const seen = new Map<number, Awaited<ReturnType<typeof layoutAt>>>()
  for (const width of [320, 390, 480, 600, 768, 769, 972, 973, 1024, 1025, 1280, 1920, 2560])
    seen.set(width, await layoutAt(width))
  expect(seen.get(973)?.columns, 'ten items in two rows').toBe(5)
  expect(seen.get(972)?.columns).toBeLessThan(5)
  expect(seen.get(390)?.columns, 'two on a phone').toBe(2)
  expect(seen.get(768)?.hero, 'the text wraps earlier').toBeLessThan(
    (seen.get(769)?.hero ?? 0) - 20,
  )
  await spaceText(page)
  for (const width of [320, 1025, 1100]) await layoutAt(width)
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  // As a visitor may set in the browser (WCAG 1.4.4).
  const settings = await page.context().newCDPSession(page)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const width of [320, 1025]) await layoutAt(width)
  // With whatever articles the site's server has.
  await stripOf(page).strip.scrollIntoViewIfNeeded()
  await expect(stripOf(page).items.first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: /^GO/ }).click()
  await expect(page).toHaveURL('/contact-us')
})

const { symptoms, trial } = getPageByLayout('home')

test('five symptoms stand within the first two screens, the others further down (R5.8)', async ({
  page,
}) => {
  await stubNews(page)
  const strip = page.getByRole('region', { name: symptoms.heading })
  const others = page.getByRole('region', { name: symptoms.rest })
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await expect(strip.getByRole('link')).toHaveCount(5)
    const box = await strip.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), `${width} px`).toBeLessThanOrEqual(2 * height)
  }
  await expect(others.getByRole('link')).toHaveCount(symptoms.items.length - 5)
})

test('what visitors can try follows the services, and is shown by what it really holds (R5.9)', () => {
  const section = 'section[aria-labelledby=trial]'
  expect(all('/', `[aria-labelledby=offers] + ${section}`)).toHaveLength(1)
  expect(
    linksOf('/', `${section} .card-grid-card a`)
      .map(([, href]) => href.split('#')[1] ?? href)
      .sort(),
  ).toEqual([...trial.calculators, ...trial.documents].sort())
  expect(linksOf('/', `${section} header a`), 'a way to all').toEqual([
    [trial.all.label, trial.all.href],
  ])
  for (const path of trial.documents) {
    const [head = [], first = []] = firstTable(getPage(path).body)
    const cells = textsOf('/', `${section} table :is(th, td)`)
    expect(cells, path).toEqual(expect.arrayContaining([...head.slice(0, 2), ...first.slice(0, 2)]))
  }
})
