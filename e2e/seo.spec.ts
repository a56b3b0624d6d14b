import { fileOf, htmlFiles, outFiles, paths, readOut, siteOrigin } from './support/out.ts'
import { TITLES } from './support/specification.ts'
import { expect, type Page, test } from './support/test.ts'

/** What search engines read of a page, by the browser's own parser. */
const auditOf = (page: Page, file: string) =>
  page.evaluate((html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html')
    const all = (selector: string) => Array.from(parsed.querySelectorAll(selector))
    const attributes = (selector: string, name: string) =>
      all(selector).map((element) => element.getAttribute(name) ?? '')
    const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
    /** The words by which a link is known to those who list the links of a page. */
    const wordsOf = (link: Element) =>
      tidy(link.getAttribute('aria-label')) ||
      tidy(
        [
          link.textContent,
          ...Array.from(link.querySelectorAll('img'), (image) => image.getAttribute('alt')),
        ].join(' '),
      )
    const cards = all('meta[property^="og:"], meta[name^="twitter:"]').map((meta): [string, string] => [
      meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
      meta.getAttribute('content') ?? '',
    ])
    const trail = parsed.querySelector('nav[aria-label="Breadcrumb"]')
    return {
      language: parsed.documentElement.lang,
      titles: all('head > title').map((title) => title.textContent ?? ''),
      descriptions: attributes('meta[name="description"]', 'content'),
      canonicals: attributes('link[rel="canonical"]', 'href'),
      robots: attributes('meta[name="robots"], meta[name="googlebot"]', 'content'),
      hreflangs: attributes('[hreflang]', 'hreflang'),
      headings: all('h1').map((heading) => tidy(heading.textContent)),
      withoutAlt: all('img:not([alt])').map((image) => image.outerHTML),
      links: all('a[href]').map((link): [string, string] => [wordsOf(link), link.getAttribute('href') ?? '']),
      cards,
      icons: attributes('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]', 'href'),
      graphs: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
      trail: Array.from(trail?.querySelectorAll('li') ?? [], (step): [string, string | null] => [
        tidy(step.textContent),
        step.querySelector('a')?.getAttribute('href') ?? null,
      ]),
      related: Array.from(parsed.querySelectorAll('nav[aria-labelledby="related"] a'), (link) =>
        link.getAttribute('href'),
      ),
    }
  }, readOut(file))

type Audit = Awaited<ReturnType<typeof auditOf>>

let audits: Map<string, Audit>

// One worker reads all pages once for all of these.
test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  audits = new Map()
  for (const path of paths) audits.set(path, await auditOf(page, fileOf(path)))
  await page.close()
})

/** Values that stand more than once. */
const repeated = (values: readonly (string | undefined)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

test('title and description of each page fit a search result and stand on no other', () => {
  for (const [path, { titles, descriptions }] of audits) {
    expect.soft(titles, `title of ${path}`).toEqual([expect.stringMatching(/^\S.{13,58}\S$/)])
    expect.soft(descriptions, `description of ${path}`).toEqual([expect.stringMatching(/^\S.{108,158}\S$/)])
  }
  expect(repeated([...audits.values()].map(({ titles }) => titles[0]))).toEqual([])
  expect(repeated([...audits.values()].map(({ descriptions }) => descriptions[0]))).toEqual([])
})

test('each page has one first heading, and no other page the same', () => {
  for (const [path, { headings }] of audits)
    expect.soft(headings, path).toEqual([expect.stringMatching(/\S/)])
  expect(repeated([...audits.values()].map(({ headings }) => headings[0]))).toEqual([])
})

test('the canonical address is the one in the sitemap and the one that answers', async ({ request }) => {
  for (const [path, { canonicals }] of audits) {
    // With and without its slash, the root is the same address.
    expect
      .soft(
        canonicals.map((address) => new URL(address).href),
        path,
      )
      .toEqual([`${siteOrigin}${path}`])
    const answer = await request.get(path, { maxRedirects: 0 })
    expect.soft(answer.status(), path).toBe(200)
    expect.soft(answer.headers(), path).not.toHaveProperty('x-robots-tag')
  }
})

test('each page is in one language, for all, and open to search engines', () => {
  for (const [path, { language, hreflangs, robots }] of audits) {
    expect.soft(language, path).toBe('en-US')
    expect.soft(hreflangs, path).toEqual([])
    expect.soft(robots.join(), path).not.toMatch(/noindex|nofollow|none/)
  }
})

test('what is no page of the sitemap asks search engines to leave it out', async ({ page }) => {
  const files = paths.map(fileOf)
  for (const file of htmlFiles.filter((one) => !files.includes(one))) {
    const { robots } = await auditOf(page, file)
    expect.soft(robots.join(), file).toContain('noindex')
  }
})

/** Words that say nothing about where a link goes. */
const EMPTY =
  /^(?:click )?(?:here|this|this page|more|read more|learn more|find out more|details|link|go|see)$/i

/** SPEC 2.3 and 2.5 give one name to two links: in the menu, and on a card of this page. */
const SPECIFIED = { path: '/services/digital-assurance', words: 'GenAI Assurance' }

test('each link says where it goes, and the same words lead to the same place', () => {
  const wrong: string[] = []
  for (const [path, { links }] of audits) {
    expect.soft(links.length, path).toBeGreaterThan(20)
    const targets = new Map<string, string>()
    for (const [words, href] of links) {
      if (path === SPECIFIED.path && words === SPECIFIED.words) continue
      const other = targets.get(words.toLowerCase())
      targets.set(words.toLowerCase(), href)
      if (!/[\p{L}\p{N}]{2}/u.test(words)) wrong.push(`${path}: the link to ${href} has no words`)
      if (EMPTY.test(words)) wrong.push(`${path}: "${words}" does not say that it leads to ${href}`)
      if (other && other !== href) wrong.push(`${path}: "${words}" leads to ${other} and to ${href}`)
    }
  }
  expect(wrong).toEqual([])
})

test('each image has a text in its place, or says that it needs none', () => {
  for (const [path, { withoutAlt }] of audits) expect.soft(withoutAlt, path).toEqual([])
})

test('the card for those who share a page says what its head says, with whole addresses', () => {
  for (const [path, { titles, descriptions, canonicals, cards }] of audits) {
    const card = Object.fromEntries(cards)
    expect.soft(repeated(cards.map(([name]) => name)), path).toEqual([])
    expect.soft(card, path).toMatchObject({
      'og:type': 'website',
      'og:site_name': expect.stringMatching(/\S/),
      'og:locale': 'en_US',
      'og:title': titles[0],
      'og:description': descriptions[0],
      'og:url': canonicals[0],
      'twitter:card': 'summary_large_image',
      'twitter:title': titles[0],
      'twitter:description': descriptions[0],
    })
    for (const [name, content] of cards) {
      if (/:(?:url|image)$/.test(name)) expect.soft(content, `${name} of ${path}`).toMatch(/^https:\/\/\S+$/)
    }
  }
})

/** Every object in structured data. */
const nodesIn = (value: unknown): Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(nodesIn)
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner]
}

