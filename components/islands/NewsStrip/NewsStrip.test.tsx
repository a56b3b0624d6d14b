import { expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

it('says briefly what has come of a new attempt, and keeps the focus of whoever made it', async () => {
  const { fetch } = globalThis
  const answers: ((articles: unknown[]) => void)[] = []
  globalThis.fetch = () =>
    new Promise((resolve) => {
      answers.push((articles) => resolve({ json: async () => ({ articles }) } as Response))
    })
  const answer = (articles: unknown[]) => act(async () => answers.pop()?.(articles))
  const article = { title: 'Title', description: 'Text', url: 'https://a.example/', image: null }
  render(<NewsStrip />)
  await answer([])
  expect(screen.getByRole('status')).toHaveTextContent('')
  const again = screen.getByRole('button', { name: 'Try again' })
  await userEvent.click(again)
  expect(screen.getByRole('status')).toHaveTextContent('Loading news articles.')
  expect(again).toHaveFocus()
  await answer([])
  expect(screen.getByRole('status')).toHaveTextContent('The news articles could not be loaded.')
  expect(again).toHaveFocus()
  await userEvent.click(again)
  await answer([article])
  expect(screen.getByRole('status')).toHaveTextContent('1 news article')
  expect(screen.getByRole('link')).toHaveFocus()
  globalThis.fetch = fetch
})
