/** @jest-environment node */
import { expect, it } from '@jest/globals'
import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { remarkTables } from '#lib/content/remark.ts'
import { filesIn } from './disk.ts'
import { parseMdx } from './mdx.ts'
import { placesOf } from './source.ts'

const mdx = unified().use(remarkParse).use(remarkTables).use(remarkMdx).freeze()
/** Drops what the check does not use. */
const bare = (tree: Root | undefined) =>
  JSON.stringify(tree?.children, (key, value) => (key === 'data' ? undefined : value))

it('parses every page as the site does', () => {
  const { list, read } = filesIn(process.cwd())
  for (const file of list().filter((one) => one.endsWith('.mdx'))) {
    const source = read(file)
    const body = source.replace(/^---[\s\S]*?\n---\n/, (head) => head.replace(/./g, ' '))
    expect(bare(parseMdx(source, () => {}, placesOf(source)))).toBe(bare(mdx.parse(body)))
  }
})
