import { describe, expect, it } from '@jest/globals'
import { render } from '@testing-library/react'
import { Card, CardGrid } from '#components/blocks/CardGrid/CardGrid.tsx'
import { Figure } from '#components/figures/Figure.tsx'
import { expectQuiet } from '#components/testing/quiet.ts'
import { Section } from './Section.tsx'

expectQuiet()

const heading = <h2 key="heading">Heading</h2>
const figure = (
  <Figure
    key="figure"
    name="loop"
    title="A loop"
    caption="A caption"
    steps={['plan', 'run', 'learn']}
    center="weekly"
  />
)
const sequence = (
  <Figure
    key="sequence"
    name="sequence"
    title="One asks and the other answers"
    caption="A caption"
    actors={['client', 'server']}
    messages={[
      { from: 'client', to: 'server', label: 'asks' },
      { from: 'server', to: 'client', label: 'answers' },
    ]}
  />
)
const grid = (
  <CardGrid key="grid">
    <Card title="A card" icon="gear">
      Its text.
    </Card>
  </CardGrid>
)

/** Tags in each part of the section. */
function parts(children: React.ReactNode) {
  const { container } = render(<Section>{children}</Section>)
  return [...(container.querySelector('section')?.children ?? [])].map(
    (part) => [part.className, [...part.children].map(({ tagName }) => tagName.toLowerCase())] as const,
  )
}

describe('Section', () => {
  it('puts its figure beside the text and wide blocks below, wherever they were written', () => {
    const after = <p key="after">After</p>
    expect(parts([grid, figure, heading, after])).toEqual([
      ['section-text', ['h2', 'p']],
      ['section-figure', ['figure']],
      ['section-below', ['ul']],
    ])
  })

  it('says how it is composed, and gives a wide figure its wide drawing', () => {
    const widths = (['beside', 'wide', 'pinned'] as const).map((layout) => {
      const { container } = render(<Section layout={layout}>{[heading, sequence]}</Section>)
      expect(container.querySelector('section')).toHaveClass(`section-${layout}`)
      return container.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]
    })
    expect(widths).toEqual(['440', '720', '440'])
  })

  it('has no empty parts', () => {
    expect(parts([heading])).toEqual([['section-text', ['h2']]])
  })

  it('carries its anchor', () => {
    const { container } = render(<Section id="crafts">{heading}</Section>)
    expect(container.querySelector('section')).toHaveAttribute('id', 'crafts')
  })
})
