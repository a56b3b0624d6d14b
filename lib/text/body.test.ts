/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { blockProps } from '#lib/content/blocks.ts'
import { parseMdx } from '#tools/lint/mdx.ts'
import { outlineOf } from '#tools/lint/outline.ts'
import { blocks } from './blocks.ts'
import { bodyMarkdown } from './body.ts'

function written(mdx: string): string {
  const { tree } = parseMdx('content/x.mdx', mdx)
  if (!tree) throw new Error('The MDX of this test is broken.')
  return bodyMarkdown(outlineOf('content/x.mdx', tree), (target) => `https://x.example${target}`)
}

it('knows each block that a page may use', () => {
  expect(Object.keys(blocks).sort()).toEqual(Object.keys(blockProps).sort())
})

describe('Markdown', () => {
  it('stays as it is, but for comments and the addresses of links', () => {
    const mdx = `## A heading

{/* For editors. */}

Words with *stress*, **weight**, \`code\` and [a link](/about-us),
on two lines, and [another][there].

- one
- two
  - inner

1. first
2. second

[there]: /contact-us
`
    expect(written(mdx)).toBe(`## A heading

Words with *stress*, **weight**, \`code\` and [a link](https://x.example/about-us), on two lines, and [another](https://x.example/contact-us).

- one
- two

  - inner

1. first
2. second`)
  })

  it('of a kind that pages do not have is an error that names the file to mend', () => {
    expect(() => written('```\ncode\n```\n')).toThrow(/lib\/twin\/body\.ts .* code/)
  })
})

it('reads a photograph by its alt text and its caption, in the place of a figure', () => {
  expect(
    written(`<Section>

## Where we work

![Two engineers at a bench](lab.jpg "The bench")

Words under it.

</Section>`),
  ).toBe(`## Where we work

Words under it.

*Photograph: Two engineers at a bench. The bench.*`)
  expect(written('![Two engineers at a bench](lab.jpg)')).toBe('*Photograph: Two engineers at a bench.*')
})

describe('blocks', () => {
  it('become headings, lists and text; a figure is read by its title and its caption', () => {
    const mdx = `<Section>

<Figure name="loop" title="Three steps in a circle" caption="Again each week" steps={['plan', 'run', 'learn']} center="weekly" />

## How it is done

<CardGrid>
<Card title="Checks" icon="gear" href="/checks">Where **checks** lead.</Card>
<Card title="Looks" icon="gear">

Two paragraphs.

About looks.

</Card>
</CardGrid>

<Note title="Not for you if">

<List marker="cross">

- you have no time

</List>

</Note>

</Section>`
    expect(written(mdx)).toBe(`## How it is done

### Not for you if

- you have no time

*Figure: Three steps in a circle. Again each week.*

### [Checks](https://x.example/checks)

Where **checks** lead.

### Looks

Two paragraphs.

About looks.`)
  })

  it('state claims in their own wording', () => {
    expect(written('We reached <Claim id="cycle-time" />.\n')).toMatch(/^We reached \S.*40%.*\.$/)
    expect(
      written(
        '<Section>\n\n## A\n\n<Tiles>\n<Tile claim="cycle-time" />\n<Tile claim="defect-detection" />\n</Tiles>\n\n</Section>',
      ),
    ).toMatch(/^## A\n\n- .*40%\n- .*30%$/)
  })

  it('that are not known are an error that names the file to mend', () => {
    expect(() => written('<Marquee>Words</Marquee>')).toThrow(/lib\/twin\/blocks\.ts .* <Marquee>/)
  })
})
