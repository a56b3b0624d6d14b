/** Small exports as Next writes them, for the tests of the finisher. Shapes are captured from real ones. */
import { cpSync, globSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pagePathOf } from '#lib/site/url.ts'

const FONTS = 'node_modules/@fontsource-variable'

/** Files of the framework, each with just enough in it to be what it is. */
const CHUNKS: Readonly<Record<string, string>> = {
  'turbopack-0runtime.js': '(()=>{globalThis.TURBOPACK={push(){}}})();',
  '0renderer-x.js': chunk('46480,(e,t,n)=>{n.hydrateRoot=function(){}},11,()=>{}'),
  '0router.js': chunk('39756,()=>{}'),
  '0error.js': chunk('8821,()=>{e.v({error:"E_error"})}'),
  '0island.js': chunk('99030,()=>{({form:"F_form",success:"F_success"});jsx("button");jsx("h6")}'),
  '0polyfill.js': 'void 0',
  '0unused.js': 'void 0',
}

const START = {
  otherChunks: ['static/chunks/0renderer-x.js'],
  runtimeModuleIds: [94553],
}

export const CSS = `@layer base{a{color:red}h5{color:blue}:focus-visible{outline:1px solid}}
@font-face{font-family:Grotesk;src:url(../media/schibsted-grotesk-latin-wght-normal.1a.woff2)format("woff2");font-weight:400 900}
@font-face{font-family:Mono;src:url(../media/geist-mono-latin-wght-normal.1b.woff2)format("woff2");font-weight:100 900}
:root{--ink:#111;--unused:#222;--fail:#900}.P_page{color:var(--ink)}.P_unused{color:var(--unused)}.F_form{color:red}.F_success{color:green}`

const MODULES: Readonly<Record<string, number>> = {
  '[project]/node_modules/next/dist/esm/client/components/layout-router.js': 39756,
  '[project]/app/error.tsx': 8821,
  '[project]/components/islands/ContactForm/ContactForm.tsx': 99030,
  '[project]/components/blocks/Counter.tsx': 777,
}

function chunk(modules: string): string {
  return `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${modules}]);`
}

export interface SamplePage {
  body?: string
  /** More of the head. */
  head?: string
  /** Further rows of flight data, such as the reference to an island. */
  rows?: string
  /** Scripts at the end of the body, besides those of the framework. */
  scripts?: string
}

/** Row of flight data that names the client component of the sample island. */
export const ISLAND_ROWS = '28:"/_next/static/chunks/0island.js"\n29:I[99030,["$2","$28"],"ContactForm"]\n'

/** Body of a page with that island. */
export const ISLAND_BODY =
  '<main class="P_page">One<!-- --> two<div data-island="ContactForm"><form class="F_form" action="/api/contact" method="post"><input name="email"/><button type="submit">Send</button></form></div></main>'

/** A page as Next writes it. */
export function nextPage({
  body = '<main class="P_page">One<!-- --> two</main>',
  head = '',
  rows = '',
  scripts = '',
}: SamplePage = {}): string {
  const flight = `1:"$Sreact.fragment"\n2:"/_next/static/chunks/0router.js"\n3:I[39756,["$2"],"default"]\n4:"/_next/static/chunks/0error.js"\n5:I[8821,["$2","$4"],"default"]\n:HL["/_next/static/chunks/0main.css","style"]\n:HC["/",""]\n0:{"f":["$","html",null,{"children":[["$","link","0",{"rel":"stylesheet","href":"/_next/static/chunks/0main.css","precedence":"next"}],["$","script","script-0",{"src":"/_next/static/chunks/0router.js","async":true}],["$","$L3",null,{"errorStyles":[["$","link","0",{"rel":"stylesheet","href":"/_next/static/chunks/0error.css"}]]}],["$","script",null,{"async":true,"src":"/site.js"}]]}]}\n${rows}`
  const push = JSON.stringify([1, flight]).replaceAll('<', '\\u003c')
  return `<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/><link rel="preconnect" href="/" crossorigin=""/><meta name="viewport" content="width=device-width, initial-scale=1"/><link rel="stylesheet" href="/_next/static/chunks/0main.css" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/turbopack-0runtime.js"/><script src="/_next/static/chunks/0renderer-x.js" async=""></script><script src="/_next/static/chunks/0router.js" async=""></script><script defer="" src="/site.js"></script><link rel="preload" href="/_next/static/chunks/0error.css" as="style"/><title>A page</title><link rel="canonical" href="https://plumbline.example/a"/>${head}<script src="/_next/static/chunks/0polyfill.js" noModule=""></script></head><body><div hidden=""><!--$--><!--/$--></div>${body}<!--$--><!--/$--><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${JSON.stringify(START)});</script><script src="/_next/static/chunks/turbopack-0runtime.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push(${push})</script>${scripts}</body></html>`
}

