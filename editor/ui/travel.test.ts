import { expect, it, jest } from '@jest/globals'
import { spotsOf } from '../document/texts.ts'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
jest.unstable_mockModule('./draft.ts', () => ({ saveDraft: async () => {} }))

const { choose, followCaret, writeWords } = await import('./choice.ts')
const { set, textOf, work } = await import('./store.ts')
const { canTravel, travel } = await import('./travel.ts')

const FILE = 'content/a.mdx'
const page = (body: string) =>
  `---\ntitle: A\n---\n\n<Section>\n\n## One\n\n${body}\n\n</Section>\n`

it.each([
  ['A first.', 'A first.\n\nA second.'],
  ['- An item', 'An item\nAnother'],
])(
  'opens the text again in which a paragraph or an item was begun that is undone: %j',
  (body, typed) => {
    const original = { [FILE]: page(body) }
    set({ file: FILE, original, contents: original, edits: {} })
    document.body.innerHTML = '<section class="words"><textarea></textarea></section>'
    document.querySelector('textarea')?.focus()
    const first = spotsOf(FILE, page(body)).find(
      ({ value }) => typed.startsWith(value) && body.endsWith(value),
    )
    if (!first) throw new Error('The page has no such text.')
    choose(first)
    writeWords(0, typed)
    followCaret(0, typed, typed.length)
    expect(work().chosen?.values).toEqual([typed.split('\n').at(-1)])
    while (canTravel('undo')) travel('undo')
    expect(textOf(FILE)).toBe(page(body))
    expect(work().chosen?.values).toEqual([first.value])
  },
)