test('ids in structured data are those of this site, and each that is referred to is described', () => {
  const described = new Map<string, Set<string>>()
  const referred: { path: string; id: string }[] = []
  for (const [path, { graphs }] of audits) {
    const ids = new Set<string>()
    for (const { '@id': id, ...rest } of nodesIn(graphs.map((graph) => JSON.parse(graph)))) {
      if (typeof id !== 'string') continue
      expect.soft(id, path).toMatch(/^https:\/\/\S+#[a-z][a-z0-9-]*$/)
      expect.soft(new URL(id).origin, path).toBe(siteOrigin)
      if (Object.keys(rest).length === 0) referred.push({ path, id })
      else {
        expect.soft(ids.has(id), `${id} twice on ${path}`).toBe(false)
        ids.add(id)
      }
    }
    described.set(path, ids)
  }
  for (const { path, id } of referred) {
    const there = described.get(path)?.has(id) || described.get(new URL(id).pathname)?.has(id)
    expect.soft(there, `${id}, to which ${path} refers`).toBe(true)
  }
  expect(referred.length).toBeGreaterThan(64)
})

test('icons and manifest lie where each page says', () => {
  for (const [path, { icons }] of audits) {
    expect.soft(icons.length, path).toBeGreaterThanOrEqual(4)
    for (const icon of icons) expect.soft(outFiles, path).toContain(icon.replace(/^\/|\?.*$/g, ''))
  }
  expect(outFiles).toContain('favicon.ico')
})

test('the sitemap is XML of its namespace, and robots.txt names it', async ({ page }) => {
  const root = await page.evaluate((xml) => {
    const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml')
    return [documentElement.localName, documentElement.namespaceURI]
  }, readOut('sitemap.xml'))
  expect(root).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9'])

  const lines = readOut('robots.txt')
    .split('\n')
    .filter((line) => line.trim() !== '')
  for (const line of lines) {
    expect.soft(line).toMatch(/^(?:#.*|(?:User-Agent|Allow|Disallow|Sitemap|Content-Signal): ?\S.*)$/i)
  }
  expect(lines).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`)
  expect(
    lines.filter((line) => /^disallow: ?\/$/i.test(line)),
    'closed to all',
  ).toEqual([])
})

test('each page but home has its breadcrumb, and each of the specification names related services', () => {
  const specified = [...Object.keys(TITLES), '/industries', '/about-us', '/contact-us', '/careers']
  for (const [path, { trail, related, headings }] of audits) {
    if (path === '/') {
      expect.soft(trail).toEqual([])
      continue
    }
    expect.soft(trail[0], path).toEqual(['Home', '/'])
    expect.soft(trail.at(-1), path).toEqual([headings[0], null])
    for (const [name, href] of trail.slice(0, -1)) {
      expect.soft(paths, path).toContain(href)
      if (href !== '/') expect.soft(audits.get(href ?? '')?.headings, path).toEqual([name])
    }
    if (!specified.includes(path)) continue
    expect.soft(related.length, `related services of ${path}`).toBeGreaterThanOrEqual(2)
    expect.soft(related.length, `related services of ${path}`).toBeLessThanOrEqual(4)
    expect.soft(related, path).not.toContain(path)
  }
})
