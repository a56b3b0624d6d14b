/** Bundles what pages load after their own script: the islands, React once for all of them, and the search. */
import { existsSync } from 'node:fs'
import type { BuildOptions } from 'esbuild'
import { bundle } from '../client/bundle.ts'
import type { Problems } from './problems.ts'
import { minifiedStyles } from './styles.ts'

const ISLAND = {
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
} satisfies BuildOptions

/** Bundles React and the code that hydrates islands. */
export function buildReact(): Promise<string> {
  // Chrome then compiles everything off the main thread, including React's outermost function.
  const banner = { js: '//# allFunctionsCalledOnLoad' }
  return bundle('components/islands/Island/start.tsx', { ...ISLAND, banner })
}

/** Bundles the islands of the given names. */
export async function buildIslands(
  names: readonly string[],
  problems: Problems,
): Promise<[name: string, code: string][]> {
  const islands = names.map(async (name): Promise<[string, string][]> => {
    const file = `components/islands/${name}/${name}.tsx`
    const tool = name.charAt(0).toLowerCase() + name.slice(1)
    const isTool = existsSync(`lib/tools/${tool}.ts`)
    if (!isTool && !existsSync(file)) {
      problems.add(file, `an island "${name}" without a component`, `a component of that name in ${file}`)
      return []
    }
    // A calculator is data, which the shared frame turns into an island.
    const entry = isTool
      ? `import { islandFor } from './components/islands/Tool/Frame.tsx'
         import { ${tool} } from './lib/tools/${tool}.ts'
         export const ${name} = islandFor(${tool})`
      : `export { ${name} } from './${file}'`
    const code = await bundle(
      { contents: entry, resolveDir: '.' },
      { ...ISLAND, format: 'cjs', external: ['react', 'react/jsx-runtime'] },
    )
    // See components/islands/Island/start.tsx.
    return [[name, `(window.islands??=[]).push(["${name}",(require,module)=>{${code}}]);\n`]]
  })
  return (await Promise.all(islands)).flat()
}

/**
 * Bundles the search dialog and its engine.
 *
 * `import()` has no integrity attribute. The file name contains the hash of its content instead, in a script whose
 * integrity the page names. This also keeps a page of the last release on the dialog and index it was built with.
 */
export async function buildSearch(): Promise<string> {
  const [styles] = await minifiedStyles(['lib/search/dialog.scss'])
  return bundle('lib/search/main.ts', { format: 'esm', define: { STYLES: JSON.stringify(styles) } })
}
