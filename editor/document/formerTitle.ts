/** The title that a page had before its author changed it. */
import type { Contents } from '../background/messages.ts'
import type { History } from './history.ts'
import { renamesIn } from './renames.ts'
import { readYamlOf } from './texts.ts'

interface Work {
  original: Contents
  edits: Contents
  history: History
}

/** A page as it was when it was created in this proposal, as far as that step is remembered. */
function createdIn({ steps, done }: History, file: string): unknown {
  const patches = steps.slice(0, done).flatMap((step) => step.patches)
  return patches.findLast(
    ({ file: name, start, before }) => name === file && start === undefined && before === null,
  )?.after
}

/** The title that a page had when it was opened, at whatever address, or when it was created. */
export function formerTitle(file: string, { original, edits, history }: Work): string | undefined {
  if (!(file in edits)) return undefined
  const name = typeof original[file] === 'string' ? file : renamesIn(original, edits).get(file)
  const before = name === undefined ? createdIn(history, file) : original[name]
  const { title } = Object(readYamlOf(name ?? file, typeof before === 'string' ? before : '').value)
  return typeof title === 'string' ? title : undefined
}
