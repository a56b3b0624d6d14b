import { expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
// Its build for browsers needs more than jsdom has.
jest.unstable_mockModule('react-dom/server', () => import('react-dom/server.node'))

const { BlockMenu, Look, matching } = await import('./BlockMenu.tsx')
const { structureAt } = await import('../document/structure.ts')
const { set, work } = await import('./store.ts')

it('says of a block that cannot be drawn that it cannot be shown, and shows the others', () => {
  render(
    <>
      <Look name="Broken" text={'<Figure name="bars" title="No bars" />'} />
      <Look name="Paragraph" text="Words." />
    </>,
  )
  expect(screen.getByText('It cannot be shown here right now.')).toBeVisible()
  expect(screen.queryByTitle('How Broken will look')).toBeNull()
  expect(screen.getByTitle('How Paragraph will look')).toHaveAttribute(
    'srcdoc',
    expect.stringContaining('Words.'),
  )
})

it.each([
  ['flow', 'Drawing: pipeline'],
  ['diagram', 'Drawing: pipeline'],
  ['graph', 'Drawing: bars'],
  ['bar chart', 'Drawing: bars'],
  ['schedule', 'Drawing: timeline'],
  ['gantt', 'Drawing: schedule'],
  ['Scatter', 'Drawing: points'],
  ['swimlane', 'Drawing: lanes'],
  ['to-do', 'Drawing: checklist'],
  ['bullets', 'Plain list'],
  ['callout', 'Note'],
])('finds by the word “%s” the block “%s”', (typed, name) => {
  expect(matching(typed).map((choice) => choice.name)).toContain(name)
})

it('shows a block that has what is typed in its name before others, and none for words that begin none', () => {
  expect(matching('schedule')[0]?.name).toBe('Drawing: schedule')
  expect(matching('table')[0]?.name).toBe('Table')
  expect(matching('')).toContainEqual(expect.objectContaining({ name: 'Drawing: loop' }))
  expect(matching('hart')).toEqual([])
})

it('refuses at its button a drawing in a section that has one, and says why once', () => {
  const file = 'content/a.mdx'
  const page = '<Section>\n\n## One\n\nWords.\n\n<Figure name="loop" />\n\n</Section>\n'
  const contents = { [file]: page }
  set({ file, contents, original: contents })
  // This environment has no window over another.
  HTMLDialogElement.prototype.showModal = () => {}
  const { parts } = structureAt(page, page.indexOf('Words'))
  render(<BlockMenu file={file} parts={parts} onClose={() => {}} />)
  const button = (name: string) => screen.getByRole('button', { name, hidden: true })
  expect(button('Drawing: bars')).toBeDisabled()
  expect(button('Table')).toBeEnabled()
  expect(screen.getAllByText(/^This section has a drawing/)).toHaveLength(1)
})

it('finds a photograph among the blocks, and leads to its form', async () => {
  const file = 'content/a.mdx'
  const page = '<Section>\n\n## One\n\nWords.\n\n</Section>\n'
  const contents = { [file]: page }
  set({ file, contents, original: contents, dialog: undefined })
  HTMLDialogElement.prototype.showModal = () => {}
  const { parts } = structureAt(page, page.indexOf('Words'))
  const close = jest.fn()
  render(<BlockMenu file={file} parts={parts} onClose={close} />)
  const field = screen.getByLabelText('Find a block')
  fireEvent.change(field, { target: { value: 'image' } })
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent(
    'Enter takes “Photograph”.',
  )
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(close).toHaveBeenCalledWith('')
  expect(work().dialog).toBe('photograph')
})
