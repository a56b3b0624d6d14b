import type { Fate, Proposal, Proposed, Pull, Tree, Updated } from '../server/protocol.ts'

/** What is said if there is no answer. */
export const SILENT =
  'The server is not responding. Your words are saved in this browser; try again later.'

/** The same if the browser knows the reason. */
export const OFFLINE =
  'You are offline. Your words are kept here: propose them once you are online again.'

/** A failure with a message for the author. */
export class ServerError extends Error {
  readonly status: number
  readonly head: string | undefined
  constructor(status: number, message: string, head?: string) {
    super(message)
    this.status = status
    this.head = head
  }
}

async function call(path: string, body?: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  const init = body && { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await fetch(`/api/${path}`, init).catch(() => undefined)
  if (response?.ok) return response
  const { error, head } = (await response?.json().catch(() => undefined)) ?? {}
  const silent = navigator.onLine ? SILENT : OFFLINE
  throw new ServerError(response?.status ?? 0, error ?? silent, head)
}

const json = async <T>(path: string, body?: object): Promise<T> => (await call(path, body)).json()

export const server = {
  tree: (ref: string) => json<Tree>(`tree?at=${encodeURIComponent(ref)}`),
  /** The content of main that a proposal's commit goes back to. */
  origin: (commit: string) => json<Tree>(`tree?at=${commit}&part=origin`),
  proposals: () => json<Pull[]>('proposals'),
  /** Brings what was published meanwhile into a proposal. */
  update: (branch: string) => json<Updated>('update', { branch }),
  /** What has become of a proposal that is no longer open, given a commit of it. */
  fate: (branch: string, commit: string) =>
    json<Fate>(`fate?branch=${encodeURIComponent(branch)}&at=${commit}`),
  photograph: async (ref: string, path: string) =>
    (await call(`photograph?at=${ref}&path=${encodeURIComponent(path)}`)).bytes(),
  propose: (proposal: Proposal) => json<Proposed>('propose', proposal),
}
