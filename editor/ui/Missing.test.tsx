import { expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
jest.unstable_mockModule('./draft.ts', () => ({
  saveDraft: async () => {},
  readDraft: async () => undefined,
}))
const pulls = ['one', 'two'].map((name) => ({ branch: `edit/${name}`, title: `Say ${name}.` }))
globalThis.fetch = async () => ({ ok: true, json: async () => pulls }) as Response

const { Missing } = await import('./Missing.tsx')
const { set } = await import('./store.ts')

const FILE = 'content/new.mdx'
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

it('names the proposals that may have a page, or the one that has just been left with it', async () => {
  set({ file: FILE, branch: 'edit/one' })
  const { unmount } = render(<Missing />)
  expect(screen.getByRole('alert')).toHaveTextContent('There is no page at /new.')
  await screen.findByRole('button', { name: 'Continue “Say two”' })
  expect(buttons()).toHaveLength(1)
  unmount()
  const proposal = { branch: 'edit/one', title: 'Say one.' }
  set({ branch: undefined, left: { proposal, files: [FILE] } })
  render(<Missing />)
  expect(screen.getByRole('status')).toHaveTextContent('This page is in your proposal “Say one”.')
  expect(buttons()).toEqual(['Continue “Say one”'])
})
