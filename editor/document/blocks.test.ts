/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { readMdx } from '../../check/testing/mdx.ts'
import { FIGURE_NAMES } from '../../lib/content/figures.ts'
import { BLOCK_NAMES } from './blockNames.ts'
import { BLOCK_CHOICES, needsSeries, withSeries } from './blocks.ts'

it('offers blocks of Markdown, and those of the site that can stand in a section', () => {
  const names = BLOCK_CHOICES.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['Paragraph', 'Note', 'Table', 'Cards', 'Texts that open']),
  )
  for (const name of ['Section', 'Card', 'Tile', 'Tiles', 'Calculator'])
    expect(names).not.toContain(name)
  expect(names.filter((name) => name.startsWith('Page'))).toEqual([])
})

it('offers every drawing, except of our own measurements', () => {
  const drawn = BLOCK_CHOICES.map(({ text }) => /^<Figure\s+name="(\w+)"/.exec(text)?.[1])
  expect(drawn.filter(Boolean).sort()).toEqual(
    FIGURE_NAMES.filter((name) => name !== 'measured').sort(),
  )
  for (const { name, text } of BLOCK_CHOICES)
    expect(text.startsWith('<Figure')).toBe(name.startsWith('Drawing: '))
})

it('draws a series that there is', () => {
  const [block, ...others] = BLOCK_CHOICES.filter(({ text }) => needsSeries(text))
  expect(others).toEqual([])
  const drawn = withSeries(block?.text ?? '', { name: 'refunds', at: 'May 9', isShown: false })
  expect(drawn).toMatch(/series="refunds"\s+at="May 9"/)
})

describe.each(BLOCK_CHOICES)('the block $name', ({ text }) => {
  it('passes the check in a section as it is', () => {
    expect(readMdx(`<Section>\n\n${text}\n\n</Section>`).messages).toEqual([])
  })
})

it('shows marked points with a mark that plain ones do not have', () => {
  const marked = BLOCK_CHOICES.find(({ name }) => name === BLOCK_NAMES.List)
  expect(marked?.about).toContain('crosses or arrows in place of check marks')
  expect(marked?.text).toMatch(/^<List marker="(?:cross|arrow)">/)
})
