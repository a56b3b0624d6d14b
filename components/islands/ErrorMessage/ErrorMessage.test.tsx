import { describe, expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectQuiet } from '#components/testing/quiet.ts'
import { ErrorMessage } from './ErrorMessage.tsx'

expectQuiet()

describe('ErrorMessage', () => {
  it('says what R2.7 and R22.4 ask for, as the heading of the page', () => {
    render(<ErrorMessage retry={() => {}} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Unexpected Application Error!$/)
  })

  it('tries again on request only', async () => {
    const retry = jest.fn()
    render(<ErrorMessage retry={retry} />)
    expect(retry).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('leads home', () => {
    render(<ErrorMessage retry={() => {}} />)
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  })
})
