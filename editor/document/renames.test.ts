/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { renamesIn } from './renames.ts'

const page = (words: string) => `---\ntitle: A page\nparent: /\n---\n\n${words}\n`

it('tells a file under a new name from one that replaces another', () => {
  const original = { 'a.mdx': page('Alpha.'), 'b.mdx': 'Beta.\n', 'a.yaml': 'name: A\n' }
  const gone = { 'a.mdx': null, 'b.mdx': null, 'a.yaml': null }
  const renamed = { ...gone, 'c.mdx': page('Alpha, changed.'), 'c.yaml': 'name: A\n' }
  expect(Object.fromEntries(renamesIn(original, renamed))).toEqual({
    'c.mdx': 'a.mdx',
    'c.yaml': 'a.yaml',
  })
  expect(renamesIn(original, { ...gone, 'c.mdx': 'Other words.\n' }).size).toBe(0)
  // What is still there was not renamed, and a file has one new name.
  expect(renamesIn(original, { 'c.mdx': page('Alpha.') }).size).toBe(0)
  expect(
    renamesIn(original, { ...gone, 'c.mdx': page('Alpha.'), 'd.mdx': page('Alpha.') }).size,
  ).toBe(1)
})
