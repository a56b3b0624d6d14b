import { globSync } from 'node:fs'
import { join } from 'node:path'
import createMDX from '@next/mdx'
import { mdxOptions } from './lib/mdx/options.ts'

const inDevelopment = process.env.NODE_ENV === 'development'

/** False for the development server, and for the benchmarks, which measure Next's own output. */
const ships = process.env.NODE_ENV === 'production' && process.env.POSTBUILD !== '0'

/** @type {import('next').NextConfig} */
const site = {
  // In development the option would show an export error in place of the 404 page.
  ...(!inDevelopment && { output: 'export' }),
  // The export is not what ships. `out/` stays as it is until a build has finished, since a server may be serving it.
  ...(ships && { distDir: '.next/export' }),
  // Files named `route.dev.ts` and `proxy.dev.ts` take part only in development.
  pageExtensions: inDevelopment ? ['dev.ts', 'ts', 'tsx'] : ['ts', 'tsx'],
  // Sheets get scales and mixins by `@use 'tools' as *`.
  sassOptions: { loadPaths: [join(import.meta.dirname, 'lib/styles')] },
  // No shipped file contains it, and a fixed id keeps builds identical.
  generateBuildId: () => 'site',
}

/** What Next does for a server and a router that do not ship, and leaves out to save time. */
const leaner = {
  adapterPath: join(import.meta.dirname, 'build/adapter.mjs'),
  // Packages that only read and compile content need no bundling.
  serverExternalPackages: ['@mdx-js/mdx', 'esbuild', 'gray-matter', 'yaml', 'zod'],
  // `npm run types` checks types.
  typescript: { ignoreBuildErrors: true },
  // A page that fails to render stops the build with its name, also without them.
  enablePrerenderSourceMaps: false,
  experimental: {
    // Each worker has to load the site and warm up first, so a second one pays only for many pages.
    cpus: globSync('content/**/*.mdx').length > 200 ? 2 : 1,
    // None of Next's scripts ship, so they are minified only for the benchmarks.
    turbopackMinify: process.env.NODE_ENV === 'production' && !ships,
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    // Builds start from scratch.
    turbopackFileSystemCacheForBuild: false,
    // A page of `[...slug]` is compiled when it is first shown, not with all others.
    turbopackLazyDynamicImportsSSR: inDevelopment,
    // The router's prefetch data.
    prefetchInlining: false,
    // A `not-found.tsx`, and preloads of its styles, would be in every page.
    globalNotFound: true,
  },
}

const config = createMDX({ options: mdxOptions })({ ...site, ...leaner })

/** In development, a page that cannot be compiled may not keep the others of its route from being shown. */
function tolerateMistakes({ turbopack }) {
  for (const rule of Object.values(turbopack.rules).flat()) {
    for (const loader of rule.loaders ?? []) {
      if (loader.loader?.includes('@next/mdx'))
        loader.loader = join(import.meta.dirname, 'lib/mdx/developmentLoader.cjs')
    }
  }
}

if (inDevelopment) tolerateMistakes(config)

export default config
