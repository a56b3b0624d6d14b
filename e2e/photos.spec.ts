/** Photographs on their whole way: from files that an editor puts there to a finished page in a browser. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { lyingJpeg, picture, telephoneHeic } from '#lib/photos/testing/pictures.ts'
import { watch } from './support/faults.ts'
import { type SiteCopy, test } from './support/siteCopy.ts'

const PAGE = 'content/etl-testing.mdx'

const SHOWN = [
  { alt: 'A face in front of sky and ground', name: 'test-lab.jpg', upright: [1200, 1600] },
  { alt: 'The same face, further away', name: 'wide-room.png', upright: [1500, 1300] },
  { alt: 'A red sun above a green field', name: 'field-day.heic', upright: [960, 1280] },
] as const

/** Sets photographs in place of the first drawings of the page, one of them beside it. */
async function edit(site: SiteCopy): Promise<void> {
  site.write('content/test-lab.jpg', await lyingJpeg(1600, 1200))
  site.write('content/data/photos/wide-room.png', await (await picture(1500, 1300)).png().toBuffer())
  site.write('content/data/photos/field-day.heic', telephoneHeic())
  const rest = [...SHOWN]
  site.write(
    PAGE,
    site.read(PAGE).replace(/<Figure[\s\S]*?\/>/g, (figure) => {
      const next = rest.shift()
      return next ? `![${next.alt}](${next.name} "What stands under ${next.name}")` : figure
    }),
  )
}

async function filesAreClean(site: SiteCopy): Promise<void> {
  const folder = join(site.root, 'out/photos')
  const names = readdirSync(folder)
  expect(names.length).toBeGreaterThan(30)
  for (const name of names) {
    expect(name).toMatch(/^(?:test-lab|wide-room|field-day)-\d+\.[0-9a-f]{16}\.(?:avif|webp)$/)
    const bytes = readFileSync(join(folder, name))
    expect(bytes.includes('Somebody Private')).toBe(false)
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc, icc], name).toEqual([undefined, undefined, undefined, undefined])
  }
}

/** Where everything stands on the page: the height of the whole, and the box of each photograph. */
const places = (page: Page) =>
  page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    boxes: [...document.querySelectorAll('main img')].map((image) => {
      const { width, height, left } = image.getBoundingClientRect()
      return [width, height, left, (image as HTMLElement).offsetTop]
    }),
  }))

test('photographs reach the finished page', { tag: '@finished' }, async ({ browser, site }) => {
  // A whole build, on a machine that does other things besides.
  test.setTimeout(900_000)
  await edit(site)

  await test.step('one that is refused stops the build', async () => {
    site.write('content/half.heic', telephoneHeic().subarray(0, 1800))
    const { ok, text } = await site.photos()
    expect(ok).toBe(false)
    expect(text).toContain('content/half.heic:1:1 the photograph cannot be read to its end.')
    site.remove('content/half.heic')
  })

  await test.step('each is made once', async () => {
    expect(await site.photos()).toEqual({ ok: true, text: '3 photographs, 0 of them made anew\n' })
  })

  await site.build()
  await filesAreClean(site)

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
    expect(before.boxes).toHaveLength(3)
    for (const [width = 0, height = 0] of before.boxes) expect(Math.min(width, height)).toBeGreaterThan(300)
    await expect(page.locator('main figure:has(img) svg path')).toHaveCount(48)
  })

  arrive.resolve()
  for (const { alt, name, upright } of SHOWN) {
    await test.step(`${name} is displayed`, async () => {
      const image = page.getByRole('img', { name: alt })
      await image.scrollIntoViewIfNeeded()
      await expect(image).toHaveJSProperty('complete', true)
      const shown = await image.evaluate((one: HTMLImageElement) => ({
        file: new URL(one.currentSrc).pathname,
        ratio: one.naturalWidth / one.naturalHeight,
      }))
      expect(shown.file).toMatch(new RegExp(`^/photos/${name.split('.')[0]}-\\d+\\.[0-9a-f]{16}\\.avif$`))
      expect(shown.ratio).toBeCloseTo(upright[0] / upright[1], 1)
      await expect(page.getByText(`What stands under ${name}`)).toBeVisible()

      const { headers } = await page.request
        .get(url + shown.file)
        .then((answer) => ({ headers: answer.headers() }))
      expect(headers['content-type']).toBe('image/avif')
      expect(headers['cache-control']).toContain('immutable')
    })
  }
  expect(await places(page), 'nothing has moved').toEqual(before)

  await test.step('nothing is wider than a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await wide()).toBe(320)
  })

  expect(faults.unexpected()).toEqual([])
  await context.close()
})
