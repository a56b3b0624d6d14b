import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { expectQuiet } from '#components/testing/quiet.ts'
import { getPages } from '#lib/content/pages.ts'
import { TextLayout } from './TextLayout.tsx'

expectQuiet()

const texts = getPages().filter((page) => page.layout === 'text')

it.each(texts)('$path says when it was last changed and where to ask, and sells nothing', (page) => {
  render(<TextLayout page={page}>Words.</TextLayout>)
  const main = screen.getByRole('main')
  const day = main.querySelector('time')
  expect(day).toHaveAttribute('datetime', page.updated)
  expect(day?.textContent).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
  expect(new Date(`${day?.textContent} UTC`).toISOString().slice(0, 10)).toBe(page.updated)
  expect(screen.getByRole('link', { name: 'hello@plumbline.example' })).toHaveAttribute(
    'href',
    'mailto:hello@plumbline.example',
  )
  expect(main.querySelector('a[href="/contact-us"], button')).toBeNull()
})
