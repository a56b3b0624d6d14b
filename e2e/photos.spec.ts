/** Photographs on their whole way: from files that an editor puts there to a finished page in a browser. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { lyingJpeg, picture } from '#tools/photos/testing/pictures.ts'
import { watch } from './support/faults.ts'
import { test } from './support/siteCopy.ts'

const PAGE = 'content/etl-testing.mdx'

const SHOWN = [
  { alt: 'A face in front of sky and ground', name: 'test-lab.jpg', ratio: 1200 / 1600 },
  { alt: 'The same face, further away', name: 'wide-room.png', ratio: 1500 / 1300 },
] as const

/** Where everything stands on the page: the height of the whole, and the box of each photograph. */
const places = (page: Page) =>
  page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    boxes: [...document.querySelectorAll('main img')].map((image) => {
      const { width, height, left } = image.getBoundingClientRect()
      return [width, height, left, (image as HTMLElement).offsetTop]
    }),
  }))

test('photographs reach the finished page', async ({ browser, site }) => {
  // A whole build, on a machine that does other things besides.
  test.setTimeout(900_000)
  site.write('content/test-lab.jpg', await lyingJpeg(1600, 1200))
  site.write('content/data/photos/wide-room.png', await (await picture(1500, 1300)).png().toBuffer())
  const rest = [...SHOWN]
  const edited = site.read(PAGE).replace(/<Figure[\s\S]*?\/>/g, (figure) => {
    const next = rest.shift()
    return next ? `![${next.alt}](${next.name} "What stands under ${next.name}")` : figure
  })
  site.write(PAGE, edited)

  await test.step('one that is refused stops the build', async () => {
    site.write('content/phone.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'))
    const { ok, text } = await site.photos()
    expect(ok).toBe(false)
    expect(text).toContain('content/phone.heic:1:1 the photograph is a HEIC file, as iPhones write them')
    site.remove('content/phone.heic')
  })

  await site.build()
  expect(readdirSync(join(site.root, 'out/photos'))).toHaveLength(2 * 3 * 3)
  const url = await site.serve()
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const faults = await watch(context, url)
  const page = await context.newPage()
  const arrive = Promise.withResolvers<void>()
  await page.route('**/photos/**', async (route) => {
    await arrive.promise
    await route.continue()
  })
  await page.goto(`${url}/etl-testing`)

  const before = await places(page)
  await test.step('their places are kept, and filled with their colors, until they are there', async () => {
    for (const [width = 0, height = 0] of before.boxes) expect(Math.min(width, height)).toBeGreaterThan(300)
    await expect(page.locator('main figure:has(img) svg path')).toHaveCount(2 * 16)
  })

  arrive.resolve()
  for (const { alt, name, ratio } of SHOWN) {
    await test.step(`${name} is displayed`, async () => {
      const image = page.getByRole('img', { name: alt })
      await image.scrollIntoViewIfNeeded()
      await expect(image).toHaveJSProperty('complete', true)
      const [file, shown] = await image.evaluate((one: HTMLImageElement) => [
        new URL(one.currentSrc).pathname,
        one.naturalWidth / one.naturalHeight,
      ])
      expect(file).toMatch(new RegExp(`^/photos/${name.split('.')[0]}-\\d+\\.[0-9a-f]{16}\\.avif$`))
      expect(shown).toBeCloseTo(ratio, 1)
      await expect(page.getByText(`What stands under ${name}`)).toBeVisible()
      const headers = await page.request.get(`${url}${file}`).then((answer) => answer.headers())
      expect(headers['content-type']).toBe('image/avif')
      expect(headers['cache-control']).toContain('immutable')
    })
  }
  expect(await places(page), 'nothing has moved').toEqual(before)
  expect(faults.unexpected()).toEqual([])
  await context.close()
})
