/** The title that a page had before its author changed it. */
import type { Contents } from '../background/messages.ts'
import type { History, Step } from './history.ts'
import { renamesIn } from './renames.ts'
import { readYamlOf } from './texts.ts'

interface Work {
  original: Contents
  edits: Contents
  history: History
}

/** A page as it was when it was created in this proposal, at whatever address, as far as that step is remembered. */
function createdIn({ steps, done }: History, file: string): unknown {
  const isCreation = ({ file: name, start, before }: Step['patches'][number]) =>
    name === file && start === undefined && before === null
  const index = steps.slice(0, done).findLastIndex(({ patches }) => patches.some(isCreation))
  const patches = steps[index]?.patches ?? []
  const created = patches.find(isCreation)?.after
  const before = Object.fromEntries(patches.map((patch) => [patch.file, patch.before]))
  const after = Object.fromEntries(patches.map((patch) => [patch.file, patch.after]))
  const moved = renamesIn(before, after).get(file)
  return (moved && createdIn({ steps, done: index }, moved)) ?? created
}

/** The title that a page had when it was opened, at whatever address, or when it was created. */
export function formerTitle(file: string, { original, edits, history }: Work): string | undefined {
  if (!(file in edits)) return undefined
  const name = typeof original[file] === 'string' ? file : renamesIn(original, edits).get(file)
  const before = name === undefined ? createdIn(history, file) : original[name]
  const { title } = Object(readYamlOf(name ?? file, typeof before === 'string' ? before : '').value)
  return typeof title === 'string' ? title : undefined
}
