/** Stores unproposed changes in this browser: every letter as it is typed, every photograph once. */
import { createStore, entries, promisifyRequest } from 'idb-keyval'
import type { Contents } from '../background/messages.ts'

export interface Kept {
  base: string
  branch?: string | undefined
  edits: Contents
  message: string
}

const store = createStore('editor', 'work')
/** The key of the entry that is not a file. */
const ABOUT = ''
let written: Record<string, unknown> = {}

export function keep({ base, branch, edits, message }: Kept): Promise<void> {
  const now: Record<string, unknown> = { ...edits, [ABOUT]: { base, branch, message } }
  const names = Object.keys({ ...written, ...now }).filter((name) => written[name] !== now[name])
  written = now
  const saved = store('readwrite', (files) => {
    for (const name of names) files.put(now[name], name)
    // Saves even if the page is left right now.
    files.transaction.commit()
    return promisifyRequest(files.transaction)
  })
  return saved.catch((error) => {
    // Equals nothing, so that the next change writes them again.
    for (const name of names) written[name] = Number.NaN
    throw error
  })
}

export async function kept(): Promise<Kept | undefined> {
  const all = await entries<string, unknown>(store)
  written = Object.fromEntries(all.filter(([, content]) => content !== undefined))
  const { [ABOUT]: about, ...edits } = written
  return about ? ({ ...about, edits } as Kept) : undefined
}
