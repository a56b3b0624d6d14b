/** `npm run edit:build`: builds the editor into `out-editor/` from the site's own parts, with nothing of it in `out/`. */
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Loader, type Plugin } from 'esbuild'
import { compileSheet, sheetFiles } from '#build/styles.ts'
import { readTerms, readTrie } from '#check/english.ts'
import { getDrawing } from '#components/drawings/drawings.ts'

export const OUTPUT = 'out-editor'
const ASSETS = join(OUTPUT, 'assets')

/** The weight of the first load, compressed as any host would. */
const MOST_FIRST_LOAD = 700_000

/** The site's modules that read from disk, which `editor/site/instead.tsx` replaces. */
const READS_DISK = /\/lib\/(?:content\/(?:lastUpdated|load|photos)|site\/print)\.ts$/

function drawings(): string {
  const kept = ['components/drawings', 'components/layout/HomeLayout/offers'].flatMap((folder) =>
    globSync('**/*.svg', { cwd: folder }).map((file) => {
      const name = `/${file.slice(0, -4)}`
      return [folder + name, getDrawing(name === '/index' ? '/' : name, folder)]
    }),
  )
  return `import { namesOf } from '#lib/site/redirects.ts'
const kept = ${JSON.stringify(Object.fromEntries(kept))}
export const getDrawing = (path, folder = 'components/drawings') =>
  namesOf(path).map((name) => kept[folder + (name === '/' ? '/index' : name)]).find(Boolean)`
}

/** Adapts the site's modules and styles to a browser, which has no disk. */
const site: Plugin = {
  name: 'site',
  setup({ onLoad, onResolve }) {
    type Contents = string | Uint8Array | Promise<string>
    const load = (filter: RegExp, contentsOf: (path: string) => Contents, loader?: Loader) =>
      onLoad({ filter }, async ({ path }) => {
        const contents = await contentsOf(path)
        return { contents, resolveDir: dirname(resolve(path)), ...(loader && { loader }) }
      })
    load(READS_DISK, () => `export * from '#editor/site/instead.tsx'`)
    load(/\/components\/drawings\/drawings\.ts$/, drawings)
    // Zod's messages in fifty languages, which the check replaces with its own.
    load(/\/zod\/.*\/locales\/index\.js$/, () => 'export {}')
    // gray-matter's own engines, which `lib/content/frontMatter.ts` replaces: a second YAML parser, and `eval`.
    load(/\/gray-matter\/lib\/engines\.js$/, () => 'module.exports = {}')
    load(/\/LazyCalculator\.tsx$/, () => `export { Calculator } from './Calculator.tsx'`)
    // The preview gets the sheets of all components together.
    load(/\/components\/.*\.scss$/, () => '', 'empty')
    load(/\.scss$/, compileSheet, 'css')
    // Virtual modules: all pages' style sheets in one, and the dictionary.
    onResolve({ filter: /sheets$|english\.bin$|terms\.txt$/ }, ({ path }) => ({
      path: resolve('app', basename(path)),
    }))
    const sheets = () => [...sheetFiles(), 'editor/site/frame.scss'].map(compileSheet).join('\n')
    load(/\/sheets$/, sheets, 'css')
    load(/\/english\.bin$/, () => gzipSync(readTrie()), 'file')
    load(/\/terms\.txt$/, () => readTerms().join('\n'), 'file')
  },
}

export async function buildEditor(): Promise<void> {
  const { metafile } = await build({
    entryPoints: {
      editor: 'editor/page/main.tsx',
      check: 'editor/check/worker.ts',
      base: 'app/globals.scss',
      sheets: 'sheets',
    },
    outdir: ASSETS,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: ['es2022', 'safari16'],
    jsx: 'automatic',
    // The check runs in a worker, without a document.
    conditions: ['worker'],
    metafile: true,
    legalComments: 'none',
    // Zod compiles schemas with `new Function` if allowed to, which the policy forbids.
    banner: { js: 'globalThis.__zod_globalConfig??={jitless:true};' },
    // There is no working directory in a browser.
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.cwd': 'String',
      // gray-matter keeps a copy of each text in a buffer, which a browser has not.
      'Buffer.from': 'String',
    },
    loader: { '.woff2': 'file', '.code-snippets': 'json' },
    plugins: [site],
  })
  const outputs = Object.keys(metafile.outputs).map((file) => basename(file))
  // Only now, because another editor may be serving the same files.
  for (const file of readdirSync(ASSETS)) if (!outputs.includes(file)) rmSync(join(ASSETS, file))
  // The rest is fetched later.
  const first = outputs.filter((file) => !/^(?:Source|english|terms)-/.test(file))
  const size = first.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(ASSETS, file))).length,
    0,
  )
  if (size > MOST_FIRST_LOAD)
    throw new Error(`The editor's first load is ${size} bytes in gzip, at most ${MOST_FIRST_LOAD}.`)
  const page = readFileSync('editor/page/index.html', 'utf8').replace(
    /(?<=\/assets\/)(\w+)(\.\w+)/g,
    (_, name: string, ending: string) =>
      String(outputs.find((file) => file.startsWith(`${name}-`) && file.endsWith(ending))),
  )
  writeFileSync(join(OUTPUT, 'index.html'), page)
}

if (import.meta.main) await buildEditor()
