/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { contentBuildId } from './buildId.ts'

let root: string
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const SOURCES = [
  'app/page.tsx',
  'components/ui/Logo/Logo.tsx',
  'content/data/site.yaml',
  'lib/site/url.ts',
  'public/favicon.svg',
  'mdx-components.tsx',
  'next.config.mjs',
  'package-lock.json',
]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-id-'))
  for (const file of SOURCES) write(file, `the text of ${file}`)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('is the same for the same files, wherever they are and whatever lies beside them', () => {
  const first = contentBuildId(root)
  expect(first).toMatch(/^[0-9a-f]{20}$/)
  for (const file of ['e2e/pages.spec.ts', 'out/index.html', '.next/trace.json', 'README.md'])
    write(file, 'something')
  const elsewhere = `${root}-moved`
  renameSync(root, elsewhere)
  root = elsewhere
  // A folder whose name looks like a file.
  mkdirSync(join(root, 'content/data/photos.old'))
  expect(contentBuildId(root)).toBe(first)
})

it('changes with each source, and when one is added, renamed or removed', () => {
  const ids = [contentBuildId(root)]
  const changes = [
    ...SOURCES.map((file) => () => write(file, 'another text')),
    () => write('content/new.mdx', 'New'),
    () => renameSync(join(root, 'content/new.mdx'), join(root, 'content/newer.mdx')),
    () => rmSync(join(root, 'content/newer.mdx')),
  ]
  for (const change of changes) {
    change()
    ids.push(contentBuildId(root))
  }
  expect(new Set(ids).size).toBe(ids.length - 1)
  expect(ids.at(-1)).toBe(ids.at(-4))
})
