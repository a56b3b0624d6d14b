import { join } from 'node:path'
import { build } from 'esbuild'

/** Bundles `lib/page/main.ts` into one small script for browsers of the last years. */
export async function buildPageScript(): Promise<string> {
  const result = await build({
    entryPoints: [join(process.cwd(), 'lib/page/main.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['es2022', 'safari16'],
    write: false,
  })
  const [file] = result.outputFiles
  if (!file) throw new Error('esbuild wrote no file for lib/page/main.ts')
  return file.text
}
