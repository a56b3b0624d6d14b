/** The author's current files, which the previewed page is made of. */
import type { Contents } from '../background/messages.ts'

/** The facts of a file as a page is made of them, which may tell of each text which it is. */
export type Telling = (file: string, facts: unknown) => unknown

const asTheyAre: Telling = (_, facts) => facts

let contents: Contents = {}
let openFile = ''
let telling = asTheyAre

/** The files as the author has left them. */
export const currentContents = () => contents

/** The file of the previewed page. */
export const currentFile = () => openFile

/** The facts of a file for the previewed page. */
export const told: Telling = (file, facts) => telling(file, facts)

/** Has the next page made of other files. */
export function setContents(next: Contents, file: string, how = asTheyAre): void {
  contents = next
  openFile = file
  telling = how
  // The place where `lib/content/pages.ts` caches what it has read.
  delete (globalThis as { contentRegistry?: unknown }).contentRegistry
}
