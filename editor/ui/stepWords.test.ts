import { expect, it, jest } from '@jest/globals'
import type { Contents } from '../background/messages.ts'
import { patchesOf, type Step } from '../document/history.ts'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
jest.unstable_mockModule('./draft.ts', () => ({ saveDraft: async () => {} }))

const { placeOfStep, stepWords } = await import('./stepWords.ts')
const { set } = await import('./store.ts')

const A = 'content/a.mdx'
const B = 'content/b.mdx'
const OFFICES = 'content/data/offices.yaml'
const page = (title: string, ...paragraphs: readonly string[]) =>
  `---\ntitle: ${title}\n---\n\n<Section>\n\n## One\n\n${paragraphs.join('\n\n')}\n\n</Section>\n`

/** What is said of a step that led from some files to others, once it is undone beside the page A. */
function undone(by: string, before: Contents, after: Contents): string {
  const step: Step = { number: 1, by, patches: patchesOf(before, after) }
  set({ contents: before })
  return stepWords(step, A, after, before)
}

it('names the text in which letters were typed, and its page', () => {
  const words = 'A sentence which is longer than what tells it from all others.'
  expect(undone('words 1', { [A]: page('A', words) }, { [A]: page('A', `${words} More`) })).toBe(
    'typing in “A sentence which is longer …” on “A”',
  )
})

it('speaks of a change where paragraphs came or went, and of a file of facts as what it is', () => {
  expect(undone('words 1', { [A]: page('A', 'x') }, { [A]: page('A', 'x', 'y') })).toBe(
    'a change on “A”',
  )
  const offices = (city: string) => `- id: bonn\n  city: ${city}\n`
  expect(undone('form', { [OFFICES]: offices('Bonn') }, { [OFFICES]: offices('Bo') })).toBe(
    'typing in “Bonn” in “Offices”',
  )
})

it('calls a job by its button and its page, which may be gone, and counts the other files', () => {
  const before = { [A]: page('A', 'x'), [B]: page('B', 'y') }
  expect(undone('delete 1', before, { [A]: page('A', 'z'), [B]: null })).toBe(
    '“Delete” on “B” and in 1 more file',
  )
  expect(undone('new 1', { ...before, [B]: null }, before)).toBe('“New page” on “B”')
})

it('calls a change of structure by its button', () => {
  expect(undone('“Add a row below” 1', { [A]: page('A', 'x') }, { [A]: page('A', 'x', 'y') })).toBe(
    '“Add a row below” on “A”',
  )
})

it('leads to a page that came or went, or else to the place in the open page', () => {
  const stepTo = (after: Contents): Step => {
    return { number: 1, by: 'words 1', patches: patchesOf({ [A]: 'aa', [B]: 'bb' }, after) }
  }
  expect(placeOfStep(stepTo({ [A]: 'ab', [B]: null }), A)).toEqual({ file: B, offset: 0 })
  expect(placeOfStep(stepTo({ [A]: 'ab', [B]: 'cc' }), B)).toEqual({ file: B, offset: 0 })
  expect(placeOfStep(stepTo({ [A]: 'ab', [B]: 'cc' }), 'content/c.mdx')).toEqual({
    file: A,
    offset: 1,
  })
})
