import { expect, it, jest } from '@jest/globals'
import { spotsOf } from '../document/texts.ts'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
jest.unstable_mockModule('./draft.ts', () => ({ saveDraft: async () => {} }))

const { choose, followCaret, writeWords } = await import('./choice.ts')
const { movableAt } = await import('./movable.ts')
const { set, textOf, work } = await import('./store.ts')
const { canTravel, travel } = await import('./travel.ts')

const FILE = 'content/a.mdx'
const page = (body: string) =>
  `---\ntitle: A\n---\n\n<Section>\n\n## One\n\n${body}\n\n</Section>\n`

it.each([
  ['A first.', 'A first.\n\nA second.'],
  ['- An item', 'An item\nAnother'],
  ['- An item\n- The last', 'An item\nAnother'],
])(
  'opens the text again in which a paragraph or an item was begun that is undone: %j',
  (body, typed) => {
    const original = { [FILE]: page(body) }
    set({ file: FILE, original, contents: original, edits: {} })
    document.body.innerHTML = '<section class="words"><textarea></textarea></section>'
    document.querySelector('textarea')?.focus()
    const first = spotsOf(FILE, page(body)).find(
      ({ kind, value }) => kind !== 'field' && typed.startsWith(value),
    )
    if (!first) throw new Error('The page has no such text.')
    choose(first)
    writeWords(0, typed)
    followCaret(0, typed, typed.length)
    expect(work().chosen?.values).toEqual([typed.split('\n').at(-1)])
    writeWords(0, `${typed.split('\n').at(-1)}x`)
    travel('undo')
    expect(canTravel('undo')).toBe(false)
    expect(textOf(FILE)).toBe(page(body))
    expect(work().chosen?.values).toEqual([first.value])
  },
)

it('keeps the text of a row open that is moved, undone and done again', () => {
  const table = page('| A | B |\n| --- | --- |\n| one | yes |\n| two | yes |\n| three | no |')
  set({ file: FILE, original: { [FILE]: table }, contents: { [FILE]: table }, edits: {} })
  const cell = (words: string) => {
    const found = spotsOf(FILE, textOf(FILE)).find(({ value }) => value === words)
    if (!found) throw new Error('The table has no such cell.')
    return found
  }
  const openRow = () => {
    const [{ start = 0 } = {}] = work().chosen?.spots ?? []
    return textOf(FILE).slice(0, start).split('\n').length
  }
  choose(cell('one'))
  const before = openRow()
  movableAt(cell('one'))?.moveTo(2)
  expect([work().chosen?.values, openRow()]).toEqual([['one'], before + 2])
  // Whatever is open then.
  choose(cell('three'))
  travel('undo')
  expect([work().chosen?.values, openRow()]).toEqual([['one'], before])
  expect(work().traveled?.words).toBe('Undone: dragging the row on “A”.')
  travel('redo')
  expect([work().chosen?.values, openRow()]).toEqual([['one'], before + 2])
})
