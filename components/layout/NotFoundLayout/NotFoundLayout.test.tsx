import { expect, it } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { expectQuiet } from '#components/testing/quiet.ts'
import { getPages } from '#lib/content/pages.ts'
import { NotFoundLayout } from './NotFoundLayout.tsx'

expectQuiet()

it('leads from a missing page to the main ones, each by its title', () => {
  render(<NotFoundLayout />)
  const main = within(screen.getByRole('main'))
  expect(main.getByText('404')).toBeVisible()
  const titles = new Map(getPages().map((page) => [page.path, page.title]))
  const links = main.getAllByRole('link')
  expect(links.length).toBeGreaterThan(5)
  for (const link of links) {
    const path = String(link.getAttribute('href'))
    expect(titles.has(path)).toBe(true)
    if (path !== '/') expect(link).toHaveTextContent(String(titles.get(path)))
  }
  expect(links.map((link) => link.getAttribute('href'))).toContain('/')
})
