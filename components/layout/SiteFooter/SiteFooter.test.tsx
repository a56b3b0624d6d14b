import { expect, it } from '@jest/globals'
import { render } from '@testing-library/react'
import { getData } from '#lib/content/pages.ts'
import { SiteFooter } from './SiteFooter.tsx'

const { navigation, site } = getData()
const PARTNER = { name: 'A partner', monogram: 'AP', href: 'https://partner.rehearsal/news' }
const OFFICE = {
  id: 'town',
  country: 'Examplia',
  countryCode: 'XX',
  city: 'Town',
  street: ['1 Road'],
}

const footerOf = (own: Partial<typeof site>, offices: (typeof OFFICE)[]) =>
  render(<SiteFooter site={{ ...site, ...own }} navigation={navigation} offices={offices} />)
    .container

const headingsIn = (footer: Element) =>
  Array.from(footer.querySelectorAll('h2'), ({ textContent }) => textContent)

it('leaves out what the provider has none of, with its heading, list and link', () => {
  const { mark: _, social: __, partners: ___, ...bare } = site
  const footer = render(<SiteFooter site={bare} navigation={navigation} offices={[]} />).container
  expect(footer.querySelectorAll('svg, img, address, a[href^="https:"]')).toHaveLength(0)
  const { services, quick } = navigation.footer
  expect(headingsIn(footer)).toEqual([services.heading, quick.heading, navigation.guides.heading])
  for (const part of footer.querySelectorAll('ul, p, div')) expect(part).not.toBeEmptyDOMElement()
})

it('shows the logos of partners, or their monograms, each with its own announcement', () => {
  const other = {
    ...PARTNER,
    name: 'Another',
    href: 'https://other.rehearsal/',
    logo: '/logos/b.svg',
  }
  const footer = footerOf({ partners: [PARTNER, other] }, [])
  const links = Array.from(footer.querySelectorAll('ul:has([rel=noopener]) a'), (link) => [
    link.getAttribute('href'),
    link.textContent,
    link.querySelector('img')?.getAttribute('src'),
  ])
  expect(links).toEqual([
    [PARTNER.href, 'APA partner', undefined],
    [other.href, 'Another', other.logo],
  ])
})

it('draws the lines of the mark as lines, and fills the rest', () => {
  const mark = { width: 32, height: 32, ink: 'M2 2h28v28H2z', accent: 'M8 8h8v8z' }
  const [ink, accent] = footerOf({ mark }, []).querySelectorAll('path')
  expect(ink).toHaveAttribute('fill', 'none')
  expect(accent).not.toHaveAttribute('fill')
})

it('speaks of one office, or of several', () => {
  expect(headingsIn(footerOf({}, [OFFICE]))).toContain('Office')
  expect(headingsIn(footerOf({}, [OFFICE, { ...OFFICE, id: 'b' }]))).toContain('Offices')
})
