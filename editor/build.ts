/** `npm run edit:build`: the editor in `out-editor/`, from the parts of the site, and nothing of it in `out/`. */
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type OnLoadResult, type Plugin } from 'esbuild'
import { compileStyles, sheetFiles } from '#lib/postbuild/styles.ts'
import { readDictionaries } from '#tools/lint/english.ts'
import { PAGE_POLICY } from './policy.ts'

export const OUTPUT = 'out-editor'

/** Modules of the site that read a disk, and what stands in for them in `editor/site`. */
const STAND_INS = [
  'components/layout/Page/Report.tsx',
  'lib/content/lastUpdated.ts',
  'lib/content/load.ts',
  'lib/content/photos.ts',
  'lib/site/drawings.ts',
  'lib/site/prints.ts',
].map((file) => resolve(file))

/** What there is of a kind, as modules that are in no folder. */
const MADE: Record<string, () => Partial<OnLoadResult>> = {
  // Zod's messages in fifty languages; ours are our own.
  locales: () => ({ contents: 'export {}' }),
  sheets: () => ({
    contents: sheetFiles()
      .map((file) => `@import "./${file}";`)
      .join('\n'),
    loader: 'css',
  }),
  drawings: () => {
    // Inside of a page a drawing needs no name space, and no indentation.
    const plain = (svg: string) => svg.replace(/ xmlns="[^"]*"|\s+(?=<)/g, '')
    const entries = globSync('**/*.svg', { cwd: 'components/drawings' }).map((file) => [
      `/${file.replace(/\.svg$/, '')}`,
      plain(readFileSync(join('components/drawings', file), 'utf8')),
    ])
    return { contents: JSON.stringify(Object.fromEntries(entries)), loader: 'json' }
  },
}

/** The site's own modules and styles, for a browser that has no disk. */
const site: Plugin = {
  name: 'site',
  setup({ onLoad, onResolve }) {
    onResolve(
      { filter: /\/(?:Report|lastUpdated|load|photos|drawings|prints)\.tsx?$/ },
      ({ path, resolveDir, importer }) => {
        const file = path.startsWith('#') ? resolve(path.slice(1)) : resolve(resolveDir, path)
        const isOwn = importer.startsWith(resolve('editor'))
        return STAND_INS.includes(file) && !isOwn
          ? { path: resolve('editor/site', basename(file)) }
          : undefined
      },
    )
    onResolve({ filter: /\/locales\/index\.js$/ }, ({ importer }) =>
      importer.includes('/zod/') ? { path: 'locales', namespace: 'made' } : undefined,
    )
    onResolve({ filter: /^(?:sheets|drawings)$/ }, ({ path }) => ({ path, namespace: 'made' }))
    onLoad({ filter: /.*/, namespace: 'made' }, ({ path }) => ({
      ...MADE[path]?.(),
      resolveDir: resolve('.'),
    }))
    onLoad({ filter: /\.scss$/ }, ({ path }) => ({
      contents: compileStyles(path).css,
      loader: 'css',
      resolveDir: dirname(path),
    }))
  },
}

/** Writes a file under a name with its digest, and returns that name. */
function write(name: string, ending: string, bytes: Uint8Array): string {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const file = `${name}-${digest}${ending}`
  writeFileSync(join(OUTPUT, 'assets', file), bytes)
  return `/assets/${file}`
}

export async function buildEditor(): Promise<void> {
  rmSync(OUTPUT, { recursive: true, force: true })
  mkdirSync(join(OUTPUT, 'assets'), { recursive: true })
  const { metafile } = await build({
    entryPoints: {
      editor: 'editor/page/main.tsx',
      check: 'editor/check/worker.ts',
      render: 'editor/site/render.tsx',
      base: 'app/globals.scss',
      sheets: 'sheets',
    },
    outdir: join(OUTPUT, 'assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: ['es2022', 'safari16'],
    jsx: 'automatic',
    // The check runs where there is no document.
    conditions: ['worker'],
    metafile: true,
    legalComments: 'none',
    // Zod makes code of its schemas where it may, which the policy forbids.
    banner: { js: 'globalThis.__zod_globalConfig??={jitless:true};' },
    // The editor has no folder to work in.
    define: { 'process.env.NODE_ENV': '"production"', 'process.cwd': 'String' },
    loader: { '.woff2': 'file', '.code-snippets': 'json' },
    plugins: [site],
  })
  const outputs = Object.keys(metafile.outputs).map((file) => basename(file))
  const asset = (name: string, ending: string) =>
    `/assets/${outputs.find((file) => file.startsWith(`${name}-`) && file.endsWith(ending))}`
  const { trie, terms } = readDictionaries()
  const english = write('english', '.bin', gzipSync(trie))
  const words = write('terms', '.txt', Buffer.from(terms.join('\n')))
  writeFileSync(
    join(OUTPUT, 'index.html'),
    `<!doctype html>
<html lang="en-US" data-check="${asset('check', '.js')}" data-english="${english}" data-terms="${words}" data-styles="${asset('sheets', '.css')} ${asset('render', '.css')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Edit the website</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${asset('base', '.css')}">
<link rel="stylesheet" href="${asset('editor', '.css')}">
<script type="module" src="${asset('editor', '.js')}"></script>
</head>
<body></body>
</html>
`,
  )
  writeFileSync(
    join(OUTPUT, '_headers'),
    `/*
  Content-Security-Policy: ${PAGE_POLICY}
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`,
  )
}

if (import.meta.main) await buildEditor()
