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
function undone(deed: string | undefined, before: Contents, after: Contents): string {
  const patches = patchesOf(before, after)
  const step: Step = { number: 1, by: 'words 1', ...(deed && { deed }), patches }
  set({ contents: before })
  return stepWords(step, A, after, before)
}

it('names the text in which letters were typed, and its page', () => {
  const words = 'A sentence which is longer than what tells it from all others.'
  expect(undone(undefined, { [A]: page('A', words) }, { [A]: page('A', `${words} More`) })).toBe(
    'typing in “A sentence which is longer …” on “A”',
  )
})

it('speaks of a file of facts as what it is, and of several places at once as a change', () => {
  const offices = (city: string) => `- id: bonn\n  city: ${city}\n`
  const bonn = { [OFFICES]: offices('Bonn') }
  expect(undone(undefined, bonn, { [OFFICES]: offices('Bo') })).toBe(
    'typing in “Bonn” in “Offices”',
  )
  const also = { [OFFICES]: offices('Bo'), [A]: page('A', 'x') }
  expect(undone(undefined, { ...bonn, [A]: page('A', 'y') }, also)).toBe(
    'a change on “A” and in 1 more place',
  )
})

it('calls what a button did by its words, with the text in whose line it was', () => {
  const before = { [A]: page('A', 'x'), [B]: page('B', 'y') }
  expect(undone('“Delete”', before, { [A]: page('A', 'z'), [B]: null })).toBe(
    '“Delete” on “B” and in 1 more place',
  )
  const photo = 'content/data/photos/a.jpg'
  const shown = { [A]: page('A', '![A](a.jpg)'), [photo]: new Uint8Array([1]) }
  expect(undone('“Remove”', shown, { [A]: page('A', 'x'), [photo]: null })).toBe('“Remove” on “A”')
  expect(undone('“New page”', { ...before, [B]: null }, before)).toBe('“New page” on “B”')
  expect(undone('“Up”', { [A]: page('A', 'x', 'y') }, { [A]: page('A', 'y', 'x') })).toBe(
    '“Up” on “A”',
  )
  expect(undone('“Bold”', { [A]: page('A', 'one') }, { [A]: page('A', '**one**') })).toBe(
    '“Bold” in “one” on “A”',
  )
})

it('has no tag of a fact in its words', () => {
  const words = 'There are <Claim id="people" /> now'
  expect(undone('“Bold”', { [A]: page('A', words) }, { [A]: page('A', `${words}.`) })).toBe(
    '“Bold” in “There are people now” on “A”',
  )
})

it('leads to a page that came or went, or else to the place in the open page', () => {
  const stepTo = (after: Contents): Step => {
    return { number: 1, by: 'words 1', patches: patchesOf({ [A]: 'aa', [B]: 'bb' }, after) }
  }
  expect(placeOfStep(stepTo({ [A]: 'ab', [B]: null }), 'redo', A)).toEqual({ file: B, offset: 0 })
  expect(placeOfStep(stepTo({ [A]: 'ab', [B]: 'cc' }), 'redo', B)).toEqual({ file: B, offset: 0 })
  expect(placeOfStep(stepTo({ [A]: 'ab', [B]: 'cc' }), 'redo', 'content/c.mdx')).toEqual({
    file: A,
    offset: 1,
  })
})

it('leads to the text behind which pasted paragraphs stood, and to that in which a letter was typed', () => {
  const before = page('A', 'One.', 'Two.')
  const placeOfUndone = (after: string) => {
    set({ contents: { [A]: before } })
    const patches = patchesOf({ [A]: before }, { [A]: after })
    return placeOfStep({ number: 1, by: 'words 1', patches }, 'undo', A).offset
  }
  const pasted = placeOfUndone(page('A', 'One.', 'Pasted.', 'More.', 'Two.'))
  expect(before.slice(0, pasted)).toMatch(/One\.$/)
  expect(before.slice(placeOfUndone(page('A', 'One.', 'XTwo.')))).toMatch(/^Two\./)
})
