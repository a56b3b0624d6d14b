/** @jest-environment node */
import { createHash, randomBytes } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { BUDGET } from './budget.ts'
import { EXPORT, postbuild as postbuildWith } from './postbuild.ts'
import { readBuildSettings } from './settings.ts'

const FLIGHT = `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])</script>`

interface Parts {
  sheet?: string
  head?: string
  body?: string
  paper?: string
  scripts?: string
}

/** Returns a page's own policy. */
const policyIn = (html: string) => /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]

/** Returns a page as Next writes it. */
const page = ({
  sheet = '',
  head = '',
  body = '<main>One<!-- --> two – ẞ</main>',
  paper = '<link rel="stylesheet" href="/paper.css"/>',
  scripts = '',
}: Parts = {}) =>
  `<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/><link rel="preconnect" href="/" crossorigin=""/><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>${sheet}<link rel="preload" href="/paper.css" as="style"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/><script src="/_next/static/chunks/main.js" async=""></script><title>A page</title>${head}<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><div hidden=""><!--$--><!--/$--></div>${body}${paper}<script type="application/ld+json">{"a":"\\u003c/script>"}</script><script defer="" src="/site.js"></script><script src="/_next/static/chunks/main.js" async=""></script>${scripts}${FLIGHT}</body></html>`

const ISLAND_PAGE = page({
  sheet: '<link rel="stylesheet" href="/_next/static/chunks/b.css" data-precedence="next"/>',
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
  '_next/static/chunks/a.css':
    '@layer base, print;\n@font-face { font-family: Mono; src: url("../media/mono.0a1b.woff2") }\np { color: red }\n@layer print { @media print { p { color: black } } }',
  '_next/static/chunks/b.css': '.hero-cube-scene { color: blue }',
  '_next/static/chunks/c.css': 'em { color: green }',
  '_next/static/media/mono.0a1b.woff2': 'font',
  '_next/static/media/unused.0a1b.woff2': 'font',
}

/** Stands in for the files generated from content, which these pages do not have. */
const GENERATED = {
  '/sitemap.xml': SITEMAP,
  '/site.js': 'import("/search.js")',
  '/search.js': 'import("/search-index.js");import("/page-names.js")',
  '/search-index.js': 'export default 1',
  '/page-names.js': 'export default 2',
  '/islands.js': 'load()',
  '/react.js': 'react()',
}

type TestFiles = Readonly<Record<string, string | Uint8Array>>

const postbuild = (
  root: string,
  environment: Record<string, string> = {},
  generated: TestFiles = {},
) =>
  postbuildWith(root, readBuildSettings(environment), {
    content: Promise.resolve(new Map(Object.entries({ ...GENERATED, ...generated }))),
    reader: { read: async () => new Map(), files: () => new Map(), check: async () => {} },
  })

const roots: string[] = []
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true })
})

