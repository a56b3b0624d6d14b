/** The author's current files, which the previewed page is made of. */
import type { Contents } from '../background/messages.ts'

let contents: Contents = {}
let openFile = ''

/** The files as the author has left them. */
export const currentContents = () => contents

/** The file of the previewed page. */
export const currentFile = () => openFile

/** Has the next page made of other files. */
export function setContents(next: Contents, file: string): void {
  contents = next
  openFile = file
  // The place where `lib/content/pages.ts` caches what it has read.
  delete (globalThis as { contentRegistry?: unknown }).contentRegistry
}
