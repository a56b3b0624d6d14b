/** @jest-environment node */
import { createHash, randomBytes } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { policyOfPage } from '../site/policy.ts'
import { postbuild as postbuildWith, type Report } from './postbuild.ts'
import { keepRelease } from './release.ts'

const FLIGHT = `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])</script>`

interface Parts {
  head?: string
  body?: string
  scripts?: string
}

/** A page as Next writes it. */
const page = ({ head = '', body = '<main>One<!-- --> two – ẞ</main>', scripts = '' }: Parts = {}) =>
  `<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/><link rel="preconnect" href="/" crossorigin=""/><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/><script src="/_next/static/chunks/main.js" async=""></script><title>A page</title>${head}<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><div hidden=""><!--$--><!--/$--></div>${body}<script type="application/ld+json">{"a":"\\u003c/script>"}</script><script defer="" src="/site.js"></script><script src="/_next/static/chunks/main.js" async=""></script>${scripts}${FLIGHT}</body></html>`

const ISLAND_PAGE = page({
  head: '<link rel="preload" href="/_next/static/chunks/a.css" as="style"/>',
  body: '<main>Write<!-- --> us<div class="hero-cube-scene" data-island="HeroCube" data-props="{}"><button type="button">A<!-- -->b</button></div></main>',
})

const SITEMAP =
  '<urlset><url><loc>https://a.example/</loc></url><url><loc>https://a.example/careers</loc></url></urlset>'

const FILES = {
  'index.html': page(),
  'careers.html': ISLAND_PAGE,
  '404.html': page(),
  '_not-found.html': page(),
  'index.txt': 'flight',
  'careers/__next.careers.txt': 'flight',
  'robots.txt': 'User-agent: *',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '_next/static/chunks/main.js': 'framework',
  '_next/static/chunks/a.css': 'p{color:red}',
}

/** The pages here have no content; this is in its place. */
const MADE = {
  '/sitemap.xml': SITEMAP,
  '/site.js': 'import("/search.js")',
  '/search.js': 'import("/search-index.js");import("/page-names.js")',
  '/search-index.js': 'export default 1',
  '/page-names.js': 'export default 2',
}

type Made = Readonly<Record<string, string | Uint8Array>>

const postbuild = (root: string, environment: Record<string, string> = {}, made: Made = {}) =>
  postbuildWith(root, environment, {
    content: Promise.resolve(new Map(Object.entries({ ...MADE, ...made }))),
    reader: { read: () => {}, files: () => new Map() },
  })

/** A repository with an export in it. */
function site(more: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'postbuild-'))
  mkdirSync(join(root, '.next'))
  for (const [file, content] of Object.entries({ ...FILES, ...more })) {
    mkdirSync(dirname(join(root, 'out', file)), { recursive: true })
    writeFileSync(join(root, 'out', file), content)
  }
  return root
}

const integrity = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const filesOf = (root: string) =>
  globSync('**/*.*', { cwd: join(root, 'out') })
    .filter((file) => !/\.(br|gz)$/.test(file))
    .sort()

