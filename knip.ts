/** Finds files, packages and exports that nothing uses, as a part of `npm run lint`. */
import type { KnipConfig } from 'knip'

export default {
  project: ['**/*.{ts,tsx,mjs}', '{app,components}/**/*.scss'],
  // What only a path in a string names, for a bundler, for Next or for another process.
  entry: [
    'app/**/route.dev.ts',
    'build/{adapter.mjs,parse.ts}',
    'edge/testing/{leash,publishers,workerd}.ts',
    'editor/{check/worker.ts,page/main.tsx,site/instead.tsx}',
    'lib/client/{main,links}.ts',
    'lib/client/{consent/consent,islands/main}.ts',
    'lib/mdx/{rehype,remark}*.ts',
    'lib/search/main.ts',
  ],
  ignoreDependencies: [
    // Files of these are read by their paths: see scripts/fonts.ts and check/english.ts.
    '@fontsource-variable/geist-mono',
    '@fontsource-variable/schibsted-grotesk',
    '@cspell/dict-en_us',
    '@cspell/dict-software-terms',
    // The parser that .dependency-cruiser.mjs asks for.
    '@swc/core',
    'remark-frontmatter',
  ],
  // What the editor's build makes.
  ignoreUnresolved: ['../english.bin', '../terms.txt'],
} satisfies KnipConfig
