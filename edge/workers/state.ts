import type { ImageCache, Outbox, Rate, State, Store } from '../state.ts'
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
  RATE_ADDRESS: RateBinding
  RATE_ALL: RateBinding
  OUTBOX: { put(key: string, value: string): Promise<void> }
}

interface RateBinding {
  limit(options: { key: string }): Promise<{ success: boolean }>
}

/** Both rate bindings count per minute. */
const RATE_PERIOD_SECONDS = 60

/**
 * State of the Workers runtime. Requests arrive in many places at once and no memory is shared, so each kind of
 * state stands on the service whose promise fits:
 *
 * - Who is first with a draft's id, and the one refresh of the news, need one point of truth: a Durable Object per
 *   key. KV is copied around the world with a lag of a minute, too late to stop a double click.
 * - News is read on every visit and may be some minutes old: the Cache API of the place at hand, with the Durable
 *   Object behind it. (On a `workers.dev` address the Cache API keeps nothing; all reads then go to the object.)
 * - Rate limits: the rate-limit bindings. They count per place and roughly, which is enough for a brake, and cost
 *   no round trip.
 * - The outbox, in use only while no mail provider is configured: KV, as writes are durable, each message has its
 *   own key, and its owner can read it with `wrangler kv key list` and `get`.
 */
export function createWorkersState(bindings: Bindings): State {
  return {
    runtime: 'workers',
    shared: createSharedStore(bindings),
    nearby: createNearbyStore(),
    images: createImageCache(),
    once: createOnce(bindings),
    rate: createRate(bindings),
    outbox: createOutbox(bindings),
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

function createRate(bindings: Bindings): Rate {
  return {
    async take(scope, key) {
      const binding = scope === 'address' ? bindings.RATE_ADDRESS : bindings.RATE_ALL
      const { success } = await binding.limit({ key })
      return success ? undefined : RATE_PERIOD_SECONDS
    },
  }
}

function createOutbox(bindings: Bindings): Outbox {
  return {
    place: 'the KV namespace OUTBOX',
    async put(id, message) {
      await bindings.OUTBOX.put(id, JSON.stringify({ acceptedAt: new Date().toISOString(), message }))
    },
  }
}
