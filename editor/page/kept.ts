/**
 * What the author has not proposed yet, kept in this browser: words at once, so that not even the last letter is lost,
 * and photographs, for which there is no room beside them, in a store of their own.
 */
import type { Content, Contents } from '../check/messages.ts'

export interface Kept {
  base: string
  branch?: string | undefined
  edits: Contents
  message: string
}

const KEY = 'work'
const photographs = () => caches.open('photographs')
const inStore = new WeakSet<Uint8Array>()

/** What is written of a photograph among the words: it is in the store. */
const THERE = { photograph: true }

export function keep({ base, branch, edits: all, message }: Kept): void {
  const edits = Object.entries(all).map(([file, content]) => {
    if (!(content instanceof Uint8Array)) return [file, content]
    if (!inStore.has(content))
      void photographs().then((store) => store.put(`/${file}`, new Response(new Blob([content as BlobPart]))))
    inStore.add(content)
    return [file, THERE]
  })
  localStorage.setItem(KEY, JSON.stringify({ base, branch, message, edits: Object.fromEntries(edits) }))
}

export async function kept(): Promise<Kept | undefined> {
  const text = localStorage.getItem(KEY)
  if (!text) return undefined
  const work = JSON.parse(text)
  for (const [file, content] of Object.entries<Content | typeof THERE>(work.edits)) {
    if (content === null || typeof content === 'string') continue
    const response = await (await photographs()).match(`/${file}`)
    work.edits[file] = response ? new Uint8Array(await response.arrayBuffer()) : null
  }
  return work
}
