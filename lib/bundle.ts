import { build } from 'esbuild'

/**
 * Bundles one of the small scripts that pages load before all else, for browsers of the last years.
 *
 * @param entry its module, relative to `root`.
 * @param define constants that it declares, as code.
 */
export async function bundle(
  root: string,
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['es2022', 'safari16'],
    // Without "use strict": the compiler has checked more than it would, and each byte delays a page.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    define: { ...define },
    write: false,
  })
  const [file] = result.outputFiles
  if (!file) throw new Error(`esbuild wrote no file for ${entry}`)
  return file.text
}
