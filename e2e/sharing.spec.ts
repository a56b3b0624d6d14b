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

/** Keys of structured data whose values are addresses, codes and names of types: for machines alone. */
const FOR_MACHINES = /^(?:@.*|url|item|logo|sameAs|urlTemplate|query-input|inLanguage|addressCountry)$/

/** Every text in structured data that a person could read, with its key. */
function textsOf(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return FOR_MACHINES.test(key) ? [] : [[key, value]]
  if (Array.isArray(value)) return value.flatMap((entry) => textsOf(entry, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, name))
}

test('structured data says nothing that the page does not show', async ({ page }) => {
  const unseen: string[] = []
  let compared = 0
  for (const path of paths) {
    const { graphs, text, days } = await page.evaluate(
      (html) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html')
        const graphs = Array.from(
          parsed.querySelectorAll('script[type="application/ld+json"]'),
          (script) => script.textContent,
        )
        const days = Array.from(parsed.querySelectorAll('time'), (time) => time.getAttribute('datetime'))
        for (const element of parsed.body.querySelectorAll('script, style, [hidden]')) element.remove()
        return { graphs, text: parsed.body.textContent.replace(/\s+/g, ' '), days }
      },
      readOut(fileOf(path)),
    )
    expect(graphs, path).toHaveLength(1)
    for (const [key, value] of textsOf(JSON.parse(graphs[0] ?? ''))) {
      compared += 1
      const shown = key === 'dateModified' ? days.includes(value) : text.includes(value)
      if (!shown) unseen.push(`${path}: ${key} "${value}"`)
    }
  }
  expect(unseen).toEqual([])
  expect(compared).toBeGreaterThan(64 * 10)
})

test('the sitemap has every page once, and a day where the history has one', async () => {
  const entries = Array.from(
    readOut('sitemap.xml').matchAll(/<url>([\s\S]*?)<\/url>/g),
    ([, entry = '']) => entry,
  )
  expect(entries).toHaveLength(paths.length)
  for (const entry of entries) {
    expect(entry).toMatch(/<loc>https:\/\/[^<]+<\/loc>/)
    expect(entry).not.toMatch(/priority|changefreq/)
    const day = /<lastmod>([^<]*)<\/lastmod>/.exec(entry)?.[1]
    if (day !== undefined) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})

test('the files by which others find their way are served as text', async ({ request }) => {
  for (const [path, words] of [
    ['/robots.txt', `Sitemap: ${siteOrigin}/sitemap.xml`],
    ['/.well-known/security.txt', `Canonical: ${siteOrigin}/.well-known/security.txt`],
  ] as const) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type'], path).toBe('text/plain; charset=utf-8')
    expect(await answer.text(), path).toContain(words)
  }
})

test('the manifest names icons that are there, one of them for masks', async () => {
  const { icons, start_url, theme_color } = JSON.parse(readOut('manifest.webmanifest'))
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(readFileSync(join(OUT, src))).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
  expect(icons.map(({ purpose = 'any' }) => purpose)).toEqual(['any', 'any', 'maskable'])
  expect([start_url, theme_color]).toEqual(['/', '#f7f5ef'])
})
