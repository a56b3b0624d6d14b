import { join } from 'node:path'
import createMDX from '@next/mdx'
import { contentBuildId } from './lib/postbuild/buildId.ts'

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // FINISH=0 builds without finishing, for comparison and as a way back; see lib/postbuild/adapter.ts.
  ...(process.env.FINISH !== '0' && { adapterPath: join(import.meta.dirname, 'lib/postbuild/adapter.ts') }),
  // `page.dev.tsx` is a route while the site is written, and is not built.
  pageExtensions: [...(process.env.NODE_ENV === 'development' ? ['dev.tsx'] : []), 'ts', 'tsx'],
  sassOptions: { loadPaths: ['lib/styles'] },
  serverExternalPackages: ['esbuild', 'sass', 'subset-font', 'fontverter'],
  generateBuildId: () => contentBuildId(import.meta.dirname),
  // `npm run types` checks types; a build need not do it a second time.
  typescript: { ignoreBuildErrors: true },
}

// Plugins stand as strings: functions do not serialise under Turbopack.
export default createMDX({
  options: {
    remarkPlugins: ['remark-frontmatter', join(import.meta.dirname, 'lib/content/remarkPhotographs.ts')],
    rehypePlugins: ['rehype-slug'],
  },
})(config)
