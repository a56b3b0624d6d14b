import { expect } from '@jest/globals'
import { readConfig } from '../config.ts'
import type { Mail } from '../contact/mail.ts'
import { createMailbox, type Mailbox, type SentMessage } from '../contact/mailbox.ts'
import type { Receipt } from '../contact/provider.ts'
import { openStore } from '../contact/store.ts'
import { Failure } from '../failure.ts'
import { openSqlite } from '../node/sqlite.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** What the rules add to a message that may be spam. */
export const MARKED = { signals: 'speed' }

/** A mailbox with a clock and a mail provider that a test controls. */
export class MailboxRig {
  time = Date.parse('2025-01-01T00:00:00Z')
  sql = openSqlite(undefined)
  events: string[] = []
  /** The texts that the provider was given, in order. */
  sent: string[] = []
  /** The same mails as wholes. */
  mails: Mail[] = []
  /** How often the provider was asked whether it has a mail. */
  asked = 0
  mailbox!: Mailbox
  #networks = 0

  /** The provider's answer to a mail. */
  answer: () => Receipt | Promise<Receipt> = () => ({ messageId: '1' })
  /** The provider's answer to whether it has a mail. */
  found: (mail: Mail) => Receipt | undefined = () => undefined

  /** Opens a mailbox on the same database, as after a restart. */
  async open(tuning = {}, env: Record<string, string> = {}): Promise<Mailbox> {
    const config = readConfig({
      MAIL_API_URL: 'https://mail.example/',
      MAIL_API_KEY: 'a-key',
      RETENTION_DAYS: '7',
      CONTACT_TO_EMAIL: 'a@b.co',
      CONTACT_SENDER_EMAIL: 'b@b.co',
      ...env,
      EDGE_TUNING: JSON.stringify({ storeMaxBytes: 600_000, ...tuning }),
    })
    const send = async (mail: Mail) => {
      const { text, isPlain } = mail
      this.mails.push(mail)
      this.sent.push(isPlain ? `plain ${text.split('\n\n')[1]}` : text)
      return this.answer()
    }
    const find = async (mail: Mail) => {
      this.asked += 1
      return this.found(mail)
    }
    return createMailbox({
      config,
      store: await openStore(this.sql, config.tuning),
      provider: { kind: 'api', send, find },
      log: (event) => this.events.push(event),
      now: () => this.time,
    })
  }

  /** Accepts a message, from a network address of its own if none is given. */
  accept(comment: string, more: Partial<SentMessage> = {}) {
    this.#networks += 1
    const network = `address ${this.#networks}`
    const message = { email: 'someone@example.org', comment, id: undefined, signals: '', network }
    return this.mailbox.accept({ ...message, ...more })
  }

  /** Makes the provider fail. */
  fail(details: Failure['details'] = {}): void {
    this.answer = () => {
      throw new Failure('status', details)
    }
  }

  /** Lets time pass as a runtime does: sleeping until there is something to do. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms
    for (;;) {
      const next = await this.mailbox.deliver()
      if (next === undefined || next > end) break
      expect(next).toBeGreaterThan(this.time)
      this.time = next
    }
    this.time = end
  }
}

export async function openMailboxRig(): Promise<MailboxRig> {
  const rig = new MailboxRig()
  rig.mailbox = await rig.open()
  return rig
}
