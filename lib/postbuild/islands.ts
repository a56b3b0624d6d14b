/** Bundles each island for the browser, and React once for all of them. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { bundle as bundleScript } from '../bundle.ts'
import type { Problems } from './problems.ts'

/** Name of the file that all islands share. */
export const SHARED = 'react'

const OPTIONS = {
  bundle: true,
  minify: true,
  write: false,
  target: ['es2022', 'safari16'],
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  // The styles of islands are in the sheets of their pages. Names of modules would be others here than there.
  loader: { '.scss': 'empty' },
  plugins: [
    {
      name: 'plain class names',
      setup: ({ onResolve }) =>
        onResolve({ filter: /\.module\.scss$/ }, ({ path }) => ({
          errors: [
            { text: `${path}: islands use plain class names, since two bundlers would not agree on others` },
          ],
        })),
    },
  ],
} satisfies BuildOptions

async function bundle(root: string, entry: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    ...OPTIONS,
    absWorkingDir: root,
    entryPoints: [entry],
    ...options,
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

export interface IslandCode {
  /** The small script of pages with islands, which fetches the files. */
  loader: string
  /** Code of each file by its name: React, and the islands. */
  files: [name: string, code: string][]
}

/** @param names of the islands that pages have. */
export async function buildIslands(
  root: string,
  names: readonly string[],
  problems: Problems,
): Promise<IslandCode> {
  const present = names.filter((name) => {
    const entry = `components/islands/${name}/${name}.tsx`
    if (existsSync(join(root, entry))) return true
    problems.add(entry, `an island "${name}" without a component`, `one of that name in ${entry}`)
    return false
  })
  const files = present.map(async (name): Promise<[string, string]> => {
    const options = { format: 'cjs', external: ['react', 'react/jsx-runtime'] } satisfies BuildOptions
    const code = await bundle(root, `components/islands/${name}/${name}.tsx`, options)
    // See components/islands/Island/start.tsx.
    return [name, `(window.islands??=[]).push(["${name}",(require,module)=>{${code}}]);\n`]
  })
  const shared = await bundle(root, 'components/islands/Island/start.tsx', { format: 'iife' })
  return {
    loader: await bundleScript(root, 'lib/client/islands/main.ts'),
    files: [[SHARED, shared], ...(await Promise.all(files))],
  }
}
