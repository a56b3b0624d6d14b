import { type BuildOptions, build, type StdinOptions } from 'esbuild'

/**
 * Bundles a script for browsers of the last years; by itself as one that pages load before all else.
 *
 * @param entry its module, relative to the root of the repository, or the text of one.
 */
export async function bundle(entry: string | StdinOptions, options: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    ...(typeof entry === 'string' ? { entryPoints: [entry] } : { stdin: entry }),
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['es2022', 'safari16'],
    // Without "use strict": the compiler has checked more than it would, and each byte delays a page.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    ...options,
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
