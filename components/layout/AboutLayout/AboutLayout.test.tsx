import { beforeEach, describe, expect, it } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { expectQuiet } from '#components/testing/quiet.ts'
import { getPageOf } from '#lib/content/pages.ts'
import { AboutLayout } from './AboutLayout.tsx'

expectQuiet()
beforeEach(() => {
  render(
    <AboutLayout page={getPageOf('about')}>
      <h2>Who We Are</h2>
    </AboutLayout>,
  )
})

const section = (heading: string) =>
  screen.getByRole('heading', { level: 2, name: heading }).closest('section') as HTMLElement

describe('AboutLayout', () => {
  it('has the tagline in its hero, which the page script grows at half', () => {
    expect(document.querySelector('[data-at-half]')?.textContent?.trim()).toBe(
      'Curiosity. Creativity. Logic.',
    )
  })

  it('has "Who We Are" from its page', () => {
    expect(screen.getByRole('heading', { name: 'Who We Are' })).toBeVisible()
  })

  it('has the four leaders of R9.3, each with name, title, bio and a profile elsewhere', () => {
    const people = within(section('Leadership')).getAllByRole('listitem')
    expect(people.map((person) => person.querySelector('p')?.textContent)).toEqual([
      'CEO and Founder',
      'COO',
      'CTO',
      'Strategic Advisor',
    ])
    for (const person of people) {
      const name = String(within(person).getByRole('heading', { level: 3 }).textContent)
      expect(person.querySelectorAll('p')[1]?.textContent?.length).toBeGreaterThan(40)
      const link = within(person).getByRole('link', { name: `Professional profile of ${name}` })
      expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//))
      expect(link).toHaveAttribute('rel', 'noopener')
    }
  })

  it('has two testimonials, of which one is shown', () => {
    const carousel = screen.getByRole('region', { name: 'Testimonials' })
    expect(within(carousel).getAllByRole('figure', { hidden: true })).toHaveLength(2)
    expect(within(carousel).getAllByRole('figure')).toHaveLength(1)
  })
})
