import { describe, expect, it } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { expectQuiet } from '#components/testing/quiet.ts'
import { getPages } from '#lib/content/pages.ts'
import { SiteHeader } from './SiteHeader.tsx'

expectQuiet()

/** R4. */
const GROUPS = {
  'Product Engineering': [
    ['Product Engineering', '/services/product-engineering'],
    ['Development Services', '/services/development-services'],
    ['Specialized Engineering', '/services/specialized-engineering'],
    ['AI Engineering', '/services/ai_engineering'],
  ],
  'Quality Assurance': [
    ['Quality Assurance', '/services/digital-assurance'],
    ['Essential Assurance', '/services/core-testing'],
    ['Advanced Assurance', '/services/advanced-assurance'],
    ['Specialized Testing', '/services/specialized-testing'],
    ['GenAI Assurance', '/services/generative_ai_testing'],
  ],
  'Digital Transformation': [
    ['Digital Transformation', '/services/digital-transformation'],
    ['Transformation Consulting', '/services/transformational-consulting'],
    ['Strategic Assessments', '/services/strategic-assessments'],
    ['DevOps and Continuous Improvement', '/services/devops'],
  ],
}

// jsdom knows no popover, and Testing Library no closed details: what is hidden counts, too.
const menu = () => within(screen.getByRole('navigation', { name: 'Main' }))
const linksIn = (element: HTMLElement) =>
  [...element.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
const current = () =>
  [...document.querySelectorAll('[aria-current]')].map((link) => link.getAttribute('href'))

describe('SiteHeader', () => {
  it('leads home by its logo', () => {
    const { container } = render(<SiteHeader path="/careers" />)
    const logo = container.querySelector('a')
    expect(logo).toHaveAttribute('href', '/')
    expect(logo).toHaveTextContent('Plumbline')
  })

  it('has the direct links of R4.1 in their order, Services after Home', () => {
    render(<SiteHeader path="/" />)
    const items = [...(screen.getByRole('navigation').querySelector('ul')?.children ?? [])]
    expect(items.map((item) => item.querySelector('a, summary')?.textContent)).toEqual([
      'Home',
      'Services',
      'About Us',
      'Careers',
      'Industries',
      'Contact Us',
    ])
    expect(
      items.flatMap((item) =>
        [...item.querySelectorAll(':scope > a')].map((link) => link.getAttribute('href')),
      ),
    ).toEqual(['/', '/about-us', '/careers', '/industries', '/contact-us'])
  })

  it('has the two levels of services of R4.2, each group with its own page first', () => {
    render(<SiteHeader path="/" />)
    const groups = [...document.querySelectorAll<HTMLElement>('details details')]
    expect(
      Object.fromEntries(
        groups.map((group) => [group.querySelector('summary')?.textContent, linksIn(group)]),
      ),
    ).toEqual(GROUPS)
    // Opened one at a time where they are an accordion.
    expect(new Set(groups.map((group) => group.getAttribute('name'))).size).toBe(1)
    expect(groups[0]).toHaveAttribute('name')
  })

  it('is closed at first', () => {
    render(<SiteHeader path="/" />)
    expect(document.querySelectorAll('details[open]')).toHaveLength(0)
  })

  it('opens behind a hamburger without script', () => {
    render(<SiteHeader path="/" />)
    const hamburger = screen.getByRole('button', { name: 'Menu' })
    expect(hamburger).toHaveAttribute('aria-expanded', 'false')
    const target = document.getElementById(String(hamburger.getAttribute('popovertarget')))
    expect(target).toBe(screen.getByRole('navigation', { name: 'Main' }))
    expect(target).toHaveAttribute('popover', 'auto')
  })

  it('is a list of links and disclosures, not a menu of an application', () => {
    const { container } = render(<SiteHeader path="/" />)
    expect(container.querySelector('[role]')).toBeNull()
    expect(menu().getAllByRole('list', { hidden: true }).length).toBeGreaterThan(1)
  })

  it.each([
    ['/', ['/']],
    ['/careers', ['/careers']],
    ['/services/devops', ['/services/devops']],
    ['/services/digital-assurance', ['/services/digital-assurance']],
    ['/etl-testing', []],
    ['/404', []],
  ])('on %s marks %j as current', (path, marked) => {
    render(<SiteHeader path={path} />)
    expect(current()).toEqual(marked)
  })

  it('marks Services on the pages that it holds, and on no other', () => {
    const held = new Set(Object.values(GROUPS).flatMap((links) => links.map(([, href]) => href)))
    for (const { path } of getPages()) {
      const { unmount } = render(<SiteHeader path={path} />)
      const marked = screen.getByText('Services', { selector: 'summary' }).classList.contains('within')
      expect([path, marked]).toEqual([path, held.has(path)])
      unmount()
    }
  })
})
