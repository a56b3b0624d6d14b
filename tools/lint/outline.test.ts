/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { parseMdx } from './mdx.ts'
import { isWithin, outlineOf } from './outline.ts'

const SOURCE = `<Section id="first">

## One & two

See [the menu](/menu), [a word][ref] and [here](#first).

### Deeper

<Note title="x">
  [inside](/inside)
</Note>

</Section>

<Section>

## One & two

<CardGrid>
<Card title="a" icon="gear" href="/card">Text.</Card>
</CardGrid>

</Section>

[ref]: /reference
`

describe('outlineOf', () => {
  const { tree } = parseMdx('content/a.mdx', SOURCE)
  if (!tree) throw new Error('The page cannot be read.')
  const outline = outlineOf('content/a.mdx', tree)

  it('knows headings with the anchors that they get on the page', () => {
    expect(outline.headings.map(({ depth, text, anchor }) => [depth, text, anchor])).toEqual([
      [2, 'One & two', 'one--two'],
      [3, 'Deeper', 'deeper'],
      [2, 'One & two', 'one--two-1'],
    ])
  })

  it('knows sections', () => {
    expect(
      outline.sections.map(({ anchor, heading, headings }) => [anchor, heading, headings.length]),
    ).toEqual([
      ['first', 'One & two', 2],
      ['one--two-1', 'One & two', 1],
    ])
  })

  it('knows every anchor', () => {
    expect(outline.anchors.map(({ id }) => id)).toEqual(['first', 'one--two', 'deeper', 'one--two-1'])
  })

  it('knows every link, those of blocks and references too', () => {
    expect(outline.links.map(({ target, words }) => [target, words])).toEqual([
      ['/menu', 'the menu'],
      ['/reference', 'a word'],
      ['#first', 'here'],
      ['/inside', 'inside'],
      ['/card', ''],
    ])
  })

  it('knows what stands in what', () => {
    const [first, note] = outline.elements
    if (!first || !note) throw new Error('There are no blocks.')
    expect(isWithin(note, first)).toBe(true)
    expect(isWithin(first, note)).toBe(false)
    expect(isWithin(undefined, first)).toBe(false)
  })
})
