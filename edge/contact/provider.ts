import type { Mail } from './mail.ts'

/** Proof that a mail was accepted, or is to be kept in the store. */
export type Receipt = { messageId: string; keep?: boolean }

/** The problem of a mail that the provider says it already has. Proof of delivery only if there was an earlier try. */
export const DUPLICATE_MAIL = 'duplicate'

/** A mail transport: the provider's API (`brevo.ts`), SMTP (on Node), or the store if neither is configured. */
export interface Provider {
  /** How mail is sent, for logs and health reports: over HTTP, over SMTP, or not at all. */
  kind: 'api' | 'smtp' | 'outbox'
  /** @throws {Failure} without proof that the mail was accepted. */
  send(mail: Mail): Promise<Receipt>
  /** Proof that a mail was accepted earlier, if the provider can tell. @throws {Failure} to be asked again later. */
  find?(mail: Mail): Promise<Receipt | undefined>
}

/** Messages stay in the store, for their owner to read. */
export const outbox: Provider = {
  kind: 'outbox',
  send: async ({ reference }) => ({ messageId: reference, keep: true }),
}
