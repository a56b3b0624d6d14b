import { expect, it, jest } from '@jest/globals'
import { spotsOf } from '../document/texts.ts'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
jest.unstable_mockModule('./draft.ts', () => ({ saveDraft: async () => {} }))

const { movableAt } = await import('./movable.ts')
const { set, textOf } = await import('./store.ts')

const FILE = 'content/a.mdx'
const PICTURE = '![A desk](desk.jpg)'
const section = (...blocks: string[]) => `<Section>\n\n${blocks.join('\n\n')}\n\n</Section>\n`

/** What a text of the page is dragged with. */
function movableOf(source: string, words: string) {
  set({ contents: { [FILE]: source } })
  const spots = spotsOf(FILE, source)
  const textOfWords = (wanted: string) => spots.find(({ value }) => value === wanted)
  const spot = textOfWords(words)
  if (!spot) throw new Error('The page has no such text.')
  const movable = movableAt(spot)
  const isOn = (wanted: string) =>
    movable?.all.findIndex((holds) => {
      const text = textOfWords(wanted)
      return text && holds(text)
    })
  return { movable, isOn }
}

it('drags a picture to the words of another section, and nowhere among its own', () => {
  const source = section('## One', 'Words.', PICTURE, 'More.') + section('## Two', 'Others.')
  const { movable, isOn } = movableOf(source, 'A desk')
  expect(movable).toMatchObject({ name: 'Photograph', index: 0, isInto: true })
  expect(['Words.', 'More.', 'Two', 'Others.'].map(isOn)).toEqual([0, 0, 1, 1])
  movable?.moveTo(1)
  expect(textOf(FILE)).toBe(
    section('## One', 'Words.', 'More.') + section('## Two', 'Others.', PICTURE),
  )
})

it('does not drag a picture for which no other section has room, nor its section in its place', () => {
  const source = section('## One', PICTURE) + section('## Two', '<Figure name="loop" />')
  expect(movableOf(source, 'A desk').movable).toBeUndefined()
})

it('drags words past a picture', () => {
  const source = section('## One', 'Words.', PICTURE, 'More.')
  const { movable } = movableOf(source, 'More.')
  expect(movable?.all).toHaveLength(2)
  movable?.moveTo(0)
  expect(textOf(FILE)).toBe(section('## One', 'More.', PICTURE, 'Words.'))
})
