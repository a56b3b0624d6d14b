import { join } from 'node:path'
import { build } from 'esbuild'

/** Bundles `lib/island-loader`, the script that pages with islands have besides the one of every page. */
export async function buildLoader(root: string): Promise<string> {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [join(root, 'lib/island-loader/main.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['es2022', 'safari16'],
    write: false,
  })
  const [file] = result.outputFiles
  if (!file) throw new Error('esbuild wrote no file for lib/island-loader/main.ts')
  return file.text
}
