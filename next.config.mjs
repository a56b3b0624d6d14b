import { join } from 'node:path'

const here = (file) => join(import.meta.dirname, file)

/** Whether what is built ships: the development server shows all as it is, and the benches measure what Next makes. */
const ships = process.env.NODE_ENV === 'production' && process.env.POSTBUILD !== '0'

/** @type {import('next').NextConfig} */
const config = {
  // Without it the development server shows the page of an unknown address, and not an error about the export.
  ...(process.env.NODE_ENV !== 'development' && { output: 'export' }),
  // `route.dev.ts` is a route while the site is written, and is not built.
  pageExtensions: [...(process.env.NODE_ENV === 'development' ? ['dev.ts'] : []), 'ts', 'tsx'],
  // What only reads and compiles content need not be bundled; each package less is a second less of every build.
  serverExternalPackages: [
    'hast-util-to-jsx-runtime',
    'cspell-trie-lib',
    'esbuild',
    'github-slugger',
    'parse5',
    'rehype-slug',
    'remark-mdx',
    'remark-parse',
    'remark-rehype',
    'sass',
    'subset-font',
    'unified',
    'yaml',
    'zod',
  ],
  adapterPath: here('lib/postbuild/adapter.mjs'),
  turbopack: {
    rules: {
      // Only for the development server: see components/layout/Page.
      '*.mdx': { type: 'raw' },
      // The postbuild has styles from their files, and a loader is a process more.
      '*.scss': ships ? { type: 'raw' } : { loaders: ['./lib/postbuild/styles.ts'], as: '*.css' },
    },
  },
  // A page that cannot be rendered stops the build with its own name; to map each frame of a stack costs every build.
  enablePrerenderSourceMaps: false,
  experimental: {
    cpus: 2,
    staticGenerationMinPagesPerWorker: 20,
    // The postbuild ships none of Next's scripts, so there is nothing to make small but where they are measured, and a
    // build starts from nothing.
    turbopackMinify: process.env.NODE_ENV === 'production' && !ships,
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    turbopackUseBuiltinSass: false,
    turbopackFileSystemCacheForBuild: false,
    // Nor does it ship the data that Next's router would fetch ahead.
    prefetchInlining: false,
  },
  // Nothing that ships has it in its name, and two builds are the same to the bit.
  generateBuildId: () => 'site',
  // `npm run types` checks types; a build need not do it a second time.
  typescript: { ignoreBuildErrors: true },
}

export default config
