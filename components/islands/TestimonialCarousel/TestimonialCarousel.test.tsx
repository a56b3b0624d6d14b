import { expect, it, jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.node'
import { Boundary } from '../Island/Boundary.tsx'

/** jsdom animates nothing. */
jest.unstable_mockModule('../Island/motion.ts', () => ({
  useAnimate: () => [useRef(null), () => {}],
  useReducedMotion: () => true,
}))
const { TestimonialCarousel } = await import('./TestimonialCarousel.tsx')

const testimonials = ['Ada', 'Grace', 'Edith'].map((name) => ({
  name,
  designation: 'Engineer',
  text: `What ${name} says.`,
  monogram: name.slice(0, 1),
}))

it('goes on by a click that came before the script and is repeated the moment it is alive', async () => {
  const element = document.body.appendChild(document.createElement('div'))
  const carousel = (
    <Boundary element={element}>
      <TestimonialCarousel testimonials={testimonials} />
    </Boundary>
  )
  element.innerHTML = renderToString(carousel)
  element.addEventListener('alive', () =>
    screen.getByRole('button', { name: 'Next testimonial' }).click(),
  )
  await act(async () => hydrateRoot(element, carousel))
  expect(screen.getByRole('figure')).toHaveTextContent('What Grace says.')
})
