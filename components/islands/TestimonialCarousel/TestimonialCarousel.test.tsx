import { describe, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { serve } from '#components/testing/hydration.tsx'
import { expectQuiet } from '#components/testing/quiet.ts'
import { TestimonialCarousel } from './TestimonialCarousel.tsx'

expectQuiet()

const testimonial = (name: string) => ({
  name,
  designation: `Position of ${name}`,
  text: `Words of ${name}`,
  monogram: name.slice(0, 2).toUpperCase(),
})
const of = (...names: string[]) => <TestimonialCarousel testimonials={names.map(testimonial)} />

const next = () => userEvent.click(screen.getByRole('button', { name: 'Next testimonial' }))
const previous = () => userEvent.click(screen.getByRole('button', { name: 'Previous testimonial' }))

/** Names of the testimonials that are shown; the others are hidden from everybody. */
const shown = () => screen.getAllByRole('figure').map((figure) => figure.querySelector('strong')?.textContent)

describe('TestimonialCarousel', () => {
  it('shows the first one with name, position and words', () => {
    render(of('Ada', 'Bob'))
    expect(shown()).toEqual(['Ada'])
    const figure = screen.getByRole('figure')
    expect(figure).toHaveTextContent('Words of Ada')
    expect(figure).toHaveTextContent('Position of Ada')
  })

  it('moves by one and wraps at the end', async () => {
    render(of('Ada', 'Bob'))
    await next()
    expect(shown()).toEqual(['Bob'])
    await next()
    expect(shown()).toEqual(['Ada'])
  })

  it('wraps at the start', async () => {
    render(of('Ada', 'Bob', 'Cleo'))
    await previous()
    expect(shown()).toEqual(['Cleo'])
    await previous()
    expect(shown()).toEqual(['Bob'])
  })

  it('stays where it is with one testimonial', async () => {
    render(of('Ada'))
    await next()
    await previous()
    expect(shown()).toEqual(['Ada'])
  })

  it('keeps all of them in the document, so that one can fade into the other', async () => {
    render(of('Ada', 'Bob'))
    await next()
    expect(screen.getAllByRole('figure', { hidden: true })).toHaveLength(2)
    expect(screen.getByText('Words of Ada').closest('figure')).toHaveClass('testimonials-other')
    expect(screen.getByText('Words of Bob').closest('figure')).not.toHaveClass('testimonials-other')
  })

  it('tells those who listen when another one is shown', () => {
    render(of('Ada', 'Bob'))
    expect(screen.getByText('Words of Ada').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    expect(screen.getByRole('region', { name: 'Testimonials' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    )
  })

  it('lets all be read until it comes to life', () => {
    const { container, hydrate } = serve(of('Ada', 'Bob'))
    expect(shown()).toEqual(['Ada', 'Bob'])
    expect(container.querySelector('.testimonials-strip')).toHaveAttribute('tabindex', '0')
    hydrate()
    expect(shown()).toEqual(['Ada'])
    expect(container.querySelector('.testimonials-strip')).toBeNull()
    expect(container.querySelector('.testimonials-stage')).not.toHaveAttribute('tabindex')
  })
})
