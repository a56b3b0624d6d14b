import { expect, it } from '@jest/globals'
import { render } from '@testing-library/react'
import { expectQuiet } from '#components/testing/quiet.ts'
import { AboutTagline } from './AboutTagline.tsx'

expectQuiet()

/** Stands in for the browser's, which jsdom lacks. */
class NothingInView {
  observe() {}
  unobserve() {}
  disconnect() {}
}

it('takes a tagline that says a word twice', () => {
  Object.assign(window, { IntersectionObserver: NothingInView })
  const { container } = render(<AboutTagline tagline="Test early, test often, test early" />)
  expect(container).toHaveTextContent('Test early, test often, test early')
})
