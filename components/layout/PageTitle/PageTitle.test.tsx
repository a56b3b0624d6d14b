import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { getPageByLayout } from '#lib/content/pages.ts'
import { PageTitle } from './PageTitle.tsx'

it.each([
  ['Short Words', false],
  ['Digital Transformation', false],
  ['Experimentation Labs', true],
  ['Many Short Words in a Row Here', true],
])('sets the title "%s" smaller if it is long or has a long word', (title, isLong) => {
  render(<PageTitle page={{ ...getPageByLayout('careers'), title }} />)
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.classList.contains('page-title-long')).toBe(isLong)
})
