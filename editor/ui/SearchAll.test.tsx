import { expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
jest.unstable_mockModule('./draft.ts', () => ({ saveDraft: async () => {} }))
// jsdom has none.
HTMLDialogElement.prototype.showModal = () => {}

const { SearchAll } = await import('./SearchAll.tsx')
const { set, textOf } = await import('./store.ts')

it('counts what it finds only once the words are long enough to be searched for', async () => {
  set({ contents: { 'content/a.mdx': '---\ntitle: A\n---\n\n## One\n\nA bee.\n' } })
  render(<SearchAll />)
  const field = screen.getByLabelText('Words to find')
  const count = screen.getByText((_, element) => element?.role === 'status')
  await userEvent.type(field, ' b')
  expect(count.textContent).toBe('')
  await userEvent.type(field, 'e')
  expect(count.textContent).toMatch(/ found/)
})

it('replaces once for a double click', async () => {
  const file = 'content/a.mdx'
  set({ contents: { [file]: '---\ntitle: A\n---\n\n## One\n\nA bee.\n' }, wanted: 'bee' })
  render(<SearchAll />)
  await userEvent.type(screen.getByLabelText('Replace them with'), 'beetle')
  await userEvent.dblClick(await screen.findByRole('button', { name: /^Replace/, hidden: true }))
  expect(textOf(file)).toContain('A beetle.')
})
