/**
 * What the author has not proposed yet, kept in this browser: words at once, so that not even the last letter is lost,
 * and photographs, for which there is no room beside them, in a store of their own.
 */
import type { Contents } from '../check/messages.ts'

export interface Kept {
  base: string
  branch?: string | undefined
  edits: Contents
  message: string
}

const KEY = 'work'

const opened = new Promise<IDBDatabase>((resolve, reject) => {
  const request = indexedDB.open('editor', 1)
  request.onupgradeneeded = () => request.result.createObjectStore('photographs')
  request.onsuccess = () => resolve(request.result)
  request.onerror = () => reject(request.error)
})

async function inStore<T>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const request = use((await opened).transaction('photographs', mode).objectStore('photographs'))
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

export function keep(work: Kept): void {
  const photographs = Object.entries(work.edits).filter(([, content]) => content instanceof Uint8Array)
  for (const [file, bytes] of photographs) void inStore('readwrite', (store) => store.put(bytes, file))
  const edits = { ...work.edits, ...Object.fromEntries(photographs.map(([file]) => [file, true])) }
  localStorage.setItem(KEY, JSON.stringify({ ...work, edits }))
}

export async function kept(): Promise<Kept | undefined> {
  const text = localStorage.getItem(KEY)
  if (!text) return undefined
  const work = JSON.parse(text) as Kept & { edits: Record<string, unknown> }
  const edits = Object.entries(work.edits).map(async ([file, content]) => [
    file,
    (content as unknown) === true ? await inStore('readonly', (store) => store.get(file)) : content,
  ])
  return { ...work, edits: Object.fromEntries(await Promise.all(edits)) }
}
