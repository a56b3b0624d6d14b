import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { expectQuiet } from '#components/testing/quiet.ts'
import { getData, getPageOf } from '#lib/content/pages.ts'
import { stubMedia } from '#lib/testing/browser.ts'
import { HomeLayout } from './HomeLayout.tsx'

expectQuiet()
stubMedia()
globalThis.fetch = jest.fn<typeof fetch>(() => new Promise(() => {}))
beforeEach(() => {
  render(<HomeLayout page={getPageOf('home')} />)
})

const section = (heading: string) =>
  screen.getByRole('heading', { level: 2, name: heading }).closest('section') as HTMLElement

describe('HomeLayout', () => {
  it('starts with the four taglines and "Know More", which glides to Why Choose Us', () => {
    const { taglines } = getPageOf('home')
    expect(taglines).toHaveLength(4)
    for (const tagline of taglines) expect(screen.getByText(tagline)).toBeVisible()
    const more = screen.getByRole('link', { name: 'Know More' })
    expect(more).toHaveAttribute('data-glide')
    const target = document.querySelector(String(more.getAttribute('href')))
    expect(target).toBe(section('Why Choose Us'))
    // The focus goes with the visitor.
    expect(target).toHaveAttribute('tabindex', '-1')
  })

  it('has every strength in its order, each with a sentence', () => {
    const items = within(section('Why Choose Us')).getAllByRole('listitem')
    // Which ten they are (R5.4) is asked of the finished page in e2e/spec.spec.ts.
    expect(items.map((item) => item.querySelector('h3')?.textContent)).toEqual(
      getData().strengths.map(({ title }) => title),
    )
    for (const item of items) expect(item.querySelector('p')?.textContent).toMatch(/\w.*\.$/)
  })

  it('has the four statistics of R5.5', () => {
    const figures = within(screen.getByRole('region', { name: 'Results in figures' })).getAllByRole(
      'listitem',
    )
    expect(figures.map((item) => item.textContent)).toEqual([
      '90% improvement in customer satisfaction scores',
      '45% cost reduction in Tech Operations',
      '7+ Verticals',
      '12+ Industry Domains',
    ])
  })

  it('has the news strip in its loading state', () => {
    const news = section('Whats new in tech')
    expect(within(news).getByText('Loading news articles...')).toBeVisible()
  })

  it('says why there are no news without script', () => {
    const html = renderToStaticMarkup(<HomeLayout page={getPageOf('home')} />)
    expect(html).toMatch(/<noscript><p>[^<]*switched off in your browser/)
  })

  it('ends with the call to an expert: GO leads to the form', () => {
    const go = within(section('Speak to an expert')).getByRole('link', { name: /^GO ?: speak to an expert$/ })
    expect(go).toHaveAttribute('href', '/contact-us')
  })

  it('describes its drawing to those who do not see it', () => {
    expect(screen.getByRole('img', { name: /plumb line hangs beside a wall/ })).toBeVisible()
  })
})
