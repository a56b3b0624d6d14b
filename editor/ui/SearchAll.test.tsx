import { expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WORDS } from '../../check/rules/specification/specifiedWords.ts'
import { fileOfPath } from '../../lib/content/files.ts'
import type { Match } from '../document/search.ts'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
jest.unstable_mockModule('./draft.ts', () => ({ saveDraft: async () => {} }))
// jsdom has neither.
Element.prototype.scrollIntoView = () => {}
HTMLDialogElement.prototype.showModal = () => {}

const { SearchAll } = await import('./SearchAll.tsx')
const { placesFound } = await import('./foundPlaces.ts')
const { set, textOf } = await import('./store.ts')

const FILE = 'content/a.mdx'

it('counts what it finds only once the words are long enough to be searched for', async () => {
  set({ contents: { [FILE]: '---\ntitle: A\n---\n\n## One\n\nA bee.\n' } })
  render(<SearchAll />)
  const field = screen.getByLabelText('Words to find')
  const count = screen.getByText((_, element) => element?.role === 'status')
  await userEvent.type(field, ' b')
  expect(count.textContent).toBe('')
  await userEvent.type(field, 'e')
  expect(count.textContent).toMatch(/ found/)
})

it('replaces once for a double click', async () => {
  set({
    contents: { [FILE]: '---\ntitle: A\n---\n\n## One\n\nA bee.\n' },
    wanted: 'bee',
    replacement: '',
  })
  render(<SearchAll />)
  await userEvent.type(screen.getByLabelText('Replace them with'), 'beetle')
  await userEvent.dblClick(
    await screen.findByRole('button', { name: /^Replace(?! all)/, hidden: true }),
  )
  expect(textOf(FILE)).toContain('A beetle.')
  // A place that reads so already is none that is left.
  expect(screen.getByText(/^1 replaced, 0 left/)).toHaveRole('status')
})

it('replaces those that stay ticked, shows them before and after, and leaves what was taken back', async () => {
  const source = '---\ntitle: A\n---\n\n## One\n\nA bee.\n\nThe bees sleep.\n\nNo bee.\n'
  set({ original: { [FILE]: source }, contents: { [FILE]: source }, edits: {}, wanted: 'bee' })
  set({ replacement: '', isDeleted: false, isWholeOnly: false })
  render(<SearchAll />)
  await userEvent.type(screen.getByLabelText('Replace them with'), 'honey bee')
  await screen.findByText('3 found.')
  const ticks = () => screen.getAllByRole('checkbox', { name: /Paragraph/, hidden: true })
  await userEvent.click(ticks()[1] as HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: 'Replace these 2', hidden: true }))
  expect(textOf(FILE)).toContain('A honey bee.\n\nThe bees sleep.\n\nNo honey bee.')
  expect(screen.getByText('2 replaced, 1 left.')).toHaveRole('status')
  expect(ticks().map((tick) => (tick as HTMLInputElement).checked)).toEqual([false])
  const [, back] = screen.getAllByRole('button', { name: /^Take back/, hidden: true })
  await userEvent.click(back as HTMLElement)
  expect(textOf(FILE)).toContain('A honey bee.\n\nThe bees sleep.\n\nNo bee.')
  expect(screen.getByText('1 replaced, 2 left.')).toHaveRole('status')
  expect(ticks().map((tick) => (tick as HTMLInputElement).checked)).toEqual([false, false])
})

it('keeps the focus where the next place takes that of the replaced one, and after the last in the field', async () => {
  const source = (words: string) => `---\ntitle: A\n---\n\n## One\n\nA ${words} and a bee.\n`
  const original = { [FILE]: source('bee'), 'content/b.mdx': source('cat') }
  set({ original, contents: original, wanted: 'bee', replacement: '' })
  render(<SearchAll />)
  await userEvent.type(screen.getByLabelText('Replace them with'), 'wasp')
  await screen.findByText('3 found.')
  const buttons = () => screen.queryAllByRole('button', { name: /^Replace(?! all)/, hidden: true })
  buttons()[1]?.focus()
  await userEvent.keyboard('{Enter}')
  expect(buttons()).toHaveLength(2)
  expect(buttons()[1]).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: /^Show/, hidden: true })).toHaveFocus()
  buttons()[0]?.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByLabelText('Words to find')).toHaveFocus()
})

it('goes on with the same words when it is opened again', async () => {
  const contents = { [FILE]: '---\ntitle: A\n---\n\n## One\n\nA bee.\n' }
  set({ original: contents, contents, wanted: '', replacement: '' })
  const { unmount } = render(<SearchAll />)
  await userEvent.type(screen.getByLabelText('Words to find'), 'bee')
  await userEvent.type(screen.getByLabelText('Replace them with'), 'wasp')
  unmount()
  render(<SearchAll />)
  expect(screen.getByLabelText('Words to find')).toHaveValue('bee')
  expect(screen.getByLabelText('Replace them with')).toHaveValue('wasp')
  screen.getByLabelText('Words to find').focus()
  await userEvent.keyboard('cat')
  expect(screen.getByLabelText('Words to find')).toHaveValue('cat')
  // Which nobody has asked to become a wasp.
  expect(screen.getByLabelText('Replace them with')).toHaveValue('')
})

it('deletes words only if told so, and begins at the place that was shown last', async () => {
  const contents = { [FILE]: '---\ntitle: A\n---\n\n## One\n\nA bee and\n\nA bee.\n' }
  set({ original: contents, contents, wanted: 'bee', replacement: '', isDeleted: false })
  const { spot, index } = placesFound()[1] as Match
  set({ found: { file: FILE, start: spot.start, index } })
  render(<SearchAll />)
  await screen.findByText('2 found.')
  const buttons = (name: RegExp) => screen.getAllByRole('button', { name, hidden: true })
  expect(buttons(/^Show/)[1]).toHaveFocus()
  expect(buttons(/^Replace(?! all)/)[1]).toBeDisabled()
  await userEvent.click(screen.getByLabelText(/^Delete them/))
  await userEvent.click(buttons(/^Delete(?! all)/)[1] as HTMLElement)
  expect(textOf(FILE)).toContain('A bee and\n\nA.\n')
  act(() => set({ found: undefined, isDeleted: false }))
})

it('leaves plurals alone if only whole words are meant', async () => {
  const contents = { [FILE]: '---\ntitle: A\n---\n\n## One\n\nA suite and two suites.\n' }
  set({ original: contents, contents, wanted: 'suite' })
  render(<SearchAll />)
  await screen.findByText('2 found.')
  await userEvent.click(screen.getByLabelText(/^Whole words only/))
  await screen.findByText('1 found.')
})

it('leaves words that must stay as they are, and says so at each', async () => {
  const [[path, title] = ['', '']] = Object.entries(WORDS.titles)
  const file = fileOfPath(path)
  const contents = { [file]: `---\ntitle: ${title}\n---\n\n## One\n\nOf ${title}.\n` }
  set({ original: contents, contents, wanted: title, replacement: '', isWholeOnly: false })
  render(<SearchAll />)
  await userEvent.type(screen.getByLabelText('Replace them with'), 'a wasp')
  expect(
    screen.getByText(/These words must stay: the check refuses others here/),
  ).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: 'Replace all 1', hidden: true }))
  expect(textOf(file)).toMatch(new RegExp(`^---\ntitle: ${title}\n[^]*\nOf a wasp\\.\n$`, 'i'))
})
