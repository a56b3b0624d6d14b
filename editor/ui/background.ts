/** The worker, which runs the check and does jobs over all files, so that typing never waits for it. */

import type { Contents, Done, LinkToPage, Order, Outcome } from '../background/messages.ts'
import type { Answers } from '../jobs/answers.ts'
import { set, work } from './store.ts'

const worker = new Worker(document.documentElement.dataset.check ?? '', { type: 'module' })

const NOT_CHECKED =
  'The check has stopped, and without it nothing can be proposed. Reload the page to start it again: your words are kept.'

/** The files that the worker has. */
let sent: Contents = {}
/** The number of the last order: answers to earlier ones are outdated. */
let number = 0

worker.onmessage = ({ data }: MessageEvent<Outcome>) => {
  const { findings, isWhole } = data
  if (!findings) set({ trouble: NOT_CHECKED })
  else if (data.number === number) set({ findings, checked: isWhole ? 'site' : 'part' })
}

/** Has all files checked as they are now. */
export function checkFiles(): void {
  const { original, edits, contents, file: opened } = work()
  const differs = Object.keys({ ...sent, ...contents }).filter(
    (file) => sent[file] !== contents[file],
  )
  const changes = Object.fromEntries(differs.map((file) => [file, contents[file] ?? null]))
  const before = Object.fromEntries(
    Object.keys(edits).map((file) => [file, original[file] ?? null]),
  )
  sent = contents
  worker.postMessage({ number: ++number, changes, before, opened } satisfies Order)
}

/** Sends an order that has an answer of its own. */
function ask<T>(order: Order): Promise<T> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<T>((done) => {
    port1.onmessage = ({ data }) => done(data)
  })
  worker.postMessage(order, [port2])
  return answer
}

/** Has a job done on the files that were last checked. */
export const askFor = (job: Answers) => ask<Done>({ job })

/** The links to the page at an address. */
export const askForLinksTo = (path: string) => ask<readonly LinkToPage[]>({ linksTo: path })
