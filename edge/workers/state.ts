import type { Mailbox } from '../contact/mailbox.ts'
import type { ImageCache, State, Store } from '../state.ts'
import type { Outcome } from './ledger.ts'

/** A stub of the Ledger object: its methods, over RPC. */
interface LedgerStub {
  once(work: () => Promise<Outcome>): Promise<unknown>
  read(): Promise<unknown>
  write(value: unknown, keepMs: number): Promise<void>
}

/** The bindings that `wrangler.jsonc` declares. */
export interface Bindings {
  ASSETS: { fetch(request: Request): Promise<Response> }
  LEDGER: { idFromName(name: string): unknown; get(id: unknown): LedgerStub }
  MAILBOX: { idFromName(name: string): unknown; get(id: unknown): Mailbox }
  RATE_ADDRESS: { limit(options: { key: string }): Promise<{ success: boolean }> }
}

/**
 * State of the Workers runtime. Requests arrive in many places at once and no memory is shared, so each kind of
 * state stands on the service whose promise fits:
 *
 * - The one refresh of the news needs one point of truth: a Durable Object per key.
 * - News is read on every visit and may be some minutes old: the Cache API of the place at hand, with the Durable
 *   Object behind it. (On a `workers.dev` address the Cache API keeps nothing; all reads then go to the object.)
 */
export function createWorkersState(bindings: Bindings): State {
  return {
    runtime: 'workers',
    shared: createSharedStore(bindings),
    nearby: createNearbyStore(),
    images: createImageCache(),
    once: createOnce(bindings),
  }
}

/** A new stub for each call: a stub belongs to the request that made it. */
function ledger(bindings: Bindings, name: string): LedgerStub {
  return bindings.LEDGER.get(bindings.LEDGER.idFromName(name))
}

function createSharedStore(bindings: Bindings): Store {
  return {
    async read<T>(key: string) {
      return (await ledger(bindings, `value:${key}`).read()) as T | undefined
    },
    async write(key, value, keepMs) {
      await ledger(bindings, `value:${key}`).write(value, keepMs)
    },
  }
}

const cache = () => (caches as unknown as { default: Cache }).default

function createNearbyStore(): Store {
  // The name is never looked up: the Cache API wants an address as its key.
  const address = (key: string) => `https://nearby.invalid/${encodeURIComponent(key)}`
  return {
    async read<T>(key: string) {
      const hit = await cache().match(address(key))
      return hit ? ((await hit.json()) as T) : undefined
    },
    async write(key, value, keepMs) {
      const seconds = Math.floor(keepMs / 1000)
      if (seconds < 1) return
      await cache().put(
        address(key),
        Response.json(value, { headers: { 'Cache-Control': `max-age=${seconds}` } }),
      )
    },
  }
}

/** As they are answered, and for as long as their headers say. */
function createImageCache(): ImageCache {
  const address = (key: string) => `https://images.invalid/${key}`
  return {
    read: (key) => cache().match(address(key)),
    write: (key, bytes, headers) => cache().put(address(key), new Response(bytes, { headers })),
  }
}

function createOnce(bindings: Bindings): State['once'] {
  return async <T>(key: string, work: () => Promise<{ value: T; keepMs: number }>) => {
    for (let attempt = 1; ; attempt++) {
      let begun = false
      let done: { value: T } | undefined
      try {
        const value = await ledger(bindings, `once:${key}`).once(async () => {
          begun = true
          const outcome = await work()
          done = outcome
          return outcome
        })
        return value as T
      } catch (error) {
        // Our own work was done; only keeping its outcome failed. To say otherwise would have it done again.
        if (done) return (done as { value: T }).value
        // We waited for another request that was cut off. It is our turn, unless we had begun.
        if (begun || attempt === 2) throw error
      }
    }
  }
}
