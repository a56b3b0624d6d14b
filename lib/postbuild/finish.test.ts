/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { finishExport } from './finish.ts'
import { integrityOf } from './integrity.ts'
import { type FinishManifest, readManifest } from './manifest.ts'
import {
  CSS,
  ISLAND_BODY,
  ISLAND_ROWS,
  listFiles,
  nextPage,
  type SampleExport,
  writeSample,
} from './testing/sample.ts'

const PAGES = {
  'index.html': nextPage(),
  'about-us.html': nextPage({ body: '<main class="P_page"><h5>Größe</h5></main>' }),
  'contact-us.html': nextPage({ body: ISLAND_BODY, rows: ISLAND_ROWS }),
  '404.html': nextPage(),
}

const read = ({ outDir }: SampleExport, file: string) => readFileSync(join(outDir, file), 'utf8')

describe('finishExport', () => {
  let sample: SampleExport
  let manifest: FinishManifest
  let files: string[]

  beforeAll(async () => {
    sample = writeSample(PAGES)
    manifest = await finishExport(sample)
    files = listFiles(sample.outDir)
  })

  it('ships what is asked for, and nothing else', () => {
    const shipped = files
      .filter((file) => !/\.(br|gz)$/.test(file))
      .map((file) => file.replace(/[\da-f]{16}/, '#'))
    expect(shipped).toEqual([
      '404.html',
      '_next/static/chunks/0error.js',
      '_next/static/chunks/0island.js',
      '_next/static/chunks/0renderer-x.js',
      '_next/static/chunks/0router.js',
      '_next/static/chunks/turbopack-0runtime.js',
      '_next/static/flight.#.js',
      '_next/static/islands.#.js',
      '_next/static/media/geist-mono-latin-wght-normal.#.woff2',
      '_next/static/media/schibsted-grotesk-latin-wght-normal.#.woff2',
      '_next/static/page-names.#.js',
      '_next/static/search-index.#.js',
      '_next/static/search.#.js',
      '_next/static/site.#.js',
      '_next/static/start.#.js',
      'about-us.html',
      'contact-us.html',
      'favicon.svg',
      'index.html',
      'robots.txt',
      'sitemap.xml',
      'speculation-rules.json',
    ])
    expect(files.filter((file) => file.endsWith('.br')).length).toBe(
      shipped.filter((file) => !file.endsWith('.woff2')).length,
    )
  })

  it('has no file of a key that is not set', () => {
    expect(files.filter((file) => file.endsWith('.txt'))).toEqual(['robots.txt'])
  })

  it('leaves no folder beside a page', () => {
    expect(existsSync(join(sample.outDir, 'about-us'))).toBe(false)
  })

  it('names what is fetched later by its content, so that a release keeps together', () => {
    const [site, search, index, names] = ['site', 'search', 'search-index', 'page-names'].map((name) => {
      const file = files.find((one) => new RegExp(`/${name}\\.[\\da-f]{16}\\.js$`).test(one)) ?? ''
      return { path: `/${file}`, code: read(sample, file) }
    })
    expect(site?.code).toBe(`document.title;import("${search?.path}");`)
    expect(search?.code).toBe(`import("${index?.path}");import("${names?.path}");`)
    expect(Object.values(manifest.modules).every((bytes) => bytes > 0)).toBe(true)
  })

  it('puts policy, font, styles and script into the head, in this order', () => {
    expect(
      read(sample, 'about-us.html')
        .replace(/[\da-f]{16}\./g, '#.')
        .replace(/sha256-[^'"]+/g, 'sha256-#'),
    ).toMatchInlineSnapshot(
      `"<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'sha256-#'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'"><link rel="preload" href="/_next/static/media/schibsted-grotesk-latin-wght-normal.#.woff2" as="font" type="font/woff2" crossorigin><style>@layer base{h5{color:#00f}:focus-visible{outline:1px solid}}@font-face{font-family:Grotesk;src:url(/_next/static/media/schibsted-grotesk-latin-wght-normal.#.woff2)format("woff2");font-weight:400 900}@font-face{font-family:Mono;src:url(/_next/static/media/geist-mono-latin-wght-normal.#.woff2)format("woff2");font-weight:100 900}:root{--ink:#111}.P_page{color:var(--ink)}</style><script defer src="/_next/static/site.#.js" integrity="sha256-#"></script><meta name="viewport" content="width=device-width, initial-scale=1"><title>A page</title><link rel="canonical" href="https://plumbline.example/a"></head><body><main class="P_page"><h5>Größe</h5></main></body></html>"`,
    )
  })

  it('names the hash of the styles, and the integrity of each script', () => {
    for (const file of Object.keys(PAGES)) {
      const html = read(sample, file)
      const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
      expect(html).toContain(`style-src '${integrityOf(css)}'`)
      const scripts = [...html.matchAll(/<script defer src="([^"]+)" integrity="([^"]+)"/g)]
      expect(scripts.length).toBe(file === 'contact-us.html' ? 2 : 1)
      for (const [, src = '', integrity] of scripts) expect(integrityOf(read(sample, src))).toBe(integrity)
    }
  })

  it('gives the loader all files of an island, with integrity, the start last', () => {
    const list = /data-files="([^"]+)"/.exec(read(sample, 'contact-us.html'))?.[1]?.split(' ') ?? []
    const paths = list.filter((_, index) => index % 2 === 0)
    for (const [index, path] of paths.entries()) {
      expect(integrityOf(read(sample, path))).toBe(list[2 * index + 1])
    }
    expect(paths[0]).toMatch(/\/flight\./)
    expect(paths.at(-1)).toMatch(/\/start\./)
    expect(paths.length).toBe(7)
  })

  it('has the files of an island compiled while they arrive, and changes nothing else in them', () => {
    const chunks = files.filter((file) => /^_next\/static\/chunks\/.*\.js$/.test(file))
    expect(chunks).toHaveLength(5)
    for (const chunk of chunks) expect(read(sample, chunk)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n\(.*;$/)
  })

  it('runs the renderer ahead', () => {
    const flight = files.find((file) => /flight\.[^.]+\.js$/.test(file)) ?? ''
    expect(read(sample, flight)).toContain('"runtimeModuleIds":[46480]')
  })

  it('keeps the styles of what an island shows only later', () => {
    const html = read(sample, 'contact-us.html')
    expect(html).toContain('.F_success')
    expect(html).toContain('.E_error')
    expect(html).toContain('.notice')
    expect(read(sample, 'index.html')).not.toMatch(/F_form|E_error|notice|--fail/)
  })

  it('describes what it made', () => {
    expect(readManifest(sample.distDir)).toEqual(manifest)
    expect(manifest.pages['contact-us.html']).toMatchObject({
      islands: ['ContactForm'],
      styleSheets: ['static/chunks/0main.css', 'static/chunks/0error.css'],
      policy: expect.stringMatching(/trusted-types islands; frame-ancestors 'none'$/),
    })
    expect(manifest.pages['index.html']?.policy).toMatch(/trusted-types 'none'; frame-ancestors 'none'$/)
    expect(manifest.hashed).toEqual(
      files.filter((file) => file.startsWith('_next/') && !/\.(br|gz)$/.test(file)),
    )
    expect(manifest.missingSigns).toEqual([])
  })

  it('makes the same of the same', async () => {
    const again = writeSample(PAGES)
    await finishExport(again)
    expect(listFiles(again.outDir)).toEqual(files)
    for (const file of files) {
      const [one, two] = [sample, again].map(({ outDir }) => readFileSync(join(outDir, file)))
      expect([file, one?.equals(two ?? Buffer.alloc(0))]).toEqual([file, true])
    }
  })
})

describe('a build that is stopped', () => {
  async function fail(more: Record<string, string>) {
    const sample = writeSample({ ...PAGES, ...more })
    const message = await finishExport(sample).then(
      () => 'finished',
      (error: Error) => error.message,
    )
    expect(existsSync(sample.outDir)).toBe(false)
    expect(readManifest(sample.distDir)).toBeUndefined()
    return message
  }

  it('lists everything that is wrong at once', async () => {
    expect(
      await fail({
        'data.bin': '',
        'b.html': nextPage({ body: '<main><script>alert(1)</script></main>' }),
        'a.html': nextPage({ body: '<main><p style="color:red">x</p></main>' }),
      }),
    ).toMatchInlineSnapshot(`
"The export was not finished, and out/ was removed: 3 problems.
  out/a.html
    found: style="color:red" on <p style="color:red">
    expected: a class: the policy forbids style attributes
  out/b.html
    found: the script "alert(1)"
    expected: only scripts that lib/postbuild/scripts.ts knows. What a page needs belongs into lib/client or an island
  out/data.bin
    found: a file of a kind that is not known
    expected: pages, chunks, fonts, and assets of the endings in lib/postbuild/files.ts"
`)
  })

  it('is stopped by a chunk that would fetch another one', async () => {
    expect(await fail({ '_next/static/chunks/0island.js': 'e.A("static/chunks/0later.js")' })).toMatch(
      /0island\.js[\s\S]*would fetch static\/chunks\/0later\.js by itself/,
    )
  })

  it('is stopped by a feature of fonts that the subsets do not keep', async () => {
    expect(await fail({ '_next/static/chunks/0main.css': `${CSS}a{font-variant-caps:small-caps}` })).toMatch(
      /font-variant-caps: small-caps/,
    )
  })

  it('is stopped by a page that is too heavy', async () => {
    // Noise, which nothing compresses.
    const noise = Array.from({ length: 9000 }, (_, index) => ((index * 2654435761) % 4294967296).toString(36))
    expect(await fail({ 'a.html': nextPage({ body: `<main>${noise.join(' ')}</main>` }) })).toMatch(
      /out\/a\.html\n {4}found: HTML of \d+\.\d KB\n {4}expected: at most 14\.0 KB .* text and markup/,
    )
  })
})

describe('the key for IndexNow', () => {
  it('is served at its own name', async () => {
    const sample = writeSample(PAGES)
    await finishExport({ ...sample, indexNowKey: '0123456789abcdef' })
    expect(read(sample, '0123456789abcdef.txt')).toBe('0123456789abcdef')
  })

  it('is refused where the protocol does not take it', async () => {
    const sample = writeSample(PAGES)
    await expect(finishExport({ ...sample, indexNowKey: '../etc' })).rejects.toThrow(
      'found: the key "../etc"\n    expected: 8 to 128 letters, digits and hyphens',
    )
  })
})
