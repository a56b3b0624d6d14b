import { describe, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { ContactNotSent } from '#components/layout/ContactResult/ContactNotSent.tsx'
import { expectQuiet } from '#components/testing/quiet.ts'
import { getPageOf } from '#lib/content/pages.ts'
import { ContactLayout } from './ContactLayout.tsx'

expectQuiet()

describe('ContactLayout', () => {
  it('has a heading, the general mailbox, the form and the offices', () => {
    render(<ContactLayout page={getPageOf('contact')} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contact Us')
    expect(screen.getByRole('link', { name: 'hello@plumbline.example' })).toHaveAttribute(
      'href',
      'mailto:hello@plumbline.example',
    )
    expect(screen.getByRole('textbox', { name: /e-mail/ })).toBeRequired()
    expect(screen.getByRole('textbox', { name: /optional/ })).toHaveAttribute('rows', '4')
    expect(document.querySelectorAll('main address')).toHaveLength(2)
  })
})

describe('ContactNotSent', () => {
  it('says why, and names two ways to try again', () => {
    render(<ContactNotSent reason="Email is invalid" />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Email is invalid$/)
    expect(screen.getByRole('link', { name: 'hello@plumbline.example' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the contact form' })).toHaveAttribute('href', '/contact-us')
  })
})
