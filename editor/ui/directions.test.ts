import { expect, it, jest } from '@jest/globals'
import { renderHook, waitFor } from '@testing-library/react'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
jest.unstable_mockModule('./draft.ts', () => ({ saveDraft: async () => {} }))

const { useDirections } = await import('./directions.ts')
const { textsOf } = await import('./shownTexts.ts')
const { set, work } = await import('./store.ts')

const FILE = 'content/a.mdx'

/** Shows texts in the page, each at a place of a raster. */
function show(places: readonly (readonly [column: number, row: number])[]) {
  const words = places.map((_, at) => `Words ${at}.`)
  set({ file: FILE, contents: { [FILE]: `---\ntitle: A\n---\n\n${words.join('\n\n')}\n` } })
  const texts = textsOf(work().contents, FILE)
  document.body.innerHTML = '<iframe class="preview"></iframe>'
  const page = document.querySelector('iframe')?.contentDocument
  for (const [at, [column, row]] of places.entries()) {
    const element = document.createElement('p')
    element.dataset.spot = String(texts.findIndex(({ value }) => value === words[at]))
    // This environment lays nothing out.
    element.checkVisibility = () => true
    element.getBoundingClientRect = () => new DOMRect(column * 100, row * 30, 90, 20)
    page?.body.append(element)
  }
  return words.map((wanted) => texts.find(({ value }) => value === wanted))
}

it.each([
  [
    'in a column',
    [
      [0, 0],
      [0, 1],
      [0, 2],
    ],
    1,
    { before: 'Up', behind: 'Down' },
  ],
  [
    'in a row',
    [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    1,
    { before: 'Left', behind: 'Right' },
  ],
  [
    'at the start of a second row',
    [
      [1, 0],
      [0, 1],
      [1, 1],
    ],
    1,
    { before: 'Up', behind: 'Right' },
  ],
  [
    'at the end of a first row',
    [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
    1,
    { before: 'Left', behind: 'Down' },
  ],
  [
    'first in a row',
    [
      [0, 0],
      [1, 0],
    ],
    0,
    { before: 'Left', behind: 'Right' },
  ],
  [
    'last in a row',
    [
      [0, 0],
      [1, 0],
    ],
    1,
    { before: 'Left', behind: 'Right' },
  ],
] as const)(
  'knows which way something moves that stands %s',
  async (_, places, index, directions) => {
    const spots = show(places)
    const open = spots[index]
    if (!open) throw new Error('The page does not show it.')
    const all = spots.map((spot) => (text: object) => text === spot)
    const { result } = renderHook(() => useDirections(open, index, all))
    await waitFor(() => expect(result.current).toEqual(directions))
  },
)
