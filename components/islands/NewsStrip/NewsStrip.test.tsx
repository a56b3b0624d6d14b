import { expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { NewsStrip } from './NewsStrip.tsx'

it('offers to try again if no response ever arrives', async () => {
  const { fetch } = globalThis
  const controller = new AbortController()
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal)
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })
  render(<NewsStrip />)
  await act(async () => controller.abort())
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  globalThis.fetch = fetch
})
