/** What search engines find in the files of `out/`, read without a browser. */
import { expect, test } from '@playwright/test'
import { isSpecifiedTwice } from '#build/contentRules.ts'
import { wordPatterns } from '#check/rules/links/linkPatterns.ts'
import { firstFinding } from '#check/rules/pattern.ts'
import { getData, getPage, hasPage } from '#lib/content/pages.ts'
import { expectNone } from './support/expectNone.ts'
import { all, get, linksOf, metaOf, textOf, textsOf, treeOf } from './support/html.ts'
import { fileOf, htmlFiles, paths, readOut, siteOrigin } from './support/out.ts'
import { OWN_NAMES } from './support/requirements.ts'

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

test('search engines find a unique title, description and first heading on each page', () => {
  const titles = paths.flatMap((path) => textsOf(path, 'head > title'))
  const descriptions = paths.map((path) => metaOf(path).description ?? '')
  const headings = paths.flatMap((path) => textsOf(path, 'h1'))
  for (const all of [titles, descriptions, headings]) {
    expect(all).toHaveLength(paths.length)
    expect(repeated(all)).toEqual([])
  }
  // Lengths that a search result shows in full.
  expect(titles.filter((title) => !/^\S.{13,58}\S$/.test(title))).toEqual([])
  expect(descriptions.filter((description) => !/^\S.{108,158}\S$/.test(description))).toEqual([])
})

test('search engines may index each page at its canonical URL, in one language, and nothing else', () => {
  for (const path of paths) {
    expect
      .soft(linksOf(path, 'link[rel="canonical"]').map(([, href]) => new URL(href).href))
      .toEqual([siteOrigin + path])
    expect.soft(get(all(path, 'html')[0], 'lang'), path).toBe('en-US')
    expect.soft(all(path, '[hreflang]'), path).toEqual([])
    expect.soft(metaOf(path).robots ?? '', path).not.toMatch(/noindex|nofollow|none/)
    expect.soft(metaOf(path).viewport, 'allows zooming').toBe('width=device-width, initial-scale=1')
  }
  const pages = paths.map(fileOf)
  for (const file of htmlFiles.filter((html) => !pages.includes(html)))
    expect.soft(all(treeOf(file), 'meta[name="robots"][content*="noindex"]'), file).not.toEqual([])
})

test('search engines find descriptive links, each text with one target per page', () => {
  const exceptions = new Set<string>()
  expectNone((path) => {
    const faults: string[] = []
    const targets = new Map<string, string>()
    for (const link of all(path, 'a[href]')) {
      const words =
        get(link, 'ariaLabel') ||
        [textOf(link), ...all(link, 'img').map((image) => get(image, 'alt'))].join(' ').trim()
      const href = get(link, 'href')
      // A firm may be called like one of its pages.
      if (words === getData().site.name && href === '/') continue
      const other = targets.get(words.toLowerCase()) ?? href
      if (other !== href && isSpecifiedTwice(path, words)) {
        exceptions.add(`${path} ${words}`)
        continue
      }
      targets.set(words.toLowerCase(), href)
      // A page may have any title, and a link to it names it.
      const isName = OWN_NAMES.includes(words) || (hasPage(href) && getPage(href).title === words)
      if (firstFinding(wordPatterns, words) && !isName)
        faults.push(`"${words}" does not describe ${href}`)
      if (other !== href) faults.push(`"${words}" leads to ${other} and to ${href}`)
    }
    return faults
  }, paths)
  // The report on accessibility, which an owner may leave out.
  const [row] = paths.flatMap((path) =>
    all(path, 'main tr').filter((entry) => textOf(entry).startsWith('2.4.4 ')),
  )
  if (!row) return
  const stated = /with (one|two|three) exceptions?/.exec(textOf(row))?.[1] ?? ''
  // An owner who gives the link another label has fewer than the report admits.
  const admitted = ['one', 'two', 'three'].indexOf(stated) + 1
  expect(admitted, 'as the report says').toBeGreaterThanOrEqual(exceptions.size)
})

test('search engines find a sitemap with each page once and only valid dates', () => {
  const entries = Array.from(
    readOut('sitemap.xml').matchAll(/<url>([\s\S]*?)<\/url>/g),
    ([, entry = '']) => entry,
  )
  expect(readOut('sitemap.xml')).toContain(
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  )
  expect(readOut('robots.txt')).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`)
  const security = '.well-known/security.txt'
  expect(readOut(security)).toContain(`Canonical: ${siteOrigin}/${security}`)
  expect(entries).toHaveLength(paths.length)
  for (const entry of entries) {
    expect(entry).toMatch(/<loc>https:\/\/[^<]+<\/loc>/)
    expect(entry).not.toMatch(/priority|changefreq|<lastmod>(?!\d{4}-\d{2}-\d{2}<)/)
  }
})

test('structured data contains only what the page shows', () => {
  /** Keys whose values are URLs, codes and type names. */
  const FOR_MACHINES =
    /^(?:@.*|url|item|logo|sameAs|urlTemplate|query-input|inLanguage|addressCountry)$/
  const textsIn = (value: unknown, key = ''): [string, string][] => {
    if (typeof value === 'string') return FOR_MACHINES.test(key) ? [] : [[key, value]]
    if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry, key))
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, name))
  }
  let compared = 0
  expectNone((path) => {
    const shown = textsOf(path, 'body > :not(script, [hidden])').join(' ')
    const days = all(path, 'time').map((time) => get(time, 'dateTime'))
    const graphs = all(path, 'script[type="application/ld+json"]').map((script) =>
      JSON.parse(textOf(script)),
    )
    expect(graphs, path).toHaveLength(1)
    const texts = textsIn(graphs)
    compared += texts.length
    return texts
      .filter(([key, value]) => !(key === 'dateModified' ? days : shown).includes(value))
      .map(([key, value]) => `${key} "${value}"`)
  }, paths)
  expect(compared).toBeGreaterThan(paths.length * 10)
})
