/** @jest-environment node */
/** Checks that what documents and comments name exists: commands, files, pictures, blocks. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { findingText } from '#check/problems.ts'
import { DETAIL, makeTestSite } from '#check/testing/testSite.ts'
import { type BlockName, blockProps } from '#lib/content/blocks.ts'
import { type DataName, dataSchemas, fileOfData } from '#lib/content/data.ts'
import { schemaOf } from '#lib/content/fields.ts'
import { frontMatter } from '#lib/content/schema.ts'
import { filesOf, textOf } from '#lib/testing/tree.ts'

const DOCUMENTS = filesOf('*.md', 'content/README.md', 'docs/**/*.md')
const GUIDE = 'content/README.md'

const CODE_FOLDERS = [
  'app',
  'build',
  'check',
  'components',
  'e2e',
  'edge',
  'editor',
  'lib',
  'scripts',
]
const FOLDERS = [...CODE_FOLDERS, 'content', 'docs', 'public']
const FILES = filesOf('*.*', '.github/workflows/*', `{${FOLDERS.join(',')}}/**/*.*`).filter(
  (file) => statSync(file).isFile(),
)

/** Files of a release and of Next that documents explain. */
const NAMES_OF_OTHERS = ['serve.mjs', 'messages.mjs', 'not-found.tsx']

const PICTURES = filesOf('docs/images/editing/*.svg')

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }

interface JsonSchema {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  minLength?: number
  maxLength?: number
}

/** Returns the code spans of a document, without code blocks. */
const spans = (text: string) =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

/** Returns a document's links and pictures that point to files in the repository. */
const links = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:[a-z]+:|\/|#)/.test(target))

it('are found', () => {
  expect(DOCUMENTS).toEqual(expect.arrayContaining(['README.md', GUIDE, 'docs/deploy.md']))
})

