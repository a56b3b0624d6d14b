import { globSync } from 'node:fs'
import { join } from 'node:path'
import createMDX from '@next/mdx'
import { mdxOptions } from './lib/mdx/options.ts'

/** False for the development server, and for the benchmarks, which measure Next's own output. */
const ships = process.env.NODE_ENV === 'production' && process.env.POSTBUILD !== '0'

/** @type {import('next').NextConfig} */
const config = {
  // In development the option would show an export error in place of the 404 page.
  ...(process.env.NODE_ENV !== 'development' && { output: 'export' }),
  // The export is not what ships. `out/` stays as it is until a build has finished, since a server may be serving it.
  ...(ships && { distDir: '.next/export' }),
  // `route.dev.ts` is a route only in development.
  pageExtensions: [...(process.env.NODE_ENV === 'development' ? ['dev.ts'] : []), 'ts', 'tsx'],
  // Packages that only read and compile content need no bundling; each one left out saves a second per build.
  serverExternalPackages: ['@mdx-js/mdx', 'esbuild', 'gray-matter', 'yaml', 'zod'],
  adapterPath: join(import.meta.dirname, 'build/adapter.mjs'),
  // Sheets get scales and mixins by `@use 'tools' as *`.
  sassOptions: { loadPaths: [join(import.meta.dirname, 'lib/styles')] },
  // A page that fails to render stops the build with its name; source maps for the stack would slow every build.
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
    globalNotFound: true,
    // The router's prefetch data does not ship either.
    prefetchInlining: false,
  },
  // No shipped file contains it, and a fixed id keeps builds identical.
  generateBuildId: () => 'site',
  // `npm run types` checks types, so builds need not.
  typescript: { ignoreBuildErrors: true },
}

export default createMDX({ options: mdxOptions })(config)
