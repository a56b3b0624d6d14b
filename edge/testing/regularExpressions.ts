import { type Options, parse } from 'acorn'
import { type BuildOptions, build } from 'esbuild'

/** What acorn's typings leave out of a token. */
type RegExpToken = { pattern: string; flags: string }

/**
 * Returns the regular expressions in the code that is reached from some entries, as `/source/flags`.
 *
 * @param options narrow down what is bundled, for example to leave out packages.
 */
export async function regularExpressionsIn(
  entryPoints: string[],
  options: BuildOptions = {},
): Promise<string[]> {
  const { outputFiles } = await build({
    ...options,
    entryPoints,
    bundle: true,
    write: false,
    outdir: 'unused',
    format: 'esm',
    target: 'esnext',
    jsx: 'automatic',
    loader: { '.scss': 'empty' },
    logLevel: 'error',
  })
  const found = new Set<string>()
  const onToken: Options['onToken'] = (token) => {
    if (token.type.label !== 'regexp') return
    const { pattern, flags } = (token as unknown as { value: RegExpToken }).value
    found.add(`/${pattern}/${flags}`)
  }
  for (const { text } of outputFiles)
    parse(text, { ecmaVersion: 'latest', sourceType: 'module', onToken })
  return [...found]
}