describe.each(DOCUMENTS)('%s', (file) => {
  const text = textOf(file)

  it('names commands that exist', () => {
    const named = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(
      ([, name = '']) => name,
    )
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })

  it('links to files that exist', () => {
    const fileOf = (target: string) => posix.join(posix.dirname(file), target.split('#')[0] ?? '')
    expect(links(text).filter((target) => !existsSync(fileOf(target)))).toEqual([])
  })

  it('names folders and files that exist', () => {
    const paths = spans(text)
      .filter((code) => code.includes('/') && FOLDERS.includes(code.split('/')[0] ?? ''))
      .filter((code) => /^[\w./[\]-]+$/.test(code))
    // The folder exists only once there are photographs.
    const later = ['content/data/photos']
    for (const [, file = ''] of text.matchAll(/New\s+file\s+`([^`]+)`/g)) later.push(file)
    const missing = paths.filter((path) => !existsSync(path) && !later.includes(path))
    expect(missing).toEqual([])
  })

  it('names files without their folder that are somewhere', () => {
    const names = spans(text).filter((code) =>
      /^[\w-][\w.-]*\.(?:[cm]?[jt]s|tsx|scss|ya?ml)$/.test(code),
    )
    const missing = names.filter(
      (name) =>
        !NAMES_OF_OTHERS.includes(name) &&
        !FILES.some((file) => file.endsWith(`/${name}`) || file === name),
    )
    expect(missing).toEqual([])
  })
})

it('comments name files that exist', () => {
  const path = new RegExp(`(?<![\\w/.#@-])(?:${CODE_FOLDERS.join('|')})/[\\w/.[\\]-]+\\.\\w+`, 'g')
  const missing = FILES.filter((file) => /\w\.(?:[cm]?[jt]s|tsx|scss)$/.test(file)).flatMap(
    (file) => {
      const comments = textOf(file).match(/^\s*(?:\/?\*|\/\/).*$/gm) ?? []
      const named = comments.flatMap((comment) => comment.match(path) ?? [])
      return named.filter((name) => !existsSync(name)).map((name) => `${file} names ${name}`)
    },
  )
  expect(missing).toEqual([])
})

it.each(['docs/security.md', 'docs/faults.md'])(
  'the tests that %s cites exist under those titles',
  (document) => {
    const cited = textOf(document).matchAll(
      /`([\w./]*(?:Suite(?:\.ts)?|\.(?:test|spec)\.tsx?|mistakes\/\w+\.ts))`((?:,? "[^"]+")*)/g,
    )
    const missing = [...cited].flatMap(([, name = '', titles = '']) => {
      const path = name.endsWith('Suite') ? `${name}.ts` : name
      const files = FILES.filter((file) => `/${file}`.endsWith(`/${path}`))
      const named = [...titles.matchAll(/"([^"]+?)(?: …)?"/g)].map(([, title = '']) => title)
      const lacking = named.filter((title) => !files.some((file) => textOf(file).includes(title)))
      return [...(files.length === 0 ? [name] : []), ...lacking]
    })
    expect(missing).toEqual([])
  },
)

it('the browser tests of the editor that its document names exist', () => {
  const [, tried = ''] =
    /^## What is tried, and where\n([\s\S]*?)`npm run/m.exec(textOf('docs/editor.md')) ?? []
  const named = spans(tried).filter((code) => /\w$/.test(code))
  expect(named.length).toBeGreaterThan(10)
  const missing = named.filter((name) =>
    [`e2e/editor/${name}.spec.ts`, `e2e/${name}.spec.ts`].every((file) => !existsSync(file)),
  )
  expect(missing).toEqual([])
})

it('the README lists every command once, by its reader, in the order of package.json', () => {
  const commands = /^## Commands\n(.*?)^## /ms.exec(textOf('README.md'))?.[1] ?? ''
  const rows = [...commands.matchAll(/^\| (`.*?) \|/gm)].map(([, first = '']) => first)
  const named = rows.flatMap(spans).map((name) => name.replace(/^npm (?:run )?/, ''))
  expect(named).toEqual(Object.keys(scripts))
})

it('the README’s map lists every folder', () => {
  const map = spans(textOf('README.md'))
  const folders = readdirSync('.', { withFileTypes: true })
    .concat(readdirSync('lib', { withFileTypes: true }))
    .filter(
      (entry) =>
        entry.isDirectory() && filesOf(`${posix.join(entry.parentPath, entry.name)}/**`).length > 0,
    )
    .map((entry) => `${posix.join(entry.parentPath, entry.name)}/`)
  // Listed as a whole, only for one tool, or generated.
  const known = (folder: string) =>
    folder.startsWith('.') ||
    ['lib/', 'schemas/', 'data/', 'reports/', 'dist/', 'out-editor/'].includes(folder)
  expect(folders.filter((folder) => !map.includes(folder) && !known(folder))).toEqual([])
})

describe("the editors' guide", () => {
  const guide = textOf(GUIDE)

  it('explains every block', () => {
    const isExplained = (name: string) => new RegExp(`\`<${name}[ >]`).test(guide)
    expect(Object.keys(blockProps).filter((name) => !isExplained(name))).toEqual([])
  })

  it('names every data file', () => {
    const files = (Object.keys(dataSchemas) as DataName[]).map(fileOfData)
    expect(files.filter((file) => !guide.includes(`| \`${file}\` |`))).toEqual([])
  })

  it('shows every key that a page about a service needs', () => {
    const { required } = schemaOf(frontMatter.options[0])
    expect(required?.filter((key) => !guide.includes(`\n${key}:`))).toEqual([])
  })

  const limits = [
    ...guide.matchAll(/^\| `([\w.]+)`(?: of an? `<(\w+)>`)?[^|]* \| (\d+) to (\d+)/gm),
  ]
  it.each(
    limits.map(([, path = '', block = '', minimum, maximum]) => ({
      path,
      block,
      minimum,
      maximum,
    })),
  )('has the correct length limits: $path $block', ({ path, block, minimum, maximum }) => {
    const schema = z.toJSONSchema(block ? blockProps[block as BlockName] : frontMatter.options[0])
    const field = path.split('.').reduce<JsonSchema | undefined>((schema, key) => {
      const { properties } = schema?.items ?? schema ?? {}
      return properties?.[key]
    }, schema as JsonSchema)
    expect([field?.minLength, field?.maxLength]).toEqual([Number(minimum), Number(maximum)])
  })

  it('shows the picture of every step, in order', () => {
    const shown = links(guide)
      .filter((target) => target.includes('/editing/'))
      .map((target) => posix.join('content', target))
    expect(shown).toEqual(PICTURES)
    expect(shown.length).toBeGreaterThan(5)
  })
})

describe.each(PICTURES)('%s', (file) => {
  const picture = textOf(file)

  it('has a title, follows the reader’s color scheme, and loads nothing', () => {
    expect(picture).toMatch(/<title id="title">[^<]{20,}<\/title>/)
    expect(picture).toContain('@media (prefers-color-scheme: dark)')
    expect(picture.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:|url\(|@import|<script|<image/,
    )
  })
})

it('the picture of a message matches the check’s output', () => {
  const site = makeTestSite()
  const line = '- Sums in <5 minutes, by the dimensions your business reports by'
  site.edit(DETAIL, '- A point on alpha at first with four words', line)
  const [problem] = site.check().problems
  const words = [
    ...textOf('docs/images/editing/5-annotation.svg').matchAll(/<text [^>]*>([^<]*)</g),
  ]
    .map(([, text = '']) => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&'))
    .join(' ')
  expect(words).toContain(problem && findingText(problem))
  expect(words).toContain(`Corrected: ${problem?.paste}`)
})
