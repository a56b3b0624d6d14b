/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { fileOfArtifact } from '../../../../lib/content/artifacts/artifacts.ts'
import { fileOfSeries } from '../../../../lib/content/series.ts'
import { textOf } from '../../../../lib/testing/tree.ts'
import { setContents } from '../../../preview/contents.ts'
import { readContent } from './load.ts'

const FILE = 'content/a.mdx'

const pageOf = (title: string) => `---\nlayout: text\ntitle: ${title}\n---\n\nWords.\n`

it('reads again only what has changed, since it is read for each letter', () => {
  const contents = {
    [FILE]: pageOf('A'),
    'content/b.mdx': pageOf('B'),
    [fileOfSeries('sample-nights')]: textOf('editor/testing/sample-nights.csv'),
  }
  setContents(contents, FILE)
  const before = readContent()
  setContents({ ...contents, [FILE]: pageOf('Another') }, FILE)
  const after = readContent()
  expect(after.pages.map(({ title }) => title)).toEqual(['Another', 'B'])
  expect(after.pages[1]).toBe(before.pages[1])
  expect(before.series.get('sample-nights')).toBeDefined()
  expect(after.series.get('sample-nights')).toBe(before.series.get('sample-nights'))
})

it.each([
  ['a name that is still empty', /^name: .*/m, "name: ''", true],
  ['a sum that is wrong', 'warehouse: 971.19', 'warehouse: 97', true],
  ['no rows', /^areas:[\s\S]*?(?=^\w)/m, 'areas: none\n', false],
])('draws the document at the head of a page with %s, if it can be', (_, from, to, isDrawn) => {
  const file = fileOfArtifact('/a')
  const source = textOf('editor/testing/etl-testing.yaml')
  setContents({ [file]: source.replace(from, to) }, FILE)
  expect(readContent().artifacts.has('/a')).toBe(isDrawn)
})

it('shows a published page among the drafts below it, whose cards are written there, and among no others', () => {
  const below = (parent: string) =>
    pageOf('A draft').replace('---\n\n', `draft: true\nparent: ${parent}\n---\n\n`)
  const contents = {
    [FILE]: pageOf('A'),
    'content/b.mdx': below('/a'),
    'content/c.mdx': below('/b'),
  }
  const shownWith = (file: string) => {
    setContents(contents, file)
    return readContent().pages.map(({ path }) => path)
  }
  expect(shownWith(FILE)).toEqual(['/a', '/b'])
  expect(shownWith('content/b.mdx')).toEqual(['/a', '/b', '/c'])
})
