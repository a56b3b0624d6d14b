import { beforeEach, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { expectQuiet } from '#components/testing/quiet.ts'
import { getPageOf, getPages, getTrail } from '#lib/content/pages.ts'
import { SiteIndexLayout } from './SiteIndexLayout.tsx'

expectQuiet()
beforeEach(() => {
  render(<SiteIndexLayout page={getPageOf('siteIndex')} />)
})

/** The entry of a page: its link and what stands with it. */
const entryOf = (path: string) =>
  [...screen.getByRole('main').querySelectorAll(`h2 > a[href="${path}"], li > a[href="${path}"]`)].filter(
    (link) => !link.closest('nav'),
  )

it('lists every page once, with a line on what it answers', () => {
  for (const { path, search } of getPages()) {
    const [entry, ...more] = entryOf(path)
    expect([path, more.length]).toEqual([path, 0])
    if (path === '/site-index') expect(entry).toBeUndefined()
    else expect(entry?.closest('section, li')).toHaveTextContent(search.description)
  }
})

it('lists each page under the page above it', () => {
  for (const { path } of getPages()) {
    const parent = getTrail(path).at(-1)
    if (!parent || parent.path === '/') continue
    const [entry] = entryOf(path)
    const above = entry?.closest('ul')?.closest('li, section')
    expect(above?.querySelector('a')).toHaveAttribute('href', parent.path)
  }
})
