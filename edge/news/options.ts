import type { Config } from '../config.ts'
import type { Mailbox } from '../contact/mailbox.ts'
import type { Log } from '../log.ts'
import type { Fetch } from '../network.ts'

/** What news and its pictures need from the runtime. */
export interface NewsOptions {
  config: Config
  /** Preserves the news across restarts. */
  notes: Mailbox['notes']
  log: Log
  now: () => number
  fetch: Fetch
  /** Whether a public name resolves into the runtime's own network, if the runtime has one. */
  isPrivateHost?: ((host: string) => Promise<boolean>) | undefined
}
