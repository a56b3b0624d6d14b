import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { fileOf, outFiles, paths, readOut, siteOrigin } from './support/out.ts'
import { expect, test } from './support/test.ts'

const OUT = join(import.meta.dirname, '../out')

/** What a page says in its head of how it wants to be shown elsewhere. */
function cardOf(path: string): Record<string, string> {
  const tags = readOut(fileOf(path)).matchAll(
    /<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g,
  )
  return Object.fromEntries(Array.from(tags, ([, name = '', content = '']) => [name, content]))
}

test('every page has its picture for those who share it', async () => {
  const seen = new Set<string>()
  for (const path of paths) {
    const card = cardOf(path)
    const address = new URL(card['og:image'] ?? '')
    expect(address.origin, path).toBe(siteOrigin)
    const image = readFileSync(join(OUT, address.pathname))
    const { format, width, height } = await sharp(image).metadata()
    expect([format, width, height], path).toEqual(['png', 1200, 630])
    expect(image.length, path).toBeLessThan(60 * 1024)
    expect(card, path).toMatchObject({
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:image': address.href,
      'twitter:image:alt': card['og:image:alt'],
    })
    expect(card['og:image:alt'], path).toMatch(/\S/)
    seen.add(image.toString('base64'))
  }
  expect(seen.size, 'different pictures').toBe(paths.length)
  expect(outFiles.filter((file) => file.startsWith('og/'))).toHaveLength(paths.length)
})
