/** Stores unproposed changes and their history in this browser: every letter as it is typed, every photograph once. */
import { createStore, entries, promisifyRequest } from 'idb-keyval'
import type { Contents } from '../background/messages.ts'
import type { History, Step } from '../document/history.ts'

/** What an author has changed and not proposed yet. */
export interface Draft {
  base: string
  branch?: string | undefined
  /** The title of that proposal. */
  title?: string
  edits: Contents
  message: string
  formerTitles?: Readonly<Record<string, string>>
  history: History
}

const store = createStore('editor', 'work')
/** The key of the entry that is not a file. */
const ABOUT = ''
/** Begins the keys of the steps, which are numbered. No file is named like this. */
const STEP = 'step '
let written: Record<string, unknown> = {}

/** Saves what differs from what was saved last; rejects if the browser does not let it. */
export async function saveDraft(draft: Draft): Promise<void> {
  const { base, branch, title, edits, message, formerTitles, history } = draft
  const steps = history.steps.map((step) => [STEP + step.number, step])
  const now: Record<string, unknown> = {
    ...edits,
    ...Object.fromEntries(steps),
    [ABOUT]: { base, branch, title, message, formerTitles, done: history.done },
  }
  const names = Object.keys({ ...written, ...now }).filter((name) => written[name] !== now[name])
  written = now
  try {
    await store('readwrite', (all) => {
      for (const name of names) {
        if (now[name] === undefined) all.delete(name)
        else all.put(now[name], name)
      }
      // Saves even if the page is left right now.
      all.transaction.commit()
      return promisifyRequest(all.transaction)
    })
  } catch (error) {
    // Equals nothing, so that the next change writes them again.
    for (const name of names) written[name] = Number.NaN
    throw error
  }
}

/** What was saved last; rejects if the browser does not let it be read. */
export async function readDraft(): Promise<Draft | undefined> {
  const all = await entries<string, unknown>(store)
  written = Object.fromEntries(all)
  const { [ABOUT]: about, ...rest } = written
  if (!about) return undefined
  const names = Object.keys(rest).filter((name) => rest[name] !== undefined)
  const isStep = (name: string) => name.startsWith(STEP)
  const steps = names.filter(isStep).map((name) => rest[name] as Step)
  const edits = Object.fromEntries(
    names.filter((name) => !isStep(name)).map((name) => [name, rest[name]]),
  ) as Contents
  const { done = 0, ...work } = about as Omit<Draft, 'edits' | 'history'> & { done?: number }
  return { ...work, edits, history: { steps: steps.toSorted((a, b) => a.number - b.number), done } }
}
