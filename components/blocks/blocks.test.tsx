/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { blocks, renderMdx } from '#components/mdx.tsx'
import { type BlockName, blockChildren, blockParents, blockProps } from '#lib/content/blocks.ts'
import { getData } from '#lib/content/pages.ts'
import { problemsOf } from '#lib/testing/html.ts'
import { readMdx } from '#tools/lint/testing/mdx.ts'
import { examples } from './blocks.examples.ts'
import { Claim, Tile } from './Tiles/Tiles.tsx'

/** Wraps an example in the blocks it requires, with as many siblings as they require. */
function inItsPlace(name: BlockName, mdx: string): string {
  const parent = blockParents[name]
  if (!parent) return mdx
  const around = Array.from({ length: blockChildren[parent]?.least ?? 1 }, () => mdx).join('\n')
  return inItsPlace(parent, `<${parent}>\n\n${around}\n\n</${parent}>`)
}

it('offers exactly the blocks that the content check knows', () => {
  expect(Object.keys(blocks).sort()).toEqual(Object.keys(blockProps).sort())
})

const cases = Object.entries(examples).flatMap(([name, all]) =>
  Object.entries(all).map(([kind, text]) => [name as BlockName, kind, text] as const),
)

describe.each(cases)('the example of %s, %s', (name, _, text) => {
  it('passes the content check', () => {
    expect(readMdx(inItsPlace(name, text)).said).toEqual([])
  })

  it('is valid HTML without a style attribute', async () => {
    const html = renderToStaticMarkup(renderMdx({ text }))
    expect(html).not.toBe('')
    expect(html).not.toMatch(/\sstyle=|undefined|\[object/)
    // A list item or plain text is only valid in context.
    expect(await problemsOf(html.startsWith('<li') ? `<ul>${html}</ul>` : `<div>${html}</div>`)).toEqual([])
  })
})

describe.each(getData().claims.figures)('the claim $id', ({ id, figure, wording, phrase }) => {
  it('appears in a sentence as its phrase', () => {
    expect(renderToStaticMarkup(<Claim id={id} />)).toBe(phrase.replaceAll('&', '&amp;'))
  })

  it('appears once on a tile, with its figure in large type', () => {
    const html = renderToStaticMarkup(<Tile claim={id} />)
    expect(html.replace(/<[^>]*>/g, '')).toBe(wording.replaceAll('&', '&amp;'))
    expect(html.toLowerCase()).toContain(`<strong class="tiles-figure">${figure.toLowerCase()}</strong>`)
  })
})

it('stops the build at an unknown claim', () => {
  expect(() => renderToStaticMarkup(<Claim id="cycle-tmie" />)).toThrow('has the id "cycle-tmie"')
  expect(() => renderToStaticMarkup(<Tile claim="" />)).toThrow('has the id ""')
})
