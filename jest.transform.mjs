import { transformSync } from 'esbuild'

const options = { jsx: 'automatic', sourcemap: 'inline' }

/** Compiles TypeScript and JSX to the ES modules that Jest runs. */
export default {
  process: (source, sourcefile) =>
    transformSync(source, {
      ...options,
      sourcefile,
      loader: sourcefile.endsWith('x') ? 'tsx' : 'ts',
    }),
}
