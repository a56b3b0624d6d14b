import { type BuildOptions, build, type StdinOptions } from 'esbuild'

/**
 * Bundles a script for recent browsers, by default as one that pages load before anything else.
 *
 * @param entry the path of its module, relative to the repository's root, or the module's source.
 */
export async function bundle(
  entry: string | StdinOptions,
  options: BuildOptions = {},
): Promise<string> {
  const { outputFiles } = await build({
    ...(typeof entry === 'string' ? { entryPoints: [entry] } : { stdin: entry }),
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['es2022', 'safari16'],
    // No "use strict": TypeScript checks more than it would, and every byte delays the page.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    ...options,
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
