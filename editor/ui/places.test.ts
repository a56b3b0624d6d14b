import { expect, it, jest } from '@jest/globals'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
jest.unstable_mockModule('./draft.ts', () => ({ saveDraft: async () => {} }))

const { show } = await import('./places.ts')
const { set, work } = await import('./store.ts')

const FILE = 'content/a.mdx'
const PAGE = `---
layout: detail
title: A
---

<Section layout="wide">

## One

Some words here.

<Figure
  name="bars"
  title="What grows"
  of={7}
/>

More words.

</Section>
`

it.each<[place: string, view: 'Page' | 'Details', text: string, caret: number | undefined]>([
  ['<Section', 'Page', 'One', undefined],
  ['layout="wide"', 'Details', 'One', undefined],
  ['of={7}', 'Page', '7', undefined],
  ['</Section>', 'Page', 'More words.', undefined],
  ['words here', 'Page', 'Some words here.', 'Some '.length],
])('shows what was found at %s in the %s of a page in its words', (place, view, text, caret) => {
  set({ file: FILE, contents: { [FILE]: PAGE }, view, chosen: undefined })
  show({ file: FILE, offset: PAGE.indexOf(place) })
  expect(work()).toMatchObject({ view: 'Page', chosen: { values: [text], caret } })
})

it('shows what is about a choice among the facts, and what nothing else shows in the source', () => {
  set({ file: FILE, contents: { [FILE]: PAGE }, view: 'Page', chosen: undefined })
  show({ file: FILE, offset: PAGE.indexOf('detail') })
  expect(work()).toMatchObject({ view: 'Details', fact: ['layout'] })
  const broken = PAGE.replace('words', '<words')
  set({ contents: { [FILE]: broken }, view: 'Page' })
  show({ file: FILE, offset: broken.indexOf('<words') })
  expect(work().view).toBe('Source')
})
