/** @jest-environment node */
import { posix } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { filesOf, textOf } from '#lib/testing/tree.ts'

type Source = { file: string; text: string }
type Import = { file: string; from: string; typeOnly: boolean }

/** Code without its comments: they may name what code may not. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/** Every import and re-export of a file; paths of this repository as they stand in it. */
function importsOf({ file, text }: Source): Import[] {
  const pattern =
    /\b(?:(?:import|export)\s+(type\s)?[^'"`;=()]*?from\s*|import\s*\(?\s*)(?:\/\*.*?\*\/\s*)?(['"`])([^'"`$]+)\2?/g
  return [...withoutComments(text).matchAll(pattern)].map(([, type, , name = '']) => {
    const from = name.startsWith('#')
      ? name.slice(1)
      : name.startsWith('.')
        ? posix.join(posix.dirname(file), name)
        : name
    return { file, from, typeOnly: type !== undefined }
  })
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isTestHelp = (file: string) => isTest(file) || /(?:^|\/)(?:testing\/|testSite\.)/.test(file)
const within = (file: string, ...folders: string[]) => folders.some((folder) => file.startsWith(`${folder}/`))

/** Each rule gives the files that break it. */
const rules = {
  'client code stands in islands': ({ file, text }: Source) =>
    /^\s*['"]use client['"]/m.test(withoutComments(text)) &&
    !within(file, 'components/islands') &&
    ![
      'app/error.tsx',
      'app/global-error.tsx',
      // Of a route that is there in development alone.
      'app/catalogue/CopyButton.tsx',
    ].includes(file),

  'links are plain, pages are documents': (source: Source) =>
    importsOf(source).some(({ from }) =>
      ['next/link', 'next/image', 'next/script', 'next/dynamic', 'next/router', 'next/navigation'].includes(
        from,
      ),
    ),

  'no content waits': ({ file, text }: Source) =>
    (within(file, 'app', 'components') && /\bSuspense\b|\blazy\(/.test(withoutComments(text))) ||
    /(?:^|\/)loading\.[jt]sx?$/.test(file),

  'framer-motion moves islands only': (source: Source) =>
    !within(source.file, 'components/islands') &&
    importsOf(source).some(({ from }) => /^(?:framer-motion|motion)(?:\/|$)/.test(from)),

  'lib is under everything else': (source: Source) =>
    within(source.file, 'lib') &&
    importsOf(source).some(({ from }) => within(from, 'app', 'components', 'edge', 'e2e', 'scripts')),

  'components know neither routes nor edge': (source: Source) =>
    within(source.file, 'components') &&
    importsOf(source).some(({ from }) => within(from, 'app', 'edge', 'e2e', 'scripts')),

  'the edge shares nothing but lib': (source: Source) =>
    within(source.file, 'edge') &&
    importsOf(source).some(({ from }) => within(from, 'app', 'components', 'e2e')),

  'routes do not reach into the edge': (source: Source) =>
    within(source.file, 'app') &&
    importsOf(source).some(({ from }) => within(from, 'edge', 'e2e', 'scripts')),

  'components are given their data': (source: Source) =>
    within(source.file, 'components') &&
    importsOf(source).some(({ from }) => /^(?:node:)?(?:fs|path|child_process)(?:\/|$)/.test(from)),

  'layouts hold blocks, blocks hold figures': (source: Source) => {
    const above: Record<string, string[]> = {
      'components/blocks': ['components/layout', 'components/islands'],
      'components/figures': ['components/layout', 'components/islands', 'components/blocks'],
      'components/islands': ['components/layout', 'components/blocks', 'components/figures'],
      'components/ui': ['components/layout', 'components/islands', 'components/blocks', 'components/figures'],
    }
    return Object.entries(above).some(
      ([folder, forbidden]) =>
        within(source.file, folder) && importsOf(source).some(({ from }) => within(from, ...forbidden)),
    )
  },

  'content is read by components through pages.ts alone': (source: Source) =>
    within(source.file, 'components') &&
    !isTestHelp(source.file) &&
    importsOf(source).some(
      ({ from, typeOnly }) => !typeOnly && within(from, 'lib/content') && !SHARED_RULES.has(from),
    ),

  // It would ship the schemas, and all of zod, to the browser.
  'an island takes nothing but types from content': (source: Source) =>
    within(source.file, 'components/islands') &&
    importsOf(source).some(
      ({ from, typeOnly }) => !typeOnly && within(from, 'lib/content', 'lib/site', 'lib/seo'),
    ),

  // What it fetches when a visitor asks for it is named by its address.
  'what runs in each page imports nothing else': (source: Source) =>
    within(source.file, 'lib/client') &&
    !isTest(source.file) &&
    !source.file.endsWith('/build.ts') &&
    importsOf(source).some(({ from }) => !within(from, 'lib/client') && !from.startsWith('/')),

  'tests and their helpers do not ship': (source: Source) =>
    !isTestHelp(source.file) &&
    !within(source.file, 'e2e', 'scripts') &&
    !/^jest\./.test(source.file) &&
    importsOf(source).some(({ from }) => isTestHelp(from) || from.startsWith('@jest')),

  'no barrel': ({ file, text }: Source) =>
    /(?:^|\/)index\.[jt]sx?$/.test(file) || /^export \* from/m.test(withoutComments(text)),

  'names, not defaults': ({ file, text }: Source) =>
    /^export default|\bas default\b/m.test(withoutComments(text)) && !WANTS_DEFAULT.test(file),
} satisfies Record<string, (source: Source) => boolean>

/** Plain rules of lib/content that blocks and figures share with the check, beside the registry itself. */
const SHARED_RULES = new Set([
  'lib/content/pages.ts',
  'lib/content/blocks.ts',
  'lib/content/faqs.ts',
  'lib/content/figures.ts',
  'lib/content/figureRules.ts',
])

/** Routes and configuration, where Next, MDX, Jest, Playwright and Workers look for a default. */
const WANTS_DEFAULT =
  /^app\/|^[\w.-]+\.config\.ts$|^jest\.styles\.ts$|^edge\/workers\/worker\.ts$|^lib\/(?:export\/adapter|content\/remark\w+)\.ts$/

// Without this file, which holds code that breaks every rule.
const sources: Source[] = filesOf('*.{ts,tsx}', '{app,components,edge,e2e,lib,scripts}/**/*.{ts,tsx}')
  .filter((file) => file !== 'lib/architecture.test.ts')
  .map((file) => ({ file, text: textOf(file) }))

describe('the tree', () => {
  it('is read', () => {
    for (const folder of ['app', 'components', 'edge', 'lib', 'scripts']) {
      expect(sources.filter(({ file }) => within(file, folder)).length).toBeGreaterThan(3)
    }
    const imports = sources.flatMap(importsOf)
    expect(imports.filter(({ from }) => within(from, 'lib')).length).toBeGreaterThan(200)
    // Whatever is taken for a path of this repository is one; an import that is misread would slip through.
    const known = new Set(sources.map(({ file }) => file))
    const lost = imports.filter(
      ({ from }) => within(from, 'app', 'components', 'edge', 'lib') && /\.tsx?$/.test(from),
    )
    expect(lost.filter(({ from }) => !known.has(from))).toEqual([])
  })

  it.each(Object.entries(rules))('%s', (_, breaks) => {
    expect(sources.filter(breaks).map(({ file }) => file)).toEqual([])
  })

  it('has each component in a folder of its own name', () => {
    const folders = filesOf('components/{blocks,islands,layout,ui}/*/')
    expect(folders.length).toBeGreaterThan(20)
    const known = new Set(sources.map(({ file }) => file))
    expect(folders.filter((folder) => !known.has(`${folder}/${posix.basename(folder)}.tsx`))).toEqual([])
  })

  it('has each style sheet beside the component that it dresses', () => {
    const sheets = filesOf('components/**/*.scss')
    const lonely = sheets.filter((sheet) => {
      const name = posix.basename(sheet)
      return !sources.some(
        ({ file, text }) => posix.dirname(file) === posix.dirname(sheet) && text.includes(`'./${name}'`),
      )
    })
    expect(lonely).toEqual([])
    expect(sheets.filter((sheet) => !sheet.endsWith('.module.scss'))).toEqual([])
  })

  it('imports no package that package.json does not name', () => {
    const { dependencies, devDependencies } = JSON.parse(textOf('package.json'))
    // Jest's documentation imports its own part from there.
    const named = new Set(['@jest/globals', ...Object.keys({ ...dependencies, ...devDependencies })])
    const strangers = sources
      .flatMap(importsOf)
      .filter(({ from, typeOnly }) => !typeOnly && /^(?:@[a-z]|[a-z])/.test(from))
      .filter(
        ({ from }) => !/^(?:node|cloudflare):|^(?:app|components|edge|e2e|lib|scripts|content)\//.test(from),
      )
      .map(({ file, from }) => ({ file, name: from.split('/', from.startsWith('@') ? 2 : 1).join('/') }))
      .filter(({ name }) => !named.has(name))
    expect(strangers).toEqual([])
  })

  it('has no JavaScript beside TypeScript', () => {
    const found = filesOf('{app,components,edge,e2e,lib,scripts}/**/*.{js,jsx,mjs,cjs}')
    // The route of /site.js is a folder of that name.
    expect(found.filter((path) => !sources.some(({ file }) => within(file, path)))).toEqual([])
  })

  it('has islands on the four pages that need one, and nowhere else', () => {
    const importers = (file: string): string[] =>
      sources
        .filter((source) => !isTestHelp(source.file) && importsOf(source).some(({ from }) => from === file))
        .map((source) => source.file)
    const reached = new Set<string>()
    const climb = (file: string) => {
      for (const importer of importers(file)) {
        if (reached.has(importer)) continue
        reached.add(importer)
        climb(importer)
      }
    }
    for (const { file } of sources) if (within(file, 'components/islands') && !isTestHelp(file)) climb(file)
    expect([...reached].filter((file) => within(file, 'app')).sort()).toEqual([
      'app/about-us/page.tsx',
      'app/careers/page.tsx',
      'app/contact-us/page.tsx',
      'app/error.tsx',
      'app/global-error.tsx',
      'app/page.tsx',
    ])
  })
})

/** Code that each rule must find: a rule that finds nothing proves nothing. */
const BROKEN: Record<keyof typeof rules, Source[]> = {
  'client code stands in islands': [
    { file: 'components/ui/Button/Button.tsx', text: `'use client'\n` },
    { file: 'app/page.tsx', text: `/** A page. */\n"use client";\n` },
  ],
  'links are plain, pages are documents': [
    { file: 'components/ui/Button/Button.tsx', text: `import Link from 'next/link'` },
    { file: 'app/page.tsx', text: `const Part = (await import('next/dynamic')).default` },
    { file: 'app/page.tsx', text: `import {\n  type ImageProps,\n} from "next/image"` },
  ],
  'no content waits': [
    { file: 'app/page.tsx', text: `import { Suspense } from 'react'` },
    { file: 'app/services/[slug]/loading.tsx', text: '' },
    { file: 'app/page.tsx', text: `const Part = lazy(() => import('./part'))` },
  ],
  'framer-motion moves islands only': [
    { file: 'components/layout/HomeLayout/HomeLayout.tsx', text: `import { m } from 'framer-motion'` },
    { file: 'components/blocks/Note/Note.tsx', text: `import * as m from 'framer-motion/m'` },
  ],
  'lib is under everything else': [
    { file: 'lib/seo/metadata.ts', text: `import { x } from '#components/mdx.tsx'` },
    { file: 'lib/seo/metadata.ts', text: `import type { x } from '../../app/layout.tsx'` },
    { file: 'lib/seo/metadata.ts', text: `export { x } from '#edge/workers/worker.ts'` },
  ],
  'components know neither routes nor edge': [
    { file: 'components/layout/Page/Page.tsx', text: `import { metadata } from '#app/layout.tsx'` },
    { file: 'components/islands/NewsStrip/NewsStrip.tsx', text: `import { x } from '../../../edge/app.ts'` },
  ],
  'the edge shares nothing but lib': [
    { file: 'edge/app.ts', text: `import { x } from '#components/islands/NewsStrip/NewsStrip.tsx'` },
  ],
  'routes do not reach into the edge': [{ file: 'app/page.tsx', text: `import { x } from '#edge/app.ts'` }],
  'components are given their data': [
    { file: 'components/layout/Page/Page.tsx', text: `import { readFileSync } from 'node:fs'` },
    { file: 'components/layout/Page/Page.tsx', text: `import { readFile } from 'fs/promises'` },
  ],
  'layouts hold blocks, blocks hold figures': [
    { file: 'components/ui/Icon.tsx', text: `import { Note } from '#components/blocks/Note/Note.tsx'` },
    {
      file: 'components/islands/NewsStrip/NewsStrip.tsx',
      text: `import { Page } from '../../layout/Page/Page.tsx'`,
    },
    {
      file: 'components/blocks/Note/Note.tsx',
      text: `import { Island } from '#components/islands/Island/Island.tsx'`,
    },
    {
      file: 'components/figures/Bars.tsx',
      text: `import type { Note } from '#components/blocks/Note/Note.tsx'`,
    },
  ],
  'content is read by components through pages.ts alone': [
    { file: 'components/layout/Page/Page.tsx', text: `import { readSite } from '#lib/content/site.ts'` },
  ],
  'an island takes nothing but types from content': [
    {
      file: 'components/islands/NewsStrip/NewsStrip.tsx',
      text: `import { getData } from '#lib/content/pages.ts'`,
    },
    {
      file: 'components/islands/NewsStrip/NewsStrip.tsx',
      text: `import { type A, pagePath } from '#lib/content/schema.ts'`,
    },
  ],
  'what runs in each page imports nothing else': [
    { file: 'lib/client/menu.ts', text: `import { z } from 'zod'` },
    { file: 'lib/client/menu.ts', text: `import { x } from '#lib/site/url.ts'` },
  ],
  'tests and their helpers do not ship': [
    { file: 'components/ui/Icon.tsx', text: `import { serve } from '#components/testing/hydration.tsx'` },
    { file: 'lib/site/url.ts', text: `import { expect } from '@jest/globals'` },
  ],
  'no barrel': [
    { file: 'components/ui/index.ts', text: '' },
    { file: 'components/ui/all.ts', text: `export * from './Icon.tsx'` },
  ],
  'names, not defaults': [
    { file: 'components/ui/Icon.tsx', text: `export default function Icon() {}` },
    { file: 'lib/site/url.ts', text: `export { url as default }` },
  ],
}

describe.each(Object.entries(rules))('the rule "%s"', (name, breaks) => {
  it.each(BROKEN[name as keyof typeof rules])('finds $file: $text', (source) => {
    expect(breaks(source)).toBe(true)
  })

  it('lets pass what only mentions it', () => {
    const text = `/** Neither 'use client' nor Suspense. */\n// import Link from 'next/link'\nexport const x = 1\n`
    expect(breaks({ file: 'lib/site/url.ts', text })).toBe(false)
  })
})
