import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { LastUpdated } from './LastUpdated.tsx'

it('says the day in words, the same wherever the site is built', () => {
  render(<LastUpdated day="2027-06-30" />)
  expect(screen.getByText('June 30, 2027').getAttribute('datetime')).toBe('2027-06-30')
})
