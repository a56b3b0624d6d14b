import { describe, expect, it } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { Figure } from '#components/figures/Figure.tsx'
import { expectQuiet } from '#components/testing/quiet.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { OfficeAddresses } from '#components/ui/OfficeAddresses/OfficeAddresses.tsx'
import { ICON_NAMES, icons } from '#lib/content/icons.ts'
import { Card, CardGrid } from './CardGrid/CardGrid.tsx'
import { Section } from './Section/Section.tsx'

expectQuiet()

const cards = [
  <Card key="text" title="Developers" icon="code">
    <p>They build.</p>
  </Card>,
  <Card key="link" title="DevOps" icon="pipeline" href="/services/devops">
    <p>They run.</p>
  </Card>,
]

describe('CardGrid', () => {
  it('makes the title of a card with a target a link with an arrow, named by the title alone', () => {
    const { container } = render(<CardGrid>{cards}</CardGrid>)
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'DevOps' })).toHaveAttribute('href', '/services/devops')
    expect(container.querySelectorAll('.card-grid-arrow')).toHaveLength(1)
  })

  it('makes each card that reveals its text reachable by keyboard exactly once', () => {
    render(<CardGrid reveal>{cards}</CardGrid>)
    const [text, link] = screen.getAllByRole('listitem')
    expect(text).toHaveClass('card-grid-reveal')
    expect(within(text as HTMLElement).getByRole('group')).toHaveAttribute('tabindex', '0')
    // Its link is reachable anyway.
    expect(link).toHaveClass('card-grid-reveal')
    expect(within(link as HTMLElement).queryByRole('group')).toBeNull()
  })

  it('adds no tab stop if nothing is revealed', () => {
    render(<CardGrid>{cards}</CardGrid>)
    for (const card of screen.getAllByRole('listitem')) {
      expect(card).not.toHaveClass('card-grid-reveal')
      expect(card).not.toHaveAttribute('tabindex')
    }
  })
})

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

/** The tags in each part of a section, with text and figure of a pair as parts of their own. */
function parts(children: React.ReactNode) {
  const { container } = render(<Section>{children}</Section>)
  return [...container.querySelectorAll('section > :not(.section-pair), .section-pair > *')].map(
    (part) =>
      [part.className, [...part.children].map(({ tagName }) => tagName.toLowerCase())] as const,
  )
}

describe('Section', () => {
  it('puts its figure next to the text before it, or else to the text after it', () => {
    const after = <p key="after">After</p>
    const beside = [
      ['section-text', ['h2', 'p']],
      ['section-figure', ['figure']],
    ]
    expect(parts([heading, figure, after])).toEqual(beside)
    expect(parts([figure, heading, after])).toEqual(beside)
  })

  it('leaves wide blocks where they are written', () => {
    const after = <p key="after">After</p>
    expect(parts([heading, '\n', grid, '\n', after, figure])).toEqual([
      ['section-text', ['h2']],
      ['section-block', ['ul']],
      ['section-text', ['p']],
      ['section-figure', ['figure']],
    ])
    expect(parts([heading, grid, figure, after])).toEqual([
      ['section-text', ['h2']],
      ['section-figure', ['figure']],
      ['section-block', ['ul']],
      ['section-text', ['p']],
    ])
  })

  it('marks its layout, and gives a wide figure its wide drawing', () => {
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
})

describe('Icon', () => {
  it.each(ICON_NAMES)('draws %s inside its frame, in ink and accent, for eyes only', (name) => {
    const { container } = render(<Icon name={name} />)
    const svg = container.querySelector('svg')
    expect(svg).toHaveAttribute('aria-hidden', 'true')
    expect(svg).toHaveAttribute('width', '40')
    const paths = [...container.querySelectorAll('path')]
    expect(paths).toHaveLength(2)
    for (const path of paths) {
      expect(path.getAttribute('d')).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/)
      expect(path.getAttribute('d')).not.toMatch(/NaN|undefined/)
    }
    expect(paths[1]).toHaveAttribute('stroke', 'var(--accent)')
  })

  it('draws every icon differently', () => {
    const drawings = Object.values(icons).map((paths) => paths.join(' '))
    expect(new Set(drawings).size).toBe(drawings.length)
  })
})

it('shows each office’s country and city, then its address, whatever its country has of one', () => {
  const street = ['Suite 4', '1 Road']
  const office = { id: 'a', country: 'Examplia', countryCode: 'XX', city: 'Town', street }
  const offices = [
    { ...office, region: 'Shire', postalCode: '12 345' },
    { ...office, id: 'b', region: 'Shire' },
    { ...office, id: 'c', postalCode: '12 345' },
    { ...office, id: 'd' },
  ]
  const { container } = render(<OfficeAddresses offices={offices} />)
  const shown = Array.from(container.querySelectorAll('address'), (address) =>
    Array.from(address.querySelectorAll('strong, span'), (line) => line.textContent),
  )
  expect(shown).toEqual(
    ['Town, Shire 12 345', 'Town, Shire', 'Town, 12 345', 'Town'].map((line) => [
      'Examplia (Town)',
      ...street,
      line,
    ]),
  )
})
