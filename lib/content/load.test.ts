/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { readContent } from './load.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync('content/data', join(root, 'content/data'), { recursive: true })
  jest.spyOn(process, 'cwd').mockReturnValue(root)
})

afterEach(() => {
  jest.restoreAllMocks()
  rmSync(root, { recursive: true })
})

const read = (page: string) => {
  writeFileSync(join(root, 'content/page.mdx'), page)
  return readContent(false)
}

it('refuses front matter that is code, and does not run it', () => {
  expect(() => read('---js\n{ title: (globalThis.hasRun = true) }\n---\n')).toThrow(
    'content/page.mdx cannot be used; `npm run content:check` explains how to fix it.\n' +
      'It takes YAML between two lines "---" at its start; its first line is "---js".',
  )
  expect(globalThis).not.toHaveProperty('hasRun')
})

it('names the file and the line of a mistake in YAML', () => {
  expect(() => read('---\ntitle: One\ntitle: Two\n---\n')).toThrow(
    /^content\/page\.mdx cannot be used.*\n.*unique at line 3, column 1/,
  )
})

it('names the file and the fields that violate the schema', () => {
  expect(() => read('---\nlayout: text\ntitle: 1\n---\n')).toThrow(
    /^content\/page\.mdx cannot be used[\s\S]*at title[\s\S]*at intro/,
  )
})

it('gives copies of a page its body', () => {
  const text = 'Two. '.repeat(25)
  const page = [
    '---',
    'layout: text',
    'title: One',
    `intro: ${text}`,
    `search: { title: The first of all, description: ${text}}`,
    'updated: 2026-01-01',
    '---',
    'Five.',
  ]
  const { pages } = read(page.join('\n'))
  expect(pages.map((page) => ({ ...page }).body.trim())).toEqual(['Five.'])
})
