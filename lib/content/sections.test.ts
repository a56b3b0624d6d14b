/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { getPages } from './pages.ts'
import { sectionsOf } from './sections.ts'

it('finds the sections that have a heading, in order, by their id or that of their heading', () => {
  const body = `
<Figure name="loop" />

<Section id="first">

## The *first* of \`two\`

Text with another heading below.

### A part

</Section>

<Section>

## Without an id

</Section>

<Section id="second" layout="wide">

Text before its heading.

## The second

</Section>

<Section id="third">

Without a heading.

</Section>
`
  expect(sectionsOf(body)).toEqual([
    { id: 'first', heading: 'The first of two' },
    { id: 'without-an-id', heading: 'Without an id' },
    { id: 'second', heading: 'The second' },
  ])
})

it('reads every page, also those without sections', () => {
  for (const { body } of getPages()) expect(Array.isArray(sectionsOf(body))).toBe(true)
  expect(sectionsOf('')).toEqual([])
})
