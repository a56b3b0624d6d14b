/** Bundles what pages fetch after their own script: each island, React once for all of them, and the search. */
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

/** React, and what brings islands to life. */
export function buildReact(): Promise<string> {
  // Chrome then compiles all of it beside the page, where React's outermost function would else be compiled within it.
  const banner = { js: '//# allFunctionsCalledOnLoad' }
  return bundle('components/islands/Island/start.tsx', { ...ISLAND, banner })
}

/** Code of islands, each with its name. */
export async function buildIslands(
  names: readonly string[],
  problems: Problems,
): Promise<[name: string, code: string][]> {
  const islands = names.map(async (name): Promise<[string, string][]> => {
    const file = `components/islands/${name}/${name}.tsx`
    const tool = name.charAt(0).toLowerCase() + name.slice(1)
    const isTool = existsSync(`lib/tools/${tool}.ts`)
    if (!isTool && !existsSync(file)) {
      problems.add(file, `an island "${name}" without a component`, `one of that name in ${file}`)
      return []
    }
    // A calculator is data; the frame of all of them makes an island of it.
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
 * The dialog of the search with the engine in it.
 *
 * It is fetched by `import()`, which has no integrity attribute. So it gets a name with the hash of its content, which
 * stands in a script whose integrity the page names. Such names also keep a release together: an open page of the last
 * one goes on with the dialog and the index of its own.
 */
export async function buildSearch(): Promise<string> {
  const [styles] = await minifiedStyles(['lib/search/dialog.scss'])
  return bundle('lib/search/main.ts', { format: 'esm', define: { STYLES: JSON.stringify(styles) } })
}
