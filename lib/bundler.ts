import { type BuildOptions, build, type StdinOptions } from 'esbuild'

/** Returns the name of the package that a bundled file belongs to; undefined for a file of this repository. */
export const packageOf = (file: string): string | undefined =>
  /.*(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]

/** Bundles scripts, and keeps the list of the packages that are in them, for their licenses. */
export class Bundler {
  /** The packages whose code is in what it has bundled so far. */
  readonly packages = new Set<string>()

  /**
   * Bundles a script for recent browsers, by default as one that pages load before anything else.
   *
   * @param entry the path of its module, relative to the repository's root, or the module's source.
   */
  async bundle(entry: string | StdinOptions, options: BuildOptions = {}): Promise<string> {
    const { outputFiles, metafile } = await build({
      ...(typeof entry === 'string' ? { entryPoints: [entry] } : { stdin: entry }),
      bundle: true,
      minify: true,
      format: 'iife',
      target: ['es2022', 'safari16'],
      // No "use strict": TypeScript checks more than it would, and every byte delays the page.
      tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
      ...options,
      write: false,
      metafile: true,
    })
    for (const { inputs } of Object.values(metafile.outputs))
      for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
        const name = bytesInOutput > 0 ? packageOf(file) : undefined
        if (name) this.packages.add(name)
      }
    return outputFiles[0]?.text ?? ''
  }
}
