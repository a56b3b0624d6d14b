/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { listedIn } from './listed.ts'

it('lists pages by their names and before shared facts, in whatever order they were changed', () => {
  const files = ['content/data/site.yaml', 'content/b.mdx', 'content/a.mdx']
  const after = Object.fromEntries(files.map((file) => [file, 'after']))
  const before = Object.fromEntries(files.map((file) => [file, 'before']))
  expect(listedIn(before, after).map(({ file }) => file)).toEqual(files.toReversed())
})
