import { expect, it, jest } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SignedIn } from './SignedIn.tsx'
import { set, work } from './store.ts'

it.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['refuses', () => Promise.resolve({ ok: false } as Response)],
])('says that one is still signed in if the server %s', async (_what, answer) => {
  set({ trouble: '' })
  globalThis.fetch = jest.fn(answer)
  render(<SignedIn author="anna" />)
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(work().trouble).toMatch(/^You are still signed in/))
})
