import { expect, it, jest } from '@jest/globals'
import { removed, repeated, structureAt } from '../document/structure.ts'
import { spotsOf } from '../document/texts.ts'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
jest.unstable_mockModule('./draft.ts', () => ({ saveDraft: async () => {} }))

const { choose, chosenNow, followCaret, restructure, writeWords } = await import('./choice.ts')
const { movableAt } = await import('./movable.ts')
const { set, textOf, work } = await import('./store.ts')
const { canTravel, travel } = await import('./travel.ts')

const FILE = 'content/a.mdx'
const page = (body: string) =>
  `---\ntitle: A\n---\n\n<Section>\n\n## One\n\n${body}\n\n</Section>\n`

function textIn(words: string) {
  const found = spotsOf(FILE, textOf(FILE)).find(({ value }) => value === words)
  if (!found) throw new Error(`The page has no text "${words}".`)
  return found
}

it.each([
  ['A first.', 'A first.\n\nA second.'],
  ['- An item', 'An item\nAnother'],
  ['- An item\n- The last', 'An item\nAnother'],
  ['<Note title="B">\n\nA first.\n\n</Note>', 'A first.\n\n\nA second.'],
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
  const openRow = () => {
    const [{ start = 0 } = {}] = work().chosen?.spots ?? []
    return textOf(FILE).slice(0, start).split('\n').length
  }
  choose(textIn('one'))
  const before = openRow()
  movableAt(textIn('one'))?.moveTo(2)
  expect([work().chosen?.values, openRow()]).toEqual([['one'], before + 2])
  // Whatever is open then.
  choose(textIn('three'))
  travel('undo')
  expect([work().chosen?.values, openRow()]).toEqual([['one'], before])
  expect(work().traveled?.words).toBe('Undone: dragging the row on “A”.')
  travel('redo')
  expect([work().chosen?.values, openRow()]).toEqual([['one'], before + 2])
})

it('keeps an item open that is still there, and goes back to the one before an added one, whatever has the focus', () => {
  const list = page('- one\n- two\n- three')
  set({ file: FILE, original: { [FILE]: list }, contents: { [FILE]: list }, edits: {} })
  document.body.innerHTML = ''
  const open = (words: string) => choose(textIn(words))
  const add = (words: string) => {
    const [item] = structureAt(textOf(FILE), textIn(words).start).parts
    if (item) restructure(FILE, repeated(textOf(FILE), item), { deed: 'adding' })
  }
  open('two')
  add('two')
  expect(work().chosen?.values).toEqual(['REPLACE: a point'])
  travel('undo')
  expect(work().chosen?.values).toEqual(['two'])
  add('one')
  open('three')
  travel('undo')
  expect(work().chosen?.values).toEqual(['three'])
  expect(work().chosen?.spots[0]?.start).toBe(list.indexOf('three'))
})

it('opens a paragraph again that was parted in its middle', () => {
  const both = page('The one before.\n\nOne of two.')
  set({ file: FILE, original: { [FILE]: both }, contents: { [FILE]: both }, edits: {} })
  choose(textIn('One of two.'))
  writeWords(0, 'One\n\n of two.')
  followCaret(0, 'One\n\n of two.', 'One\n\n of'.length)
  expect(work().chosen?.values).toEqual(['of two.'])
  travel('undo')
  expect(work().chosen?.values).toEqual(['One of two.'])
})

it('leads to the heading of a section that is back, and no longer once one goes on elsewhere', () => {
  const sections = ['One', 'Two', 'Three'].map(
    (name) => `<Section>\n\n## ${name}\n\nWords of ${name}.\n\n</Section>`,
  )
  const whole = `---\ntitle: A\n---\n\n${sections.join('\n\n')}\n`
  set({ file: FILE, original: { [FILE]: whole }, contents: { [FILE]: whole }, edits: {} })
  for (const name of ['Two', 'Three']) {
    const section = structureAt(textOf(FILE), textIn(name).start).parts.at(-1)
    if (section) restructure(FILE, removed(textOf(FILE), section), { deed: 'removing' })
    choose(textIn('Words of One.'))
    travel('undo')
    expect(work().chosen?.values).toEqual(['Words of One.'])
    expect(work().traveled?.offset).toBe(whole.indexOf(name))
  }
  choose(textIn('One'))
  expect(work().traveled).toBeUndefined()
})

it('keeps a text open that was found before an earlier state of its file was read', () => {
  const original = { [FILE]: page('A first.') }
  set({ file: FILE, original, contents: original, edits: {} })
  const found = textIn('A first.')
  // As the list of changes does.
  spotsOf(FILE, page('As it was.'))
  choose(found)
  expect(chosenNow(work().chosen)?.values).toEqual(['A first.'])
})
