import { expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
jest.unstable_mockModule('./draft.ts', () => ({ saveDraft: async () => {} }))

const { writeWords } = await import('./choice.ts')
const { FoundPlaces } = await import('./FoundPlaces.tsx')
const { placesFound, showPlace } = await import('./foundPlaces.ts')
const { set, work } = await import('./store.ts')

const pageOf = (words: string) => `---\ntitle: A\n---\n\n## One\n\n${words}\n`

it('goes from place to place, also past one whose words are written anew, and ends with the page', async () => {
  const contents = {
    'content/a.mdx': pageOf('A bee.\n\nA bee and a bee.'),
    'content/b.mdx': pageOf('A bee.'),
  }
  set({ original: contents, contents, file: 'content/b.mdx', wanted: 'bee' })
  const [first] = placesFound()
  if (!first) throw new Error('Nothing was found.')
  showPlace(first)
  render(<FoundPlaces />)
  const told = () => screen.getByRole('status').textContent
  const next = screen.getByRole('button', { name: 'Next place' })
  expect([told(), work().file]).toEqual(['“bee”: 1 of 4', 'content/a.mdx'])
  await userEvent.click(next)
  expect(told()).toBe('“bee”: 2 of 4')
  act(() => writeWords(0, 'A wasp and a bee.'))
  await userEvent.click(next)
  expect([told(), work().chosen?.caret]).toEqual(['“bee”: 2 of 3', 13])
  await userEvent.click(next)
  expect([told(), work().file]).toEqual(['“bee”: 3 of 3', 'content/b.mdx'])
  await userEvent.click(next)
  expect(told()).toBe('“bee”: 1 of 3')
  await userEvent.click(screen.getByRole('button', { name: 'Previous place' }))
  expect(told()).toBe('“bee”: 3 of 3')
  // The third is replaced, and one goes on from there.
  act(() => set({ replacement: 'wasp' }))
  await userEvent.click(screen.getByRole('button', { name: 'Replace with “wasp”' }))
  expect([told(), work().contents['content/b.mdx']]).toEqual(['“bee”: 1 of 2', pageOf('A wasp.')])
  await userEvent.click(screen.getByRole('button', { name: 'End the search' }))
  expect(screen.queryByRole('status')).toBeNull()
})
