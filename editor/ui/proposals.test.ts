import { beforeEach, expect, it, jest } from '@jest/globals'
import { NO_HISTORY, patchOf, recorded } from '../document/history.ts'
import type { Pull } from '../server/protocol.ts'
import type { Draft } from './draft.ts'

const FILE = 'content/index.mdx'
const OPENED = 'a'.repeat(40)
const MOVED = 'b'.repeat(40)

/** What the check would answer plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
let draft: Draft | undefined
jest.unstable_mockModule('./draft.ts', () => ({
  saveDraft: async () => {},
  readDraft: async () => draft,
}))

/** The text at each commit, the commit of each branch, and the open proposals. */
let texts: Record<string, string> = {}
let heads: Record<string, string> = {}
let pulls: Pull[] = []
/** Whether what was published meanwhile fits the proposal that is opened, and what has become of one that is closed. */
let isCurrent = true
let isAccepted = true
/** Whether main stands still. */
let isQuiet = false

/** Answers as a server does whose main branch moves on during each proposal, in other files. */
const proposed = jest.fn()
globalThis.fetch = async (url) => {
  const { pathname, searchParams } = new URL(String(url), 'http://editor.example')
  if (pathname === '/api/proposals') return answer(200, pulls)
  if (pathname === '/api/tree') {
    const ref = searchParams.get('at') ?? 'main'
    const head = heads[ref] ?? ref
    const text = texts[head]
    if (text === undefined) return answer(422, { error: 'There is nothing you can open.' })
    return answer(200, { head, files: { [FILE]: text }, photographs: [] })
  }
  if (pathname === '/api/update') return answer(200, { isCurrent })
  if (pathname === '/api/fate') return answer(200, { isAccepted })
  proposed()
  if (isQuiet) return answer(200, { branch, head: MOVED })
  return answer(409, { error: 'The pages have changed.', head: OPENED })
}
const answer = (status: number, body: unknown) =>
  ({ ok: status === 200, status, json: async () => body }) as Response

const { openProposal, propose, start } = await import('./proposals.ts')
const { apply, change } = await import('./edits.ts')
const { canTravel, travel } = await import('./travel.ts')
const { set, work } = await import('./store.ts')

beforeEach(() => {
  texts = { [OPENED]: 'Old\n' }
  heads = { main: OPENED }
  pulls = []
  draft = undefined
  isCurrent = true
  isAccepted = true
  isQuiet = false
})

it('says that nothing was proposed if the pages change at each attempt', async () => {
  await start()
  apply({ [FILE]: 'New\n' })
  await propose()
  expect(proposed).toHaveBeenCalledTimes(3)
  expect(work()).toMatchObject({
    proposed: undefined,
    edits: { [FILE]: 'New\n' },
    trouble: 'The pages are changing right now. Wait a moment, then press Propose again.',
  })
})

/** As it was opened, changed by the author, and changed by a colleague. */
const BEFORE = 'A sentence stands here now.\n'
const MINE = 'A new sentence stands here now.\n'
const THEIRS = `A first line.\n${BEFORE}`
const history = recorded(NO_HISTORY, 'field', [patchOf(FILE, BEFORE, MINE)])
const undone = { ...history, done: 0 }
const about = { base: OPENED, message: '', history }
const branch = 'edit/mine'
const pull = {
  branch,
  head: MOVED,
  title: 'Mine',
  isOpen: true,
  day: '2026-11-30',
  changedAt: '2026-11-30T09:00:00Z',
}

it.each<[string, Draft, string]>([
  ['with changes', { ...about, edits: { [FILE]: MINE } }, BEFORE],
  ['without changes, where nothing has changed', { ...about, edits: {}, history: undone }, MINE],
])('keeps the history of a draft %s', async (_, work_, expected) => {
  texts = { [OPENED]: BEFORE, [MOVED]: THEIRS }
  draft = work_
  await start()
  travel(work_.history.done === 0 ? 'redo' : 'undo')
  expect(work().contents[FILE]).toBe(expected)
})

