import { transformSync } from 'esbuild'

const options = { jsx: 'automatic', sourcemap: 'inline' }

/** Takes out types and JSX; modules stay modules, which Jest runs as they are. */
export default {
  process: (source, sourcefile) =>
    transformSync(source, { ...options, sourcefile, loader: sourcefile.endsWith('x') ? 'tsx' : 'ts' }),
}
