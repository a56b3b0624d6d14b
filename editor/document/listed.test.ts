/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { listedIn } from './listed.ts'
import { wholeOf } from './traces.ts'

it('lists pages by their names and before shared facts, in whatever order they were changed', () => {
  const files = ['content/data/site.yaml', 'content/b.mdx', 'content/a.mdx']
  const after = Object.fromEntries(files.map((file) => [file, 'after']))
  const before = Object.fromEntries(files.map((file) => [file, 'before']))
  expect(listedIn(before, after).map(({ file }) => file)).toEqual(files.toReversed())
})

it('counts a new page with its card on another as one, which come and go together', () => {
  const card = '<Card title="New" href="/new">\n\nSome words.\n\n</Card>\n\n'
  const before = { 'content/b.mdx': 'Above.\n\n</CardGrid>\n' }
  const after = {
    'content/b.mdx': `Above.\n\n${card}</CardGrid>\n`,
    'content/new.mdx': '---\ntitle: New\n---\n',
  }
  expect(listedIn(before, after).map(({ file }) => file)).toEqual(['content/new.mdx'])
  const parts = wholeOf(['content/new.mdx'], before, after)
  expect(parts.map(({ file, without }) => [file, without])).toEqual([
    ['content/new.mdx', null],
    ['content/b.mdx', before['content/b.mdx']],
  ])
  // Whoever changed more of the other page has changed both.
  const more = { ...after, 'content/b.mdx': after['content/b.mdx'].replace('Above', 'Over') }
  expect(listedIn(before, more)).toHaveLength(2)
})
