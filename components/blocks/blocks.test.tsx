/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { blocks, renderMdx } from '#components/mdx.tsx'
import { type BlockName, blockChildren, blockParents, blockProps } from '#lib/content/blocks.ts'
import { problemsOf } from '#lib/testing/html.ts'
import { readMdx } from '#tools/lint/testing/mdx.ts'
import { examples } from './blocks.examples.ts'

/** The text in the blocks that it may only stand in, with as many neighbors as those ask for. */
function inItsPlace(name: BlockName, mdx: string): string {
  const parent = blockParents[name]?.[0]
  if (!parent) return mdx
  const around = Array.from({ length: blockChildren[parent]?.least ?? 1 }, () => mdx).join('\n')
  return inItsPlace(parent, `<${parent}>\n\n${around}\n\n</${parent}>`)
}

it('offers pages what the content check knows, and nothing else', () => {
  expect(Object.keys(blocks).sort()).toEqual(Object.keys(blockProps).sort())
})

const cases = Object.entries(examples).flatMap(([name, all]) =>
  Object.entries(all).map(([kind, text]) => [name as BlockName, kind, text] as const),
)

describe.each(cases)('the example of %s, %s', (name, _, text) => {
  it('is what a page may write', () => {
    expect(readMdx(inItsPlace(name, text)).said).toEqual([])
  })

  it('is valid HTML without a style attribute', async () => {
    const html = renderToStaticMarkup(renderMdx({ text }))
    expect(html).not.toBe('')
    expect(html).not.toMatch(/\sstyle=|undefined|\[object/)
    // A list item or a plain text is only valid in its place.
    expect(await problemsOf(html.startsWith('<li') ? `<ul>${html}</ul>` : `<div>${html}</div>`)).toEqual([])
  })
})
