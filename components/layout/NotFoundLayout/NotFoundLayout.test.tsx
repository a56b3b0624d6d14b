import { beforeEach, expect, it } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { expectQuiet } from '#components/testing/quiet.ts'
import { getPages } from '#lib/content/pages.ts'
import { NotFoundLayout } from './NotFoundLayout.tsx'

expectQuiet()
beforeEach(() => {
  render(<NotFoundLayout />)
})

const main = () => within(screen.getByRole('main'))

it('leads from a missing page to the main ones, each by its title', () => {
  expect(main().getByText('404')).toBeVisible()
  const titles = new Map(getPages().map((page) => [page.path, page.title]))
  const links = within(main().getByRole('list')).getAllByRole('link')
  expect(links.length).toBeGreaterThan(5)
  for (const link of links) expect(link).toHaveTextContent(titles.get(link.getAttribute('href') ?? '') ?? '?')
})

it('leads home, to the list of all pages, and to the search, which is that list without script', () => {
  expect(main().getByRole('link', { name: 'home page' })).toHaveAttribute('href', '/')
  const list = main().getByRole('link', { name: 'list of all pages' })
  const search = main().getByRole('link', { name: 'Search the site' })
  expect(list).not.toHaveAttribute('data-search')
  expect(search).toHaveAttribute('data-search')
  for (const link of [list, search]) expect(link).toHaveAttribute('href', '/site-index')
})

it('hides the question that only a script can answer', () => {
  expect(main().getByText('Did you mean')).not.toBeVisible()
})
