import { extname } from 'node:path'
import { transformSync } from 'esbuild'

const options = { jsx: 'automatic', sourcemap: 'inline' }

/** What a module contains, by the end of its name. Tests see no styles. */
const loaders = { '.ts': 'ts', '.tsx': 'tsx', '.scss': 'empty' }

/** Compiles TypeScript and JSX to the ES modules that Jest runs. */
export default {
  process: (source, sourcefile) =>
    transformSync(source, {
      ...options,
      sourcefile,
      loader: loaders[extname(sourcefile)],
    }),
}
