/** Checks the files in `out/` without a browser. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import sharp from 'sharp'
import { all, get, linksOf, textOf, textsOf, treeOf } from './support/html.ts'
import { fileOf, htmlFiles, outFiles, paths, readOut, siteOrigin } from './support/out.ts'
import { TITLES } from './support/requirements.ts'

const bytesOf = (file: string) => readFileSync(join(import.meta.dirname, '../out', file))

/** Collects the faults of all files, one line each, so that one run shows them all. */
function expectNone(faultsIn: (file: string) => Iterable<string>, files: readonly string[]) {
  expect(
    files.flatMap((file) => Array.from(faultsIn(file), (fault) => `${file}: ${fault}`)),
  ).toEqual([])
}

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

test.describe('every file', () => {
  // One worker parses each page once.
  test.describe.configure({ mode: 'default' })

  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // React writes charSet, async="", hidden="" and <br/>, which mean the same.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // Our own files are as trustworthy as the page.
      'require-sri': ['error', { target: 'crossorigin' }],
      // HTML5 allows an id to start with any character.
      'valid-id': ['error', { relaxed: true }],
    },
  })

  test('is valid HTML', () => {
    expectNone(
      (file) =>
        validator
          .validateStringSync(readOut(file))
          .results.flatMap(({ messages }) => messages)
          .map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
      htmlFiles,
    )
  })

  test('has no inline styles or handlers and hides nothing until a script runs', () => {
    expectNone((file) => {
      const faults: string[] = []
      for (const element of all(treeOf(file), '*')) {
        for (const [name, value] of Object.entries(element.properties)) {
          if (name === 'style' || /^on[A-Z]/.test(name) || /^\s*javascript:/i.test(String(value)))
            faults.push(`<${element.tagName} ${name}="${value}">`)
        }
      }
      if (
        /opacity\s*[:=]\s*["']?0(?![.\d])/.test(
          readOut(file).replace(/<(style|script)\b.*?<\/\1>/gs, ''),
        )
      )
        faults.push('opacity 0')
      return faults
    }, htmlFiles)
  })

  test('links to canonical pages and existing ids, and loads only existing files', () => {
    const idsOf = new Map(
      htmlFiles.map((file) => [
        file,
        all(treeOf(file), '[id]').map((element) => get(element, 'id')),
      ]),
    )
    const topics: string[] = JSON.parse(readOut('contact-us/topics.json'))
    const isTopic = (path: string, search: string) =>
      path === '/contact-us' && topics.includes(new URLSearchParams(search).get('about') ?? '')
    let followed = 0
    expectNone((file) => {
      const faults: string[] = []
      const base = new URL(file.replace(/(^index)?\.html$/, ''), `${siteOrigin}/`)
      for (const [, href] of linksOf(treeOf(file))) {
        const { origin, pathname, search, hash } = new URL(href, base)
        if (origin !== siteOrigin) continue
        followed += 1
        const target = pathname === base.pathname ? file : fileOf(pathname)
        const id = decodeURIComponent(hash.slice(1))
        if (outFiles.includes(pathname.slice(1))) continue
        if (
          (search && !isTopic(pathname, search)) ||
          (target !== file && !paths.includes(pathname))
        )
          faults.push(`${href} is not a page`)
        else if (id && !idsOf.get(target)?.includes(id))
          faults.push(`${href} has no target on its page`)
      }
      const loaded = [
        ...all(treeOf(file), 'link:not([rel="canonical"])').map((link) => get(link, 'href')),
        ...all(treeOf(file), '[src]').map((element) => get(element, 'src')),
      ]
      for (const href of loaded) {
        const { origin, pathname } = new URL(href, base)
        if (origin !== siteOrigin) faults.push(`${href} is on another host`)
        else if (!outFiles.includes(pathname.slice(1) || 'index.html'))
          faults.push(`${href} is not a file`)
      }
      return faults
    }, htmlFiles)
    expect(followed, 'links followed').toBeGreaterThan(paths.length * 30)
    test.info().annotations.push({ type: 'links', description: `${followed} ${htmlFiles.length}` })
  })
})

