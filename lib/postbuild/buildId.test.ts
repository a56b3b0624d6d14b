/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { contentBuildId } from './buildId.ts'

let root: string

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-id-'))
  for (const file of [
    'app/page.tsx',
    'components/ui/Logo/Logo.tsx',
    'content/services/devops.mdx',
    'content/data/site.yaml',
    'lib/site/url.ts',
    'public/favicon.svg',
    'mdx-components.tsx',
    'next.config.mjs',
    'package-lock.json',
  ])
    write(file, `the text of ${file}`)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('contentBuildId', () => {
  it('is twenty hexadecimal digits', () => {
    expect(contentBuildId(root)).toMatch(/^[0-9a-f]{20}$/)
  })

  it('is the same for the same files, wherever and whenever they are', () => {
    const first = contentBuildId(root)
    expect(contentBuildId(root)).toBe(first)
    utimesSync(join(root, 'app/page.tsx'), new Date(0), new Date(0))
    const elsewhere = `${root}-moved`
    renameSync(root, elsewhere)
    root = elsewhere
    expect(contentBuildId(root)).toBe(first)
  })

  it.each([
    'app/page.tsx',
    'components/ui/Logo/Logo.tsx',
    'content/services/devops.mdx',
    'content/data/site.yaml',
    'lib/site/url.ts',
    'public/favicon.svg',
    'mdx-components.tsx',
    'next.config.mjs',
    'package-lock.json',
  ])('changes with %s', (file) => {
    const before = contentBuildId(root)
    write(file, `the text of ${file}.`)
    expect(contentBuildId(root)).not.toBe(before)
  })

  it('changes when a file is added, removed or renamed', () => {
    const ids = [contentBuildId(root)]
    write('content/new.mdx', 'New')
    ids.push(contentBuildId(root))
    renameSync(join(root, 'content/new.mdx'), join(root, 'content/newer.mdx'))
    ids.push(contentBuildId(root))
    expect(new Set(ids).size).toBe(3)
    rmSync(join(root, 'content/newer.mdx'))
    expect(contentBuildId(root)).toBe(ids[0])
  })

  it('does not look at what no page is made of', () => {
    const before = contentBuildId(root)
    for (const file of [
      'e2e/pages.spec.ts',
      'out/index.html',
      '.next/trace.json',
      'README.md',
      'tsconfig.tsbuildinfo',
    ])
      write(file, 'something')
    expect(contentBuildId(root)).toBe(before)
  })

  it('bears a folder whose name looks like a file', () => {
    mkdirSync(join(root, 'content/data/photos.old'))
    expect(contentBuildId(root)).toMatch(/^[0-9a-f]{20}$/)
  })

  it('can be had of this repository', () => {
    expect(contentBuildId(process.cwd())).toMatch(/^[0-9a-f]{20}$/)
  })
})
