import { expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { spotsOf } from '../document/texts.ts'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
jest.unstable_mockModule('./draft.ts', () => ({ saveDraft: () => new Promise(() => {}) }))

const { BlockForm, blockAround } = await import('./BlockForm.tsx')
const { choose } = await import('./choice.ts')
const { set, textOf, useWork, work } = await import('./store.ts')

const FILE = 'content/a.mdx'
const BARS =
  "bars={[{ label: 'one', value: 5 }, { label: 'two', value: 9 }, { label: 'six', value: 7 }]}"
const LEVEL = "level={{ label: 'cap', value: 8 }}"

/** The form beside the open text, as the window shows it. */
function Beside() {
  const { chosen } = useWork()
  const [spot] = chosen?.spots ?? []
  const block = spot && blockAround(spot, textOf(FILE))
  return spot && block && <BlockForm spot={spot} block={block} />
}

const DRAWING = `<Figure name="bars" title="What it shows" ${BARS} unit="ms" mark="two" ${LEVEL} />`

/** Opens a text of a page with a block, by default a drawing. */
function show(words: string, block = DRAWING) {
  const source = `---\ntitle: A\n---\n\n${block}\n`
  set({ file: FILE, original: { [FILE]: source }, contents: { [FILE]: source }, edits: {} })
  render(<Beside />)
  const spot = spotsOf(FILE, source).find(({ value }) => value === words)
  act(() => spot && choose(spot))
}

it('shows the number beside the label of a bar that was clicked, and changes it alone', async () => {
  show('two')
  const part = screen.getByRole('form', { name: 'Bar 2: two' })
  const value = part.querySelector('input') as HTMLInputElement
  expect(value).toHaveValue('9')
  await userEvent.clear(value)
  await userEvent.type(value, '12')
  expect(textOf(FILE)).toContain(BARS.replace('9', '12'))
  expect(work().chosen?.values).toEqual(['two'])
})

it('shows the label beside a number, and of a level its number', () => {
  show('7')
  expect(screen.getByRole('form', { name: 'Bar 3: six' }).querySelector('input')).toHaveValue('six')
  act(() => {
    const level = spotsOf(FILE, textOf(FILE)).find(({ value }) => value === 'cap')
    if (level) choose(level)
  })
  expect(screen.getByRole('form', { name: 'Level' }).querySelector('input')).toHaveValue('8')
})

it('selects the words to be replaced of a part that is added', async () => {
  show('two')
  await userEvent.click(screen.getByRole('button', { name: 'Add another bar', hidden: true }))
  await userEvent.keyboard('ten')
  expect(textOf(FILE)).toContain("{ label: 'ten', value: 7 }")
  // The check waits for its fields only as long as one is in them.
  expect(work().begun).toBeDefined()
  await userEvent.click(document.body)
  expect(work().begun).toBeUndefined()
})

it('keeps the text open whose part is moved', async () => {
  show('two')
  await userEvent.click(screen.getByRole('button', { name: 'Up entry 2 of bars', hidden: true }))
  expect(textOf(FILE)).toContain("bars={[{ label: 'two', value: 9 }, { label: 'one', value: 5 }")
  expect(work().chosen?.values).toEqual(['two'])
})

const LAYERS = `<Figure name="layers" title="What it is" layers={['one', 'two', 'six']} />`
const MATRIX = `<Figure name="matrix" title="What it is" signs={{ tick: 'yes' }} />`
const CARD = '<Card title="">\n\nWords.\n\n</Card>'

it.each([
  ['note', 'What it is', LAYERS],
  ['note', 'two', LAYERS],
  ['signs.mark', 'yes', MATRIX],
  ['title', 'Words.', `<CardGrid>\n\n${CARD}\n\n</CardGrid>`],
])(
  'keeps the focus in an empty field that is written, and emptied again: %s beside “%s”',
  async (fact, words, block) => {
    show(words, block)
    const before = textOf(FILE)
    const box = document.querySelector<HTMLInputElement>(`[data-fact="${fact}"] input`)
    if (!box) throw new Error('There is no such field.')
    await userEvent.type(box, 'held')
    expect(box).toHaveFocus()
    expect(textOf(FILE)).toContain('held')
    await userEvent.clear(box)
    expect(box).toHaveFocus()
    expect(textOf(FILE)).toBe(before)
    expect(work().chosen?.values).toEqual([words])
  },
)
