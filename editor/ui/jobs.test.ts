import { expect, it, jest } from '@jest/globals'
import type { Contents } from '../background/messages.ts'
import type { Answers } from '../jobs/answers.ts'

/** What the next job changes: the jobs themselves play no part here. */
let changes: Contents = {}
jest.unstable_mockModule('./background.ts', () => ({
  askFor: async () => ({ changes }),
  checkFiles: () => {},
}))
jest.unstable_mockModule('./draft.ts', () => ({ saveDraft: async () => {} }))

const { run } = await import('./jobs.ts')
const { open, set, work } = await import('./store.ts')
const { travel } = await import('./travel.ts')
const { writeWords, choose } = await import('./choice.ts')
const { spotsOf } = await import('../document/texts.ts')

const FILE = 'content/a.mdx'
const DRAFT = '---\ntitle: A\ndraft: true\n---\n\nSome words.\n'
const ELSEWHERE = { 'content/index.mdx': '---\ntitle: Quality\n---\n' }

function start(contents: Contents) {
  set({ original: contents, contents, edits: {}, history: { steps: [], done: 0 }, news: '' })
}

it('says what a job has done until that is undone, whatever is undone before', async () => {
  start({ ...ELSEWHERE, [FILE]: DRAFT })
  open(FILE)
  const published = DRAFT.replace('draft: true\n', '')
  changes = { [FILE]: published }
  await run({ job: 'publish', path: '/a' } as Answers)
  const [text] = spotsOf(FILE, published).filter(({ kind }) => kind === 'paragraph')
  if (text) choose(text)
  writeWords(0, 'Some other words.')
  travel('undo')
  expect(work().news).toMatch(/“A” goes online/)
  travel('undo')
  expect(work().contents[FILE]).toBe(DRAFT)
  expect(work().news).toBe('')
})

it('goes back to where one came from when the creation of a page is undone', async () => {
  const there = 'content/b.mdx'
  start({ ...ELSEWHERE, [there]: '---\ntitle: B\n---\n' })
  open(there)
  changes = { [FILE]: DRAFT }
  await run({ job: 'new', title: 'A' } as Answers)
  expect(work().file).toBe(FILE)
  travel('undo')
  expect([work().file, work().news]).toEqual([there, ''])
})
