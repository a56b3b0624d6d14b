import { transformSync } from 'esbuild'

const options = { jsx: 'automatic', sourcemap: 'inline' }

/** Takes out types and JSX; modules stay modules, which Jest runs as they are. */
export default {
  process: (source, file) => transformSync(source, { ...options, loader: file.endsWith('x') ? 'tsx' : 'ts' }),
}
