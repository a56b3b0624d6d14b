/** Compares contents of files. */
import type { Content } from '../background/messages.ts'

/** Whether two contents are equal; a file that does not exist equals a deleted one. */
export function isSame(a: Content | undefined, b: Content | undefined): boolean {
  if (a instanceof Uint8Array && b instanceof Uint8Array)
    return a === b || (a.length === b.length && a.every((byte, index) => byte === b[index]))
  return (a ?? null) === (b ?? null)
}
