/** Bundles the site's scripts. */
import { existsSync } from 'node:fs'
import type { BuildOptions } from 'esbuild'
import type { Bundler } from '#lib/bundler.ts'
import { SEARCH } from '#lib/search/modules.ts'
import { PAGE_SCRIPT } from './page.ts'
import { minifiedSheet } from './styles.ts'

/** The path of the loader of islands. */
export const LOADER = '/islands.js'

/** The path of what all islands need: React, what moves them, and the code that hydrates them. */
export const REACT = '/react.js'

/** What islands share, in the file of `start.tsx`. */
const SHARED = ['react', 'react/jsx-runtime', '#components/islands/Island/motion.ts']

const ISLAND = {
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  // Next has linked the sheets on the pages.
  loader: { '.scss': 'empty' },
} satisfies BuildOptions

/**
 * Bundles the scripts that do not depend on pages, by path.
 *
 * `import()` has no integrity attribute. The name of the search's file contains the hash of its content instead, in a
 * script whose integrity the page names. This also keeps a page of the last release on the index it was built with.
 */
export async function bundleScripts(bundler: Bundler): Promise<[path: string, code: string][]> {
  // With this, Chrome compiles everything off the main thread, including React's outermost function.
  const banner = { js: '//# allFunctionsCalledOnLoad' }
  const bundles = {
    [PAGE_SCRIPT]: bundler.bundle('lib/client/main.ts'),
    [SEARCH]: bundler.bundle('lib/search/main.ts', {
      format: 'esm',
      define: { STYLES: JSON.stringify(await minifiedSheet('lib/search/dialog.scss')) },
    }),
    [LOADER]: bundler.bundle('lib/client/islands/main.ts'),
    [REACT]: bundler.bundle('components/islands/Island/start.tsx', { ...ISLAND, banner }),
  }
  return Promise.all(
    Object.entries(bundles).map(
      async ([path, code]): Promise<[string, string]> => [path, await code],
    ),
  )
}

const componentFile = (island: string) => `components/islands/${island}/${island}.tsx`

const calculatorName = (island: string) => island.charAt(0).toLowerCase() + island.slice(1)

const isCalculator = (island: string) => existsSync(`lib/calculators/${calculatorName(island)}.ts`)

/** The file that an island with this name lacks; undefined if there is such an island. */
export const missingFileOf = (island: string): string | undefined =>
  isCalculator(island) || existsSync(componentFile(island)) ? undefined : componentFile(island)

/** Bundles an island. See components/islands/Island/start.tsx. */
export async function bundleIsland(name: string, bundler: Bundler): Promise<string> {
  const calculator = calculatorName(name)
  // A calculator is data, which a frame shows. All of them import the frame, and none the others.
  const entry = isCalculator(name)
    ? `import { CalculatorFrame } from './components/islands/Calculator/CalculatorFrame.tsx'
       import { ${calculator} } from './lib/calculators/${calculator}.ts'
       export const ${name} = (props) => <CalculatorFrame {...props} calculator={${calculator}} />`
    : `export { ${name} } from './${componentFile(name)}'`
  const code = await bundler.bundle(
    { contents: entry, resolveDir: '.', loader: 'tsx' },
    { ...ISLAND, format: 'cjs', external: SHARED },
  )
  return `(window.islands??=[]).push(["${name}",(require,module)=>{${code}}]);\n`
}
