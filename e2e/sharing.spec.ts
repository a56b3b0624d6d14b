/** What people get who share a page or keep it, read in the files of `out/` without a browser. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { linksOf, metaOf, textsOf } from './support/html.ts'
import { fileOf, outFiles, paths, readOut, SITE_FOLDER, siteOrigin } from './support/out.ts'

const bytesOf = (file: string) => readFileSync(join(SITE_FOLDER, file))

test('a shared page gets a card also where only the first 10,000 bytes of a page are read', () => {
  const tagsIn = (html: string) => html.match(/<title>|(?:og|twitter):[\w:]+/g) ?? []
  for (const file of paths.map(fileOf)) {
    const start = bytesOf(file).subarray(0, 10_000).toString()
    expect(tagsIn(start).length, file).toBeGreaterThan(12)
    expect(tagsIn(start), file).toEqual(tagsIn(readOut(file).split('<style>')[0] ?? ''))
  }
})

test('a shared page gets a card that matches its head, with an image of its own', async () => {
  const pictures = new Set<string>()
  for (const path of paths) {
    const meta = metaOf(path)
    const [title] = textsOf(path, 'head > title')
    const image = new URL(meta['og:image'] ?? '')
    expect.soft(meta, path).toMatchObject({
      'og:title': title,
      'og:description': meta.description,
      'og:url': siteOrigin + (path === '/' ? '' : path),
      'og:image:alt': expect.stringMatching(/\S/),
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:image': image.href,
    })
    expect.soft(image.origin, path).toBe(siteOrigin)
    const bytes = bytesOf(image.pathname)
    const { format, width, height } = await sharp(bytes).metadata()
    expect.soft([format, width, height], path).toEqual(['png', 1200, 630])
    pictures.add(bytes.toString('base64'))
  }
  expect(pictures.size).toBe(paths.length)
  expect(outFiles.filter((file) => file.startsWith('og/'))).toHaveLength(paths.length)
})

test('the icons named in pages and the manifest exist', async () => {
  const named = linksOf('/', 'link:is([rel~="icon"], [rel="apple-touch-icon"], [rel="manifest"])')
  expect(named.length).toBeGreaterThanOrEqual(4)
  expect(outFiles).toContain('favicon.ico')
  const { icons, start_url, theme_color } = JSON.parse(readOut('manifest.webmanifest'))
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(bytesOf(src)).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
  expect(icons.map(({ purpose = 'any' }) => purpose)).toEqual(['any', 'any', 'maskable'])
  expect([start_url, theme_color]).toEqual(['/', '#f7f5ef'])
})