describe('a good export', () => {
  let root: string
  let report: Report
  const read = (file: string) => readFileSync(join(root, 'out', file), 'utf8')

  beforeAll(async () => {
    root = site()
    report = await postbuild(root)
  })

  it('ships what is asked for, and nothing else', () => {
    expect(filesOf(root).map((file) => file.replace(/\.[\da-f]{16}\./, '.#.'))).toEqual([
      '404.html',
      '_next/static/HeroCube.#.js',
      '_next/static/grotesk.#.woff2',
      '_next/static/islands.#.js',
      '_next/static/mono.#.woff2',
      '_next/static/page-names.#.js',
      '_next/static/react.#.js',
      '_next/static/search-index.#.js',
      '_next/static/search.#.js',
      '_next/static/site.#.js',
      'careers.html',
      'favicon.svg',
      'index.html',
      'robots.txt',
      'sitemap.xml',
      'speculation-rules.json',
    ])
  })

  it('has nothing of the framework in a page, and the words as they were', () => {
    const html = read('index.html')
    expect(html).not.toMatch(/_next\/static\/chunks|__next_f|<!--|preload|preconnect|<div hidden/)
    expect(html).toContain('<main>One two – ẞ</main>')
    expect(html).toContain('<script type="application/ld+json">{"a":"\\u003c/script>"}</script>')
  })

  it('keeps what React reads in islands, and there alone', () => {
    expect(read('careers.html')).toContain(
      '<main>Write us<div class="hero-cube-scene" data-island="HeroCube" data-props="{}"><button type="button">A<!-- -->b</button></div></main>',
    )
  })

  it('has styles in the page, which the policy names, with addresses that hold from any page', () => {
    for (const file of ['index.html', 'careers.html']) {
      const html = read(file)
      const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
      const [, font = ''] = /url\((\/_next\/static\/mono\.\w+\.woff2)\)/.exec(css) ?? []
      expect(filesOf(root)).toContain(font.slice(1))
      expect(css.includes('.hero-cube-scene')).toBe(file === 'careers.html')
      expect(policyOfPage(html)).toContain(`style-src '${integrity(css)}'`)
      expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style>'))
    }
    expect(policyOfPage(read('index.html'))).toContain("trusted-types 'none'")
    expect(policyOfPage(read('careers.html'))).toContain('trusted-types islands')
  })

  it('names each script with its integrity, and modules by their content', () => {
    const html = read('careers.html')
    const scripts = [
      ...html.matchAll(/ src="([^"]+)" integrity="([^"]+)"/g),
      ...html.matchAll(/(\/\S+\.js)#(sha256-[^" ]+)/g),
    ].map(([, path = '', hash]) => [path, hash])
    expect(scripts).toHaveLength(4)
    for (const [path = '', hash] of scripts) expect(hash).toBe(integrity(read(path)))
    const [site = '', search = ''] = ['site', 'search'].map((name) =>
      filesOf(root).find((file) => file.startsWith(`_next/static/${name}.`)),
    )
    expect(read(site)).toBe(`import("/${search}")`)
    expect(read(search)).toMatch(/^import\("\/_next\/static\/search-index\.[\da-f]{16}\.js"\);/)
  })

  it('has compressed copies that say the same', () => {
    const bytes = (file: string) => readFileSync(join(root, 'out', file))
    expect(brotliDecompressSync(bytes('index.html.br')).toString()).toBe(read('index.html'))
    expect(gunzipSync(bytes('robots.txt.gz')).toString()).toBe(read('robots.txt'))
    expect(globSync(join(root, 'out/**/*.woff2.br'))).toEqual([])
  })

  it('says which characters no font has', () => {
    expect(report.missingCharacters).toEqual(['ẞ (U+1E9E)'])
  })
})

describe('a build with lead tracking', () => {
  it('adds its script, its styles and one origin to each page, and the key of the index to the site', async () => {
    const root = site()
    await postbuild(root, {
      LEAD_TRACKING_SRC: ' https://tracker.example/t.js?id=7\n',
      INDEXNOW_KEY: '0123456789',
    })
    for (const file of ['index.html', 'careers.html']) {
      const html = readFileSync(join(root, 'out', file), 'utf8')
      expect(policyOfPage(html)).toContain("script-src 'self' https://tracker.example;")
      for (const [, css = ''] of html.matchAll(/<style>([\s\S]*?)<\/style>/g))
        expect(policyOfPage(html)).toContain(`'${integrity(css)}'`)
      expect(html).toMatch(
        /<script defer fetchpriority="low" src="\/_next\/static\/consent\.[\da-f]{16}\.js"/,
      )
    }
    expect(readFileSync(join(root, 'out/0123456789.txt'), 'utf8')).toBe('0123456789')
  })

  it.each(['t.js', 'http://tracker.example/t.js', 'https://me:secret@tracker.example/t.js'])(
    'stops where the address is %s, and does not show it',
    async (value) => {
      const error: Error = await postbuild(site(), { LEAD_TRACKING_SRC: value }).catch((reason) => reason)
      expect(error.message).toMatch(/^LEAD_TRACKING_SRC must be an https:\/\/ address .* \.env\.example/)
      expect(error.message).not.toContain(value)
    },
  )
})

const body = (html: string) => ({ 'index.html': page({ body: `<main>${html}</main>` }) })

const HOSTILE: [what: string, files: Record<string, string | Uint8Array>, found: string][] = [
  [
    'an unknown inline script',
    { 'index.html': page({ scripts: '<script>track()</script>' }) },
    'the script "track()"',
  ],
  [
    'a script from elsewhere',
    body('<script src="https://evil.example/x.js"></script>'),
    'a script from "https://evil.example/x.js"',
  ],
  ['a module', body('<script type="module">x()</script>'), 'the script "x()"'],
  [
    '</script> in data',
    body('<script type="application/ld+json">{"a":"</script>"}</script>'),
    'structured data that is no JSON',
  ],
  [
    'no script of the site',
    { 'index.html': page().replace('<script defer="" src="/site.js"></script>', '') },
    'no script of the site',
  ],
  [
    'content that streams in',
    body('<!--$?--><template id="B:0"></template><!--/$-->'),
    'content that a script has to put in place',
  ],
  [
    'content that waits elsewhere',
    body('<div hidden id="S:0">Late</div>'),
    'content that a script has to put in place',
  ],
  ['content that failed', body('<!--$!--><!--/$-->'), 'the comment "<!--$!-->"'],
  ['a style attribute', body('<p style="opacity:0">Hidden</p>'), '<p style="opacity:0">'],
  ['a handler', body('<p onclick="x()">Press</p>'), '<p onclick="x()">'],
  ['a link that is a script', body('<a href="javascript:x()">Press</a>'), '<a href="javascript:x()">'],
  ['a frame', body('<iframe src="/"></iframe>'), '<iframe src="/">'],
  [
    'a policy of its own',
    { 'index.html': page({ head: '<meta http-equiv="refresh" content="0"/>' }) },
    '<meta http-equiv="refresh"',
  ],
  [
    'a sheet from elsewhere',
    { 'index.html': page({ head: '<link rel="stylesheet" href="/x.css"/>' }) },
    '<link rel="stylesheet" href="/x.css">',
  ],
  ['HTML to repair', body('<p id="a" id="a">Twice</p>'), 'duplicate-attribute near'],
  [
    'an island without component',
    body('<div data-island="Nowhere"></div>'),
    'an island "Nowhere" without a component',
  ],
  ['a page that the sitemap lacks', { 'about.html': page() }, 'a page that the sitemap lacks'],
  [
    'an address without page',
    { '/sitemap.xml': SITEMAP.replace('careers', 'gone') },
    '/gone, where no page stands',
  ],
  ['a heavy page', body(randomBytes(20_000).toString('hex')), 'HTML of '],
  ['a heavy script', { '/site.js': `"${randomBytes(2_500).toString('base64')}"` }, 'scripts before load of '],
  ['a heavy font', { '/big.woff2': randomBytes(50_000) }, 'files of '],
  ['a heavy share image', { '/og/index.png': randomBytes(62_000) }, 'a picture of '],
]

describe('a build stops at', () => {
  it.each(HOSTILE)('%s, and ships nothing', async (_, files, found) => {
    const isMade = ([name]: [string, unknown]) => name.startsWith('/')
    const all = Object.entries(files)
    const root = site(Object.fromEntries(all.filter((one) => !isMade(one))))
    const made = Object.fromEntries(all.filter(isMade))
    const error: Error = await postbuild(root, {}, made).catch((reason) => reason)
    expect(error.name).toBe('PostbuildError')
    expect(error.message).toMatch(/found: \S/)
    expect(error.message).toContain(found)
    expect(error.message).toMatch(/expected: \S/)
    expect(existsSync(join(root, 'out'))).toBe(false)
  })

  it('all that is wrong at once, with the file and its heaviest parts', async () => {
    const root = site(body(randomBytes(20_000).toString('hex')))
    const made = { '/site.js': `"${randomBytes(2_500).toString('base64')}"` }
    const error: Error = await postbuild(root, {}, made).catch((reason) => reason)
    expect(error.message).toMatch(
      /out\/index\.html\n {4}found: HTML of [\d.]+ KB\n {4}expected: at most 18\.0 KB .*text [\d.]+ KB/,
    )
    expect(error.message).toMatch(/out\/careers\.html\n {4}found: scripts before load/)
  })
})

it('keeps the hashed files of a release for one release more', async () => {
  const root = site()
  const release = async (word: string) => {
    cpSync(join(site(), 'out'), join(root, 'out'), { recursive: true })
    await postbuild(root, {}, { '/page-names.js': word })
    const names = filesOf(root).filter((file) => file.includes('page-names.'))
    keepRelease(root)
    return names
  }
  const [first = ''] = await release('1')
  const second = await release('2')
  expect(second).toHaveLength(2)
  expect(second).toContain(first)
  const third = await release('3')
  expect(third).toHaveLength(2)
  expect(third).not.toContain(first)
})
