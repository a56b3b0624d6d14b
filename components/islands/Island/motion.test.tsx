import { afterEach, expect, it } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { useReducedMotion } from './motion.ts'

/** Stands in for the browser's media query, which jsdom lacks. */
class ReducedMotion extends EventTarget {
  matches: boolean
  constructor(matches: boolean) {
    super()
    this.matches = matches
  }
  switchTo(matches: boolean) {
    this.matches = matches
    this.dispatchEvent(new Event('change'))
  }
}

const Answer = () => <output>{String(useReducedMotion())}</output>

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia')
})

it('knows whether a visitor prefers less motion, also if that changes while the page is open', () => {
  const setting = new ReducedMotion(false)
  Object.assign(window, { matchMedia: () => setting })
  render(<Answer />)
  expect(screen.getByRole('status')).toHaveTextContent('false')
  act(() => setting.switchTo(true))
  expect(screen.getByRole('status')).toHaveTextContent('true')
  act(() => setting.switchTo(false))
  expect(screen.getByRole('status')).toHaveTextContent('false')
})