/** Client modules of the samples, as `readClientModules` gives them. */
export const SAMPLE_MODULES: ReadonlyMap<number, string> = new Map(
  Object.entries(MODULES).map(([source, id]) => [id, source]),
)

export interface SampleExport {
  root: string
  outDir: string
  distDir: string
  files: string[]
}

/**
 * Writes an export into a new folder.
 *
 * @param more files of `out/` beyond those that any export has.
 */
export function writeSample(more: Readonly<Record<string, string>>): SampleExport {
  const root = mkdtempSync(join(tmpdir(), 'export-'))
  const [outDir, distDir] = [join(root, 'out'), join(root, '.next')]
  const addresses = Object.keys(more).flatMap((file) => pagePathOf(file) ?? [])
  const files: Record<string, string> = {
    'sitemap.xml': addresses.map((path) => `<loc>https://plumbline.example${path}</loc>`).join(''),
    'site.js': 'document.title;import("/search.js");',
    'search.js': 'import("/search-index.js");import("/page-names.js");',
    'search-index.js': 'export default [];',
    'page-names.js': 'export default [];',
    'robots.txt': 'User-Agent: *',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '_next/static/chunks/0main.css': CSS,
    '_next/static/chunks/0error.css': '.E_error{color:red}',
    '_next/static/b1/_buildManifest.js': '',
    '_not-found.html': nextPage(),
    ...Object.fromEntries(
      Object.entries(CHUNKS).map(([name, code]) => [`_next/static/chunks/${name}`, code]),
    ),
    ...more,
  }
  for (const [file, content] of Object.entries(files)) {
    put(join(outDir, file), content)
    if (!file.endsWith('.html')) continue
    put(join(outDir, file.replace(/html$/, 'txt')), '0:{}')
    put(join(outDir, file.replace(/\.html$/, ''), '__next._full.txt'), '0:{}')
  }
  for (const font of ['schibsted-grotesk', 'geist-mono']) {
    const name = `${font}-latin-wght-normal`
    const target = `_next/static/media/${name}.${font === 'geist-mono' ? '1b' : '1a'}.woff2`
    mkdirSync(join(outDir, '_next/static/media'), { recursive: true })
    cpSync(join(FONTS, font, 'files', `${name}.woff2`), join(outDir, target))
  }
  const clientModules = Object.fromEntries(Object.entries(MODULES).map(([source, id]) => [source, { id }]))
  put(
    join(distDir, 'server/app/page_client-reference-manifest.js'),
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/page"] = ${JSON.stringify({ clientModules })};\n`,
  )
  cpSync('lib/client/islands', join(root, 'lib/client/islands'), { recursive: true })
  for (const part of ['lib/client/consent', 'lib/contact/protocol.ts', 'lib/site/policy.ts', 'lib/styles']) {
    cpSync(part, join(root, part), { recursive: true })
  }
  put(join(root, 'package.json'), JSON.stringify({ type: 'module', imports: { '#lib/*': './lib/*' } }))
  return { root, outDir, distDir, files: listFiles(outDir) }
}

/** All files below a folder, with forward slashes, sorted. */
export function listFiles(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

function put(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
