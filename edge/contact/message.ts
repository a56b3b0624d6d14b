/** Messages as they arrive, as they are stored, and what becomes of them. */
import type { Lane } from './lanes.ts'

type State = 'waiting' | 'delivered' | 'kept' | 'dead'

/** A message as stored. */
export interface Message {
  key: string
  reference: string
  state: State
  lane: Lane
  turn: number
  /** Codes of the network address, and of the block of addresses around it. */
  network: string
  block: string
  email: string
  comment: string
  /** Spam signals, separated by spaces. */
  signals: string
  bytes: number
  attempts: number
  /** How often the provider has refused the mail itself. After the first time, it gets it in the plainest form. */
  refusals: number
  accepted_at: number
  next_at: number
  /** When the current series of tries began. */
  tried_at: number | null
  /** When the provider was last given the key for the first time, or had forgotten it. */
  keyed_at: number | null
  mail_key: string | null
}

/** A message as a line of a file to which it is exported. */
export const exportedLine = ({
  reference,
  state,
  accepted_at,
  email,
  comment,
  signals,
}: Pick<Message, 'reference' | 'state' | 'accepted_at' | 'email' | 'comment' | 'signals'>) =>
  `${JSON.stringify({
    reference,
    state,
    accepted: new Date(accepted_at).toISOString(),
    email,
    comment,
    signals,
  })}\n`

export interface ClaimedMessage extends Message {
  /** The provider may no longer recognize the key, or the clock was set back since. */
  late: 0 | 1 | null
}

export interface NewMessage
  extends Pick<Message, 'network' | 'block' | 'email' | 'comment' | 'signals'> {
  /** Undefined for the plain form, which sends no id. */
  key: string | undefined
  /** A code of email and comment. */
  words: string
}

/** `kept` means delivered to the store itself, where its owner reads it. */
export type Change = Partial<{
  state: State
  lane: Lane
  next_at: number
  keyed_at: number
  delivered_at: number
  message_id: string
  problem: string | null
  code: string | null
  refusals: number
}>

/** What became of a new message. */
export interface Acceptance {
  /** Undefined if there was no room. */
  reference?: string
  isFresh: boolean
  lane: Lane
  /** How many deferred messages made way. */
  dropped: number
  /** The file that messages in good order moved to, and how many. */
  exported: { file: string; messages: number } | undefined
}

/** A row of the messages table that is to be inserted. */
export interface NewRow
  extends Pick<NewMessage, 'network' | 'block' | 'words' | 'email' | 'comment' | 'signals'> {
  key: string
  reference: string
  lane: Lane
  turn: number
  blockTurn: number
  bytes: number
  acceptedAt: number
}
