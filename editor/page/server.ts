/** Calls to the editor's server. */
import type { OpenProposal, Proposal, Proposed, Tree } from '../server/protocol.ts'

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

async function call(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`/api/${path}`, init).catch(() => undefined)
  if (response?.ok) return response
  const { error, head } = (await response?.json().catch(() => undefined)) ?? {}
  const silent = 'The server is not responding. Your words are saved in this browser; try again later.'
  throw new ServerError(response?.status ?? 0, error ?? silent, head)
}

const json = async <T>(path: string, init?: RequestInit): Promise<T> => (await call(path, init)).json()

export const server = {
  tree: (at = 'main') => json<Tree>(`tree?at=${encodeURIComponent(at)}`),
  proposals: () => json<OpenProposal[]>('proposals'),
  photograph: async (at: string, path: string) =>
    (await call(`photograph?at=${at}&path=${encodeURIComponent(path)}`)).bytes(),
  propose: (proposal: Proposal) =>
    json<Proposed>('propose', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(proposal),
    }),
}
