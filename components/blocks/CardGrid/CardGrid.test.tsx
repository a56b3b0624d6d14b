import { describe, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { expectQuiet } from '#components/testing/quiet.ts'
import { Card, CardGrid } from './CardGrid.tsx'

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
  it('makes a link of the title where a card has a target, named by it alone, with an arrow', () => {
    const { container } = render(<CardGrid>{cards}</CardGrid>)
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'DevOps' })).toHaveAttribute('href', '/services/devops')
    expect(container.querySelectorAll('.card-grid-arrow')).toHaveLength(1)
  })

  it('lets the keyboard reach each card that reveals its text, once', () => {
    render(<CardGrid reveal>{cards}</CardGrid>)
    const [text, link] = screen.getAllByRole('listitem')
    expect(text).toHaveClass('card-grid-reveal')
    expect(text).toHaveAttribute('tabindex', '0')
    // The link in it is reached anyway.
    expect(link).toHaveClass('card-grid-reveal')
    expect(link).not.toHaveAttribute('tabindex')
  })

  it('adds no stop for the keyboard where nothing is revealed', () => {
    render(<CardGrid>{cards}</CardGrid>)
    for (const card of screen.getAllByRole('listitem')) {
      expect(card).not.toHaveClass('card-grid-reveal')
      expect(card).not.toHaveAttribute('tabindex')
    }
  })
})
