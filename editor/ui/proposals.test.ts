import { expect, it, jest } from '@jest/globals'

const HEAD = 'a'.repeat(40)

/** What the check would answer plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
jest.unstable_mockModule('./draft.ts', () => ({
  saveDraft: async () => {},
  readDraft: async () => {},
}))

/** Answers as a server does whose main branch moves on during each proposal, in other files. */
const proposed = jest.fn()
globalThis.fetch = async (url) => {
  if (!String(url).endsWith('/propose'))
    return answer(200, { head: HEAD, files: { 'content/index.mdx': 'Old\n' }, photographs: [] })
  proposed()
  return answer(409, { error: 'The pages have changed.', head: HEAD })
}
const answer = (status: number, body: unknown) =>
  ({ ok: status === 200, status, json: async () => body }) as Response

const { propose, start } = await import('./proposals.ts')
const { apply } = await import('./edits.ts')
const { work } = await import('./store.ts')

it('says that nothing was proposed if the pages change at each attempt', async () => {
  await start()
  apply({ 'content/index.mdx': 'New\n' })
  await propose()
  expect(proposed).toHaveBeenCalledTimes(3)
  expect(work()).toMatchObject({
    proposed: undefined,
    edits: { 'content/index.mdx': 'New\n' },
    trouble: 'The pages are changing right now. Wait a moment, then press Propose again.',
  })
})
