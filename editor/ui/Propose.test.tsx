import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Pull } from '../server/protocol.ts'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
jest.unstable_mockModule('./draft.ts', () => ({
  saveDraft: async () => {},
  readDraft: async () => undefined,
}))
// jsdom has neither.
Element.prototype.scrollIntoView = () => {}
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}

const FILE = 'content/a.mdx'
const HEAD = 'a'.repeat(40)
const pageOf = (...paragraphs: readonly string[]) =>
  `---\ntitle: A\n---\n\n<Section>\n\n## One\n\n${paragraphs.join('\n\n')}\n\n</Section>\n`

const before = pageOf('One.', 'Between.', 'Two.', 'Between them.', 'Three.')
const after = pageOf('First.', 'Between.', 'Second.', 'Between them.', 'Third.')

let pulls: Pull[] = []
/** What is opened. */
let opened = before
const proposed = jest.fn()
globalThis.fetch = async (url) => {
  const { pathname, searchParams } = new URL(String(url), 'http://editor.example')
  const isOrigin = searchParams.has('part')
  const answers: Record<string, unknown> = {
    '/api/proposals': pulls,
    '/api/update': { isCurrent: true },
    '/api/tree': { head: HEAD, files: { [FILE]: isOrigin ? before : opened }, photographs: [] },
  }
  if (pathname === '/api/propose') {
    proposed()
    opened = after
  }
  const body = answers[pathname] ?? { branch: 'edit/mine', head: HEAD }
  return { ok: true, status: 200, json: async () => body } as Response
}

const { Propose } = await import('./Propose.tsx')
const { apply } = await import('./edits.ts')
const { set, work } = await import('./store.ts')

const START = work()

beforeEach(() => {
  set({ ...START, base: HEAD, original: { [FILE]: before } })
  apply({ [FILE]: after })
  set({ checked: 'site' })
  pulls = []
  opened = before
})

afterEach(() => {
  proposed.mockClear()
})

const field = () => screen.getByLabelText('What you changed, in a sentence')

it('proposes by Enter in the sentence, unless an input method still composes', async () => {
  render(<Propose />)
  await userEvent.type(field(), 'Count from the first')
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(proposed).not.toHaveBeenCalled()
  expect(screen.getByText(/^It goes to those who look after the site/)).toBeVisible()
  await userEvent.type(field(), '{Enter}')
  await waitFor(() => expect(proposed).toHaveBeenCalledTimes(1))
  expect(await screen.findByText(/^Proposed as/)).toHaveTextContent(/to those who look after/)
})

it('takes one change back for a double click, and says so', async () => {
  render(<Propose />)
  const buttons = screen.getAllByRole('button', { name: 'Take back Paragraph' })
  expect(buttons).toHaveLength(3)
  await userEvent.dblClick(buttons[0] as HTMLElement)
  expect(work().edits[FILE]).toBe(after.replace('First', 'One'))
  expect(screen.getByText(/^Taken back\./)).toHaveRole('status')
})

it('leads to other proposals beside what has changed, and says where one is then', async () => {
  pulls = [
    {
      branch: 'edit/b',
      head: HEAD,
      title: 'Bees',
      isOpen: true,
      day: '2026-11-30',
      changedAt: '2026-11-30T09:00:00Z',
    },
  ]
  render(<Propose />)
  const item = (await screen.findByText(/“Bees”/)).closest('li')
  expect(item).toHaveTextContent('made on November 30, 2026')
  expect(item).toHaveTextContent(/last changed November 30, 2026/)
  expect(item).toHaveTextContent(/what you have changed here becomes part of it/)
  // What it changes is read only now, and looked at before one continues it.
  opened = after
  await userEvent.click(screen.getByText('What it changes'))
  expect(await within(item as HTMLElement).findByText('Changed pages and facts: 1')).toBeVisible()
  expect(within(item as HTMLElement).getByText('Second')).toBeVisible()
  opened = before
  await userEvent.click(screen.getByRole('button', { name: /^Continue/ }))
  expect(await screen.findByText('You are in your proposal “Bees” again.')).toHaveRole('status')
  expect(work()).toMatchObject({ branch: 'edit/b', edits: { [FILE]: after } })
})
