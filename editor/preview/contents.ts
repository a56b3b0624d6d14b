/** The author's current files, which the previewed page is made of. */
import type { Contents } from '../background/messages.ts'

let contents: Contents = {}

export const currentContents = () => contents

export function setContents(next: Contents): void {
  contents = next
  // The place where `lib/content/pages.ts` caches what it has read.
  delete (globalThis as { contentRegistry?: unknown }).contentRegistry
}