/** Returns the metadata in a page's head: `og:image`, `description`, … */
const metaOf = (path: string) =>
  Object.fromEntries(
    all(path, 'meta[content]:is([name], [property])').map((meta) => [
      get(meta, 'property') || get(meta, 'name'),
      get(meta, 'content'),
    ]),
  )

/** The requirements give the same name to a link in the menu and to one on a card. */
const isSpecifiedTwice = (path: string, words: string) =>
  path === '/services/digital-assurance' && words === 'GenAI Assurance'

test.describe('search engines', () => {
  test('find a unique title, description and first heading on each page', () => {
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

  test('may index each page at its canonical URL, in one language, and nothing else', () => {
    for (const path of paths) {
      expect
        .soft(linksOf(path, 'link[rel="canonical"]').map(([, href]) => new URL(href).href))
        .toEqual([siteOrigin + path])
      expect.soft(get(all(path, 'html')[0], 'lang'), path).toBe('en-US')
      expect.soft(all(path, '[hreflang]'), path).toEqual([])
      expect.soft(metaOf(path).robots ?? '', path).not.toMatch(/noindex|nofollow|none/)
      expect
        .soft(metaOf(path).viewport, 'allows zooming')
        .toBe('width=device-width, initial-scale=1')
    }
    const pages = paths.map(fileOf)
    for (const file of htmlFiles.filter((html) => !pages.includes(html)))
      expect
        .soft(all(treeOf(file), 'meta[name="robots"][content*="noindex"]'), file)
        .not.toEqual([])
  })

  test('find descriptive links, each text with one target per page', () => {
    const EMPTY =
      /^(?:click )?(?:here|this|this page|more|read more|learn more|find out more|details|link|go|see)$/i
    const exceptions = new Set<string>()
    expectNone((path) => {
      const faults: string[] = []
      const targets = new Map<string, string>()
      for (const link of all(path, 'a[href]')) {
        const words =
          get(link, 'ariaLabel') ||
          [textOf(link), ...all(link, 'img').map((image) => get(image, 'alt'))].join(' ').trim()
        const href = get(link, 'href')
        const other = targets.get(words.toLowerCase()) ?? href
        if (other !== href && isSpecifiedTwice(path, words)) {
          exceptions.add(`${path} ${words}`)
          continue
        }
        targets.set(words.toLowerCase(), href)
        if (!/[\p{L}\p{N}]{2}/u.test(words) || EMPTY.test(words))
          faults.push(`"${words}" does not describe ${href}`)
        if (other !== href) faults.push(`"${words}" leads to ${other} and to ${href}`)
      }
      return faults
    }, paths)
    const [row] = all('/evidence/accessibility-report', 'main tr').filter((entry) =>
      textOf(entry).includes('2.4.4'),
    )
    const stated = /with (one|two|three) exceptions?/.exec(textOf(row))?.[1] ?? ''
    expect(['one', 'two', 'three'].indexOf(stated) + 1, 'as the report says').toBe(exceptions.size)
  })

  test('find a sitemap with each page once and only valid dates', () => {
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
})

test.describe('visitors', () => {
  const speakers = paths.filter((path) => path !== '/site-index')
  const pathsOf = (path: string, links: [string, string][]) =>
    links.flatMap(([, href]) => {
      const { origin, pathname } = new URL(href, siteOrigin + path)
      return origin === siteOrigin && !outFiles.includes(pathname.slice(1)) ? [pathname] : []
    })

  test('reach every page from the home page in at most three clicks', () => {
    const clicks = new Map([['/', 0]])
    for (const [path, count] of clicks)
      for (const target of pathsOf(path, linksOf(path)))
        if (!clicks.has(target)) clicks.set(target, count + 1)
    expect([...clicks.keys()].sort()).toEqual([...paths].sort())
    expect([...clicks].filter(([, count]) => count > 3)).toEqual([])
  })

  test('find links to each page in the content of another, in the menu or in the footer', () => {
    const everywhere = pathsOf('/', linksOf('/', 'body > header a, body > footer a'))
    const targets = speakers.map((path) => {
      const breadcrumb = linksOf(path, 'nav[aria-label="Breadcrumb"] a')
      return { path, targets: pathsOf(path, linksOf(path, 'main a').slice(breadcrumb.length)) }
    })
    const lonely = paths.filter(
      (path) =>
        !everywhere.includes(path) &&
        !targets.some((other) => other.path !== path && other.targets.includes(path)),
    )
    expect(lonely).toEqual([])
  })

  test('see a breadcrumb on each page but home, and related services on each service page', () => {
    const specified = Object.keys(TITLES)
      .concat('/industries', '/about-us', '/contact-us')
      .filter((path) => path !== '/careers')
    expect(all('/', 'nav[aria-label="Breadcrumb"]')).toEqual([])
    for (const path of paths.filter((other) => other !== '/')) {
      const steps = all(path, 'nav[aria-label="Breadcrumb"] li')
      expect.soft(linksOf(steps[0] ?? treeOf(fileOf(path))), path).toEqual([['Home', '/']])
      for (const step of steps.slice(1, -1))
        for (const [name, href] of linksOf(step))
          expect.soft(textsOf(href, 'h1'), path).toEqual([name])
      expect.soft(textOf(steps.at(-1)), path).toBe(textsOf(path, 'h1')[0])
      const related = linksOf(path, 'nav[aria-labelledby="related"] a').map(([, href]) => href)
      if (!specified.includes(path)) continue
      expect.soft(related.length, `related services of ${path}`).toBeGreaterThanOrEqual(2)
      expect.soft(related.length, `related services of ${path}`).toBeLessThanOrEqual(4)
      expect.soft(related, path).not.toContain(path)
    }
  })

  test('find each page once in the site index, below its parent, with its description', () => {
    const entriesOf = (path: string) =>
      all(
        '/site-index',
        `main section li:has(> a[href="${path}"]), main section:has(h2 > a[href="${path}"])`,
      )
    for (const path of speakers) {
      const [entry, ...more] = entriesOf(path)
      expect
        .soft([textOf(entry), more], path)
        .toEqual([expect.stringContaining(metaOf(path).description ?? '-'), []])
      const [[, above = '/'] = []] = linksOf(
        path,
        'nav[aria-label="Breadcrumb"] li:nth-last-child(2) > a',
      )
      if (above === '/') continue
      expect
        .soft(linksOf(entriesOf(above)[0] ?? treeOf('404.html'), `a[href="${path}"]`), path)
        .toHaveLength(1)
    }
  })

  test('find a date and a contact but no promotion on each legal page', () => {
    for (const path of ['/privacy-notice', '/cookie-notice', '/accessibility-statement']) {
      const [day] = all(path, 'main time')
      expect(new Date(`${textOf(day)} UTC`).toISOString().slice(0, 10), path).toBe(
        get(day, 'dateTime'),
      )
      expect(all(path, 'main a[href^="mailto:"]'), path).not.toEqual([])
      expect(all(path, 'main :is(a[href^="/contact-us"], button)'), path).toEqual([])
    }
  })
})

test.describe('people who share a page', () => {
  test('get a card also where only the first 10,000 bytes of a page are read', () => {
    const tagsIn = (html: string) => html.match(/<title>|(?:og|twitter):[\w:]+/g) ?? []
    for (const file of paths.map(fileOf)) {
      const start = bytesOf(file).subarray(0, 10_000).toString()
      expect(tagsIn(start).length, file).toBeGreaterThan(12)
      expect(tagsIn(start), file).toEqual(tagsIn(readOut(file).split('<style>')[0] ?? ''))
    }
  })

  test('get a card that matches its head, with an image of its own', async () => {
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

  test('find the icons named in pages and the manifest', async () => {
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
