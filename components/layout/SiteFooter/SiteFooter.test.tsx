import { beforeEach, describe, expect, it } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { expectQuiet } from '#components/testing/quiet.ts'
import { SiteFooter } from './SiteFooter.tsx'

expectQuiet()
beforeEach(() => {
  render(<SiteFooter />)
})

const hrefs = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

describe('SiteFooter', () => {
  it('has the offices of R12.1', () => {
    const addresses = [...document.querySelectorAll('address strong')].map((name) => name.textContent)
    expect(addresses).toEqual(['India (Bengaluru)', 'USA (Charlotte)'])
  })

  it('has the service links of R12.2', () => {
    expect(hrefs(screen.getByRole('navigation', { name: 'Services' }))).toEqual([
      '/services/core-testing',
      '/services/specialized-testing',
      '/services/development-services',
      '/services/specialized-engineering',
      '/services/transformational-consulting',
      '/services/strategic-assessments',
      '/services/devops',
    ])
  })

  it('has the quick links of R12.2', () => {
    expect(hrefs(screen.getByRole('navigation', { name: 'Quick links' }))).toEqual([
      '/contact-us',
      '/careers',
      '/about-us',
    ])
  })

  it('has a social network and two partners, which learn nothing of this window', () => {
    const external = screen.getAllByRole('link').filter((link) => !link.getAttribute('href')?.startsWith('/'))
    expect(external).toHaveLength(3)
    for (const link of external) expect(link).toHaveAttribute('rel', 'noopener')
    const [, first, second] = external
    expect(first).toHaveAttribute('href', second?.getAttribute('href'))
  })

  it('has the copyright line of 2025', () => {
    expect(screen.getByText('© 2025 Plumbline Quality Engineering')).toBeVisible()
  })

  it('has the legal pages', () => {
    const legal = ['Privacy', 'Cookies', 'Accessibility'].map((name) => screen.getByRole('link', { name }))
    expect(legal.map((link) => link.getAttribute('href'))).toEqual([
      '/privacy-notice',
      '/cookie-notice',
      '/accessibility-statement',
    ])
  })

  it('loads no tracking script', () => {
    expect(document.querySelector('script')).toBeNull()
  })
})
