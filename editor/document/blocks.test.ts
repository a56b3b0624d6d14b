/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { readMdx } from '../../check/testing/mdx.ts'
import { BLOCK_CHOICES } from './blocks.ts'

it('offers blocks of Markdown, and those of the site that can stand in a section', () => {
  const names = BLOCK_CHOICES.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['Paragraph', 'Note', 'Table', 'Cards', 'Texts that open']),
  )
  for (const name of ['Section', 'Card', 'Tile', 'Tiles', 'Calculator'])
    expect(names).not.toContain(name)
  expect(names.filter((name) => name.startsWith('Page'))).toEqual([])
})

describe.each(BLOCK_CHOICES)('the block $name', ({ text }) => {
  it('passes the check in a section as it is', () => {
    expect(readMdx(`<Section>\n\n${text}\n\n</Section>`).messages).toEqual([])
  })
})
