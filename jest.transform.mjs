import { transformSync } from 'esbuild'

/** Takes out types and JSX; modules stay modules, which Jest runs as they are. */
export default {
  process: (source, file) =>
    transformSync(source, { loader: file.endsWith('x') ? 'tsx' : 'ts', jsx: 'automatic', sourcemap: 'inline' }),
}
