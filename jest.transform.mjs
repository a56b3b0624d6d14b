import { extname } from 'node:path'
import { transformSync } from 'esbuild'

const options = { format: 'esm', jsx: 'automatic', sourcemap: 'inline' }

/** What a module contains, by the end of its name. Tests see no styles. */
const loaders = { '.ts': 'ts', '.tsx': 'tsx', '.scss': 'empty', '.code-snippets': 'json' }

/** Compiles TypeScript, JSX and snippets to the ES modules that Jest runs. */
export default {
  process: (source, sourcefile) =>
    transformSync(source, {
      ...options,
      sourcefile,
      loader: loaders[extname(sourcefile)],
    }),
}
