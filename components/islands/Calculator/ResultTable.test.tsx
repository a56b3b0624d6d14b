import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Copy, ResultTable } from './ResultTable.tsx'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it('keeps a downloaded file until the browser has read it, which Safari does in a later task', () => {
  const revoked: string[] = []
  URL.createObjectURL = () => 'blob:a'
  URL.revokeObjectURL = (url) => revoked.push(url)
  // jsdom cannot download.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  render(<ResultTable id="a" caption="Table" head={['A']} rows={[['1']]} csv />)
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  jest.advanceTimersByTime(1000)
  expect(revoked).toEqual([])
  jest.advanceTimersByTime(60_000)
  expect(revoked).toEqual(['blob:a'])
})

it('announces each time that it has copied, or could not', async () => {
  const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined)
  Object.assign(navigator, { clipboard: { writeText } })
  render(<Copy text="a,b" about="a" label="Copy" />)
  const button = screen.getByRole('button', { name: 'Copy' })
  const live = button.nextElementSibling as HTMLElement
  expect(live).toHaveAttribute('aria-live', 'polite')
  // It is there before it says anything.
  expect(live).toBeEmptyDOMElement()
  const announced: string[] = []
  const observer = new MutationObserver(() => announced.push(live.textContent ?? ''))
  observer.observe(live, { childList: true, characterData: true, subtree: true })
  const copy = () => act(async () => void fireEvent.click(button))
  await copy()
  await copy()
  writeText.mockRejectedValueOnce(new Error('not allowed'))
  await copy()
  expect(announced).toEqual([
    'Copied',
    '',
    'Copied',
    '',
    'Your browser does not let this page copy.',
  ])
})
