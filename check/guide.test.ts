/** @jest-environment node */
/** The examples in the authors' guide, which its readers copy. */
import { expect, it } from '@jest/globals'
import { fileOfArtifact } from '#lib/content/artifacts/artifacts.ts'
import { textOf } from '#lib/testing/tree.ts'
import { checkSite } from './check.ts'
import type { ParsedFiles } from './parse/site.ts'
import { filesIn } from './read/disk.ts'

const guide = textOf('content/README.md')

/** The example that begins with some words. */
const example = (start: string) =>
  /^[\s\S]*?(?=^```$)/m.exec(guide.slice(guide.indexOf(`\n${start}`) + 1))?.[0] ?? ''

const files = filesIn('.')
const parsed: ParsedFiles = new Map()

/** Returns the errors of a new file of the site. */
function errorsIn(file: string, text: string): string[] {
  const list = () => [...files.list(), file]
  const read = (name: string) => (name === file ? text : files.read(name))
  const { problems } = checkSite({ ...files, list, read }, { parsed })
  return problems
    .filter((problem) => problem.file === file && problem.severity === 'error')
    .map(({ found }) => found)
}

it('shows a page that is valid as a draft', () => {
  const page = example('---\nlayout: detail')
  expect(page).toContain('<Section')
  expect(errorsIn('content/new-page.mdx', page.replace('title:', 'draft: true\ntitle:'))).toEqual(
    [],
  )
})

it('shows a document that is valid', () => {
  const document = example('kind: ')
  expect(document).toContain('caption:')
  expect(errorsIn(fileOfArtifact('/how-we-work'), document)).toEqual([])
})
