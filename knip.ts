/** Finds files, packages and exports that nothing uses, as a part of `npm run lint`. */
import type { KnipConfig } from 'knip'

export default {
  // A test runs it to see what happens when a program is missing.
  ignoreBinaries: ['no-such-program'],
  workspaces: {
    '.': {
      project: ['**/*.{ts,tsx,mjs}', '{app,components}/**/*.scss', '!editor/**'],
      // What only a path in a string names, for a bundler, for Next or for another process.
      entry: [
        'app/**/route.dev.ts',
        'build/adapter.mjs',
        'proxy.dev.ts',
        'scripts/{fonts,start,photos/main,schemas}.ts',
        'scripts/release/program.mjs',
        'edge/testing/{leash,publishers,workerd}.ts',
        'lib/client/{main,consent/consent,islands/main}.ts',
        'lib/mdx/{rehype,remark}*.ts',
        'lib/search/main.ts',
      ],
      ignoreDependencies: [
        // Files of these are read by their paths: see scripts/fonts.ts and check/read/dictionaries.ts.
        '@fontsource-variable/geist-mono',
        '@fontsource-variable/schibsted-grotesk',
        '@cspell/dict-companies',
        '@cspell/dict-en-common-misspellings',
        '@cspell/dict-en_us',
        '@cspell/dict-people-names',
        '@cspell/dict-software-terms',
        // The parser that .dependency-cruiser.mjs asks for.
        '@swc/core',
        // Plugins that lib/mdx/options.ts names in strings.
        'rehype-slug',
        'remark-frontmatter',
      ],
    },
    editor: {
      project: ['**/*.{ts,tsx}'],
      entry: [
        '{background/worker.ts,ui/main.tsx,worker/worker.ts}',
        // In place of the site's modules of the same path.
        'browser/**/*.{ts,tsx}',
        'testing/*.ts',
      ],
    },
  },
} satisfies KnipConfig