it.each<[string, Pick<Draft, 'edits'> & Partial<Draft>, () => void]>([
  ['main has moved on', { edits: {} }, () => (heads = { main: MOVED })],
  ['its proposal has', { edits: {}, branch }, () => (pulls = [pull])],
  ['its version is gone', { edits: { [FILE]: MINE }, base: 'c'.repeat(40) }, () => {}],
  ['its proposal was merged', { edits: { [FILE]: MINE }, branch }, () => (heads = { main: MOVED })],
])('forgets the history of a draft if %s', async (_, more, happen) => {
  texts = { [OPENED]: BEFORE, [MOVED]: THEIRS }
  heads = { main: OPENED, [branch]: MOVED }
  happen()
  draft = { ...about, ...more }
  await start()
  expect([canTravel('undo'), canTravel('redo')]).toEqual([false, false])
})

it('forgets the history when another proposal is opened, and never lays a step over another text', async () => {
  const rest = '\nMore words.\n\nThe last line.\n'
  texts = { [OPENED]: BEFORE + rest, [MOVED]: `${BEFORE}${rest}One more.\n` }
  heads = { main: OPENED, [branch]: MOVED }
  await start()
  change({ [FILE]: MINE + rest }, 'field')
  await openProposal(pull)
  expect(canTravel('undo')).toBe(false)
  change({ [FILE]: 'Other words.\n' }, 'field')
  // As from another window, whose draft is the same.
  apply({ [FILE]: MINE })
  travel('undo')
  expect(work()).toMatchObject({ contents: { [FILE]: MINE }, news: expect.stringMatching(/./) })
  expect(canTravel('undo')).toBe(false)
})

it.each([
  [true, /^Your proposal “Mine” has been accepted\./],
  [false, /^Your proposal “Mine” has been closed without being accepted\./],
])('says what has become of a proposal that is no longer open', async (fate, expected) => {
  isAccepted = fate
  draft = { ...about, history: NO_HISTORY, edits: {}, branch, title: 'Mine.' }
  await start()
  expect(work()).toMatchObject({ branch: undefined, news: expect.stringMatching(expected) })
})

it('says that a proposal is shown without what was published since, where both changed the same words', async () => {
  texts = { [OPENED]: BEFORE, [MOVED]: MINE }
  heads = { main: OPENED, [branch]: MOVED }
  await start()
  await openProposal(pull)
  expect(work()).toMatchObject({ branch, news: 'You are in your proposal “Mine” again.' })
  isCurrent = false
  await openProposal(pull)
  expect(work().news).toMatch(/What was published since then has changed the same words/)
})

it('keeps the history when the changes are proposed, and knows whether they were added to a proposal', async () => {
  texts = { [OPENED]: BEFORE, [MOVED]: MINE }
  isQuiet = true
  await start()
  change({ [FILE]: MINE }, 'field')
  travel('undo')
  travel('redo')
  await propose()
  // What was done again before is no longer what is told.
  expect(work()).toMatchObject({ edits: {}, proposed: { isAdded: false }, traveled: undefined })
  travel('undo')
  expect(work()).toMatchObject({ edits: { [FILE]: BEFORE }, traveled: expect.anything() })
  travel('redo')
  expect(work().edits).toEqual({})
})

it('remembers which proposal has a page that is not among what is opened instead of it', async () => {
  texts = { [OPENED]: BEFORE, [MOVED]: MINE }
  heads = { main: OPENED, [branch]: MOVED }
  pulls = [pull]
  await start()
  await openProposal(pull)
  const page = 'content/new.mdx'
  set({ contents: { ...work().contents, [page]: 'New.\n' } })
  await openProposal()
  expect(work()).toMatchObject({
    left: { proposal: { branch, title: 'Mine' }, files: [page] },
    news: 'You now start from what is published. Your proposal “Mine” stays open.',
  })
})

it('opens nothing where the change is one of words that read otherwise there, while it can be proposed where it is', async () => {
  texts = { [OPENED]: BEFORE, [MOVED]: MINE }
  heads = { main: OPENED, [branch]: MOVED }
  pulls = [pull]
  draft = { ...about, history: NO_HISTORY, edits: {}, branch }
  await start()
  const onTop = MINE.replace('now', 'for good')
  change({ [FILE]: onTop }, 'field')
  await openProposal()
  expect(work()).toMatchObject({
    branch,
    contents: { [FILE]: onTop },
    // The page and the words are named.
    trouble: expect.stringMatching(
      /^The change of “.+” cannot come along: here it says “.*for good.*”, and there “.+”/,
    ),
  })
  // Once the proposal is gone, there is nothing to stay in.
  pulls = []
  await openProposal()
  expect(work()).toMatchObject({
    branch: undefined,
    contents: { [FILE]: expect.stringContaining('<<<<<<< yours') },
  })
})
