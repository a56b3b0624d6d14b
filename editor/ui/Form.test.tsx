import { expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fileOfData } from '../../lib/content/data.ts'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
jest.unstable_mockModule('./draft.ts', () => ({ saveDraft: async () => {} }))

const { Details } = await import('./Form.tsx')
const { set, textOf } = await import('./store.ts')

const FILE = fileOfData('site')
const NAME = 'name: Tester\n'
const SOCIAL = 'social:\n  label: Network\n  href: https://network.rehearsal/tester\n'
const PARTNERS =
  'partners:\n  - name: One\n    monogram: PA\n    href: https://partner.rehearsal/news\n'

/** Shows the form of a file, as it was opened. */
function show(source: string) {
  const original = { [FILE]: source }
  set({ file: FILE, original, contents: original, edits: {} })
  render(<Details />)
}

it('removes a group or a list that may be missing, and adds it again', async () => {
  show(NAME + SOCIAL + PARTNERS)
  await userEvent.click(screen.getByRole('button', { name: 'Remove social' }))
  expect(textOf(FILE)).toBe(NAME + PARTNERS)
  await userEvent.click(screen.getByRole('button', { name: 'Remove partners' }))
  expect(textOf(FILE)).toBe(NAME)
  await userEvent.click(screen.getByRole('button', { name: 'Add social' }))
  expect(textOf(FILE)).toMatch(/^social:\n {2}label:/m)
})

it('removes an entry of such a list by the button of that entry alone', () => {
  show(NAME + PARTNERS)
  const names = screen
    .getAllByRole('button', { name: /^Remove/ })
    .map((button) => button.textContent)
  expect(names).toEqual(['Remove entry 1 of partners', 'Remove partners'])
})
