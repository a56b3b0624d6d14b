/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { gfmTable } from 'micromark-extension-gfm-table'
import { mdxjs } from 'micromark-extension-mdxjs'
import { splitPage } from './frontMatter.ts'
import { parseBody } from './mdx.ts'

/** Drops the parsed props. */
const bare = (tree: object) =>
  JSON.stringify(tree, (key, value) => (key === 'data' ? undefined : value))

it('parses every page as a parser with JavaScript does', () => {
  const options = {
    extensions: [mdxjs(), gfmTable()],
    mdastExtensions: [mdxFromMarkdown(), gfmTableFromMarkdown()],
  }
  for (const file of globSync('content/**/*.mdx')) {
    const { body = '' } = splitPage(readFileSync(file, 'utf8')) ?? {}
    expect(bare(parseBody(body))).toBe(bare(fromMarkdown(body, options)))
  }
})