/** Creates a repository that contains an export. */
function site(more: TestFiles = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'postbuild-'))
  roots.push(root)
  mkdirSync(join(root, '.next'))
  for (const [file, content] of Object.entries({ ...FILES, ...more })) {
    mkdirSync(dirname(join(root, EXPORT, file)), { recursive: true })
    writeFileSync(join(root, EXPORT, file), content)
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
  const read = (file: string) => readFileSync(join(root, 'out', file), 'utf8')

  beforeAll(async () => {
    root = site()
    await postbuild(root)
  })

  it('ships only what browsers and crawlers request', () => {
    expect(filesOf(root).map((file) => file.replace(/\.[\da-f]{16}\./, '.#.'))).toEqual([
      '404.html',
      '_next/static/HeroCube.#.js',
      '_next/static/islands.#.js',
      '_next/static/media/mono.0a1b.woff2',
      '_next/static/page-names.#.js',
      '_next/static/paper.#.css',
      '_next/static/react.#.js',
      '_next/static/search-index.#.js',
      '_next/static/search.#.js',
      '_next/static/site.#.js',
      'careers.html',
      'favicon.svg',
      'index.html',
      'licenses.txt',
      'robots.txt',
      'sitemap.xml',
    ])
  })

  it('strips the framework from a page and leaves its text unchanged', () => {
    const html = read('index.html')
    expect(html).not.toMatch(/_next\/static\/chunks|__next_f|<!--|preload|preconnect|<div hidden/)
    expect(html).toContain('<main>One two – ẞ</main>')
    expect(html).toContain('<script type="application/ld+json">{"a":"\\u003c/script>"}</script>')
  })

  it('keeps the comments React needs in islands only', () => {
    expect(read('careers.html')).toContain(
      '<main>Write us<div class="hero-cube-scene" data-island="HeroCube" data-props="{}"><button type="button">A<!-- -->b</button></div></main>',
    )
  })

  it('inlines what Next linked, font faces apart, and lists the styles in the policy', () => {
    const stylesOf = (file: string) =>
      Array.from(read(file).matchAll(/<style>([\s\S]*?)<\/style>/g), ([, css = '']) => css)
    const fonts = '@font-face{font-family:Mono;src:url(/_next/static/media/mono.0a1b.woff2)}'
    expect(stylesOf('index.html')).toEqual([fonts, '@layer base,print;p{color:red}'])
    expect(stylesOf('careers.html')).toEqual([
      fonts,
      '@layer base,print;p{color:red}.hero-cube-scene{color:#00f}',
    ])
    for (const file of ['index.html', 'careers.html']) {
      const hashes = stylesOf(file).map((css) => `'${integrity(css)}'`)
      expect(policyIn(read(file))).toContain(`style-src 'self' ${hashes.join(' ')};`)
    }
    expect(policyIn(read('index.html'))).toContain("trusted-types 'none'")
    expect(policyIn(read('careers.html'))).toContain('trusted-types islands')
  })

  it('takes the rules for paper into a sheet of all pages, linked where a page has its place', () => {
    const file = filesOf(root).find((name) => name.includes('/paper.')) ?? ''
    const css = read(file)
    expect(css).toBe('@layer print{@media print{p{color:#000}}}')
    for (const page of ['index.html', 'careers.html'])
      expect(read(page)).toContain(
        `</main><link rel="stylesheet" href="/${file}" integrity="${integrity(css)}">`,
      )
  })

  it('orders the head: policy, title and other metadata, styles, scripts', () => {
    const html = read('careers.html')
    const order = [
      '<meta charset',
      '<meta http-equiv',
      '<title>',
      '<style>',
      '<script defer',
      '</head>',
    ]
    const places = order.map((start) => html.indexOf(start))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('gives each script its integrity and each module a name with the hash of its content', () => {
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

  it('writes compressed copies of the same content', () => {
    const bytes = (file: string) => readFileSync(join(root, 'out', file))
    expect(brotliDecompressSync(bytes('index.html.br')).toString()).toBe(read('index.html'))
    expect(gunzipSync(bytes('robots.txt.gz')).toString()).toBe(read('robots.txt'))
    expect(globSync(join(root, 'out/**/*.woff2.br'))).toEqual([])
  })
})

describe('a build with lead tracking', () => {
  it('adds its script and origin to each page, and the IndexNow key to the site', async () => {
    const root = site()
    await postbuild(root, {
      LEAD_TRACKING_SRC: ' https://tracker.example/t.js?id=7\n',
      INDEXNOW_KEY: '0123456789',
    })
    for (const file of ['index.html', 'careers.html']) {
      const html = readFileSync(join(root, 'out', file), 'utf8')
      expect(policyIn(html)).toContain("script-src 'self' https://tracker.example;")
      for (const [, css = ''] of html.matchAll(/<style>([\s\S]*?)<\/style>/g))
        expect(policyIn(html)).toContain(`'${integrity(css)}'`)
      expect(html).toMatch(
        /<script defer fetchpriority="low" src="\/_next\/static\/consent\.[\da-f]{16}\.js"/,
      )
    }
    expect(readFileSync(join(root, 'out/0123456789.txt'), 'utf8')).toBe('0123456789')
  })

  it('is not over the budget because of it', async () => {
    /** Builds a page that contains so many random bytes, and returns its size after compression. */
    const sizeWith = async (bytes: number, environment: Record<string, string> = {}) => {
      const text = randomBytes(bytes).toString('hex')
      const root = site({
        'index.html': inMain(`<section><h1>Title</h1></section><p>${text}</p>`),
      })
      await postbuild(root, environment)
      return statSync(join(root, 'out/index.html.br')).size
    }
    const bytes = 17_000
    const full = bytes + BUDGET.page - (await sizeWith(bytes)) - 50
    expect(await sizeWith(full)).toBeLessThan(BUDGET.page)
    const tracked = await sizeWith(full, { LEAD_TRACKING_SRC: 'https://tracker.example/t.js' })
    expect(tracked).toBeGreaterThan(BUDGET.page)
  })
})

/** Returns the error of a build that fails and ships nothing. */
async function refusal(root: string, generated?: TestFiles) {
  const error: Error = await postbuild(root, {}, generated).catch((reason) => reason)
  expect(existsSync(join(root, 'out'))).toBe(false)
  return error.message
}

const inMain = (html: string) => page({ body: `<main>${html}</main>` })

/** What no page may contain, and how it is reported. */
const HOSTILE: [html: string, found: string][] = [
  [page({ scripts: '<script>track()</script>' }), 'the script "track()"'],
  [
    inMain('<script src="https://evil.example/x.js"></script>'),
    'a script from "https://evil.example/x.js"',
  ],
  [inMain('<script type="module">x()</script>'), 'the script "x()"'],
  [page().replace('<script defer="" src="/site.js"></script>', ''), 'no site script'],
  [page({ paper: '' }), '0 links to /paper.css'],
  [
    inMain('<!--$?--><template id="B:0"></template><!--/$-->'),
    'content that a script must put in place',
  ],
  [inMain('<div hidden id="S:0">Late</div>'), 'content that a script must put in place'],
  [inMain('<!--$!--><!--/$-->'), 'the comment "<!--$!-->"'],
  [inMain('<p style="opacity:0">Hidden</p>'), '<p style="opacity:0">'],
  [inMain('<p onclick="x()">Press</p>'), '<p onclick="x()">'],
  [inMain('<a href="javascript:x()">Press</a>'), '<a href="javascript:x()">'],
  [inMain('<iframe src="/"></iframe>'), '<iframe src="/">'],
  [page({ head: '<meta http-equiv="refresh" content="0"/>' }), '<meta http-equiv="refresh"'],
  [
    page({ head: '<link rel="stylesheet" href="/x.css"/>' }),
    '<link rel="stylesheet" href="/x.css">',
  ],
  [inMain('<img src="data:image/png;base64,AA=="/>'), '<img src="data:'],
]

describe('a failed build ships nothing and reports everything that is wrong', () => {
  it('with pages', async () => {
    const names = HOSTILE.map((_, index) => `hostile-${index}`)
    const pages = HOSTILE.map(([html], index) => [`${names[index]}.html`, html] as const)
    const message = await refusal(site(Object.fromEntries(pages)))
    const reported = message.split('\n  out/').slice(1)
    for (const [index, [, found]] of HOSTILE.entries()) {
      const file = `${names[index]}.html`
      const lines = reported.filter((problem) => problem.startsWith(`${file}\n    found: `))
      expect([file, lines.join()]).toEqual([file, expect.stringContaining(found)])
      expect(lines.join()).toMatch(/\n {4}expected: \S/)
    }
  })

  it('with islands', async () => {
    expect(
      await refusal(site({ 'index.html': inMain('<div data-island="Nowhere"></div>') })),
    ).toContain(
      'out/index.html\n    found: <Island name="Nowhere">\n    expected: an island: components/islands/Nowhere/Nowhere.tsx does not exist',
    )
  })

  it('with sizes and their parts', async () => {
    const message = await refusal(
      site({ 'index.html': inMain(randomBytes(20_000).toString('hex')) }),
      {
        '/site.js': `"${randomBytes(3_500).toString('base64')}"`,
        '/big.woff2': randomBytes(50_000),
        '/og/index.png': randomBytes(110_000),
      },
    )
    expect(message).toMatch(
      /out\/index\.html\n {4}found: HTML of [\d.]+ KB\n {4}expected: at most 18\.0 KB .*\n {4}mend: shorten content\/index\.mdx, /,
    )
    expect(message).toMatch(
      /out\/careers\.html\n {4}found: scripts before load \(site\.\w+\.js [\d.]+ KB \+ .* of /,
    )
    expect(message).toMatch(/\n {2}all fonts\n {4}found: total \(/)
    expect(message).toMatch(/\n {2}out\/og\/index\.png\n {4}found: file of /)
  })
})
