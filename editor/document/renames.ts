/** Which new files are others under a new name, such as a page whose address has changed. */
import { RENAMED, similarity } from '../../check/parse/renames.ts'
import type { Contents } from '../background/messages.ts'

/** The former names of renamed files, by their new ones. */
export function renamesIn(original: Contents, edits: Contents): ReadonlyMap<string, string> {
  const renames = new Map<string, string>()
  const ending = (file: string) => file.slice(file.lastIndexOf('.'))
  for (const [file, content] of Object.entries(edits)) {
    if (typeof content !== 'string' || typeof original[file] === 'string') continue
    const likeness = (other: string) => similarity(String(original[other]), content)
    const gone = Object.keys(edits).filter(
      (other) =>
        edits[other] === null &&
        typeof original[other] === 'string' &&
        ending(other) === ending(file) &&
        ![...renames.values()].includes(other),
    )
    const [best] = gone.toSorted((a, b) => likeness(b) - likeness(a))
    if (best !== undefined && likeness(best) >= RENAMED) renames.set(file, best)
  }
  return renames
}
