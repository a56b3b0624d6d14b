/** `node editor/build.ts`: builds the editor into `out-editor/` from the site's own parts, with nothing of it in `out/`. */
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Loader, type Plugin } from 'esbuild'
import { compileSheet } from '../build/styles.ts'
import { keptTrie, readMisspellings, readNames, readTerms } from '../check/read/dictionaries.ts'
import { getDrawing } from '../components/drawings/drawings.ts'
import { inKilobytes, type Load, loadsOf } from './loads.ts'

export const OUTPUT = 'out-editor'
const ASSETS = join(OUTPUT, 'assets')

/** Modules for a browser, in the place of the site's modules of the same path, which read the disk. */
const BROWSER_MODULES = resolve('editor/browser')

const browserModules: Plugin = {
  name: 'browser-modules',
  setup({ onLoad }) {
    onLoad({ filter: /\/(?:components|lib)\/.*\.tsx?$/ }, ({ path }) => {
      const replacement = join(BROWSER_MODULES, relative('.', path))
      if (!existsSync(replacement)) return undefined
      return {
        contents: `export * from ${JSON.stringify(replacement)}`,
        resolveDir: dirname(path),
      }
    })
  },
}

/** Every drawing's markup, by the file's path without its ending. */
function drawings(): Record<string, string | undefined> {
  const all: Record<string, string | undefined> = {}
  for (const folder of ['components/drawings', 'components/layout/HomeLayout/offers'])
    for (const file of globSync('**/*.svg', { cwd: folder })) {
      const name = `/${file.slice(0, -'.svg'.length)}`
      all[folder + name] = getDrawing(name === '/index' ? '/' : name, folder)
    }
  return all
}

/** The sheets of all components, and how the preview marks what can be edited. */
const previewStyles = () =>
  [...globSync('{app,components}/**/[!_]*.scss').sort(), 'editor/preview/frame.scss']
    .map(compileSheet)
    .join('\n')

/** What the build generates, by its name in imports, and how esbuild treats it. */
const GENERATED: Record<string, { contents: () => string | Uint8Array; loader: Loader }> = {
  'virtual:drawings.json': { contents: () => JSON.stringify(drawings()), loader: 'json' },
  'virtual:sheets.css': { contents: previewStyles, loader: 'css' },
  'virtual:english.bin': { contents: () => gzipSync(keptTrie()), loader: 'file' },
  'virtual:terms.txt': { contents: readTerms, loader: 'file' },
  'virtual:names.txt': { contents: readNames, loader: 'file' },
  'virtual:misspellings.txt': { contents: readMisspellings, loader: 'file' },
}

const generated: Plugin = {
  name: 'generated',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^virtual:/ }, ({ path }) => ({
      // Assets get their names from here.
      path: resolve('app', path.replace('virtual:', '')),
      namespace: 'generated',
      pluginData: path,
    }))
    onLoad({ filter: /./, namespace: 'generated' }, ({ pluginData }) => {
      const { contents, loader } = GENERATED[pluginData as string] ?? {}
      return contents && loader && { contents: contents(), loader, resolveDir: resolve('app') }
    })
  },
}

const styles: Plugin = {
  name: 'styles',
  setup({ onLoad }) {
    // The preview gets the sheets of all components together.
    onLoad({ filter: /\/components\/.*\.scss$/ }, () => ({ contents: '', loader: 'empty' }))
    onLoad({ filter: /\.scss$/ }, ({ path }) => ({
      contents: compileSheet(path),
      loader: 'css',
      resolveDir: dirname(path),
    }))
  },
}

const withoutUnused: Plugin = {
  name: 'without-unused',
  setup({ onLoad }) {
    // Zod's messages in fifty languages, which the check replaces with its own.
    onLoad({ filter: /\/zod\/.*\/locales\/index\.js$/ }, () => ({ contents: 'export {}' }))
    // gray-matter's own engines, which lib/content/frontMatter.ts replaces: a second YAML parser, and `eval`.
    onLoad({ filter: /\/gray-matter\/lib\/engines\.js$/ }, () => ({
      contents: 'module.exports = {}',
    }))
    // React's renderer of streams, which comes along with that of a whole page and takes 30 KB in gzip.
    onLoad({ filter: /\/react-dom-server\.browser\.production\.js$/ }, () => ({
      contents: 'module.exports = {}',
    }))
  },
}

/** Puts a file in its place whole, because another editor may be serving the one that it replaces. */
function replaceFile(file: string, contents: string | Uint8Array): void {
  const draft = join(OUTPUT, `.draft-${process.pid}`)
  writeFileSync(draft, contents)
  mkdirSync(dirname(file), { recursive: true })
  renameSync(draft, file)
}

/** Builds the editor into {@link OUTPUT}, and returns when what of it is fetched. @throws if its first load is too large. */
export async function buildEditor(): Promise<readonly Load[]> {
  const { outputFiles } = await build({
    entryPoints: {
      editor: 'editor/ui/main.tsx',
      check: 'editor/background/worker.ts',
      base: 'app/globals.scss',
      sheets: 'virtual:sheets.css',
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
    write: false,
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
    plugins: [browserModules, generated, styles, withoutUnused],
  })
  const outputs = outputFiles.map(({ path }) => basename(path))
  mkdirSync(OUTPUT, { recursive: true })
  for (const { path, contents } of outputFiles) replaceFile(path, contents)
  for (const file of readdirSync(ASSETS)) {
    if (!outputs.includes(file)) rmSync(join(ASSETS, file))
  }
  const loads = loadsOf(
    outputFiles.map(({ path, contents }) => ({ name: basename(path), contents })),
  )
  const page = readFileSync('editor/ui/index.html', 'utf8').replace(
    /(?<=\/assets\/)(\w+)(\.\w+)/g,
    (_, name: string, ending: string) =>
      String(outputs.find((file) => file.startsWith(`${name}-`) && file.endsWith(ending))),
  )
  replaceFile(join(OUTPUT, 'index.html'), page)
  // The logos of partners, which the footer of each page shows under the same addresses.
  for (const file of globSync('*/**/*.svg', { cwd: 'public' }))
    replaceFile(join(OUTPUT, file), readFileSync(join('public', file)))
  return loads
}

if (import.meta.main)
  for (const [when, bytes] of await buildEditor())
    console.log(`${inKilobytes(bytes).padStart(4)} KB in gzip ${when}`)
