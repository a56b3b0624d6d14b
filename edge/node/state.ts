import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Outbox, Rate, State, Store } from '../state.ts'
import { createImageCache } from './imageCache.ts'

/** So many entries at most, oldest out first: memory must not grow with the number of ids or addresses seen. */
const MAX_ENTRIES = 10_000

const MINUTE_MS = 60_000

export interface NodeStateOptions {
  /** Folder for messages; made when the first one comes. */
  outboxDir: string
  /** Requests per minute, per address and in all. */
  ratePerAddress: number
  rateInAll: number
  now?: () => number
}

/**
 * State of the Node runtime: memory, as there is one process, and a folder for messages. What memory loses at
 * a restart costs one news call and resets counters; a draft's id also travels to the provider, and names the file
 * in the outbox, so that even a retry across a restart makes no second message there.
 */
export function createNodeState(options: NodeStateOptions): State {
  const now = options.now ?? Date.now
  const store = createMemoryStore(now)
  return {
    runtime: 'node',
    shared: store,
    nearby: store,
    images: createImageCache(),
    once: createOnce(store),
    rate: createRate(options, now),
    outbox: createOutbox(options.outboxDir, now),
  }
}

function createMemoryStore(now: () => number): Store {
  const entries = new Map<string, { value: unknown; until: number }>()
  return {
    async read<T>(key: string) {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (entry.until > now()) return entry.value as T
      entries.delete(key)
      return undefined
    },
    async write(key, value, keepMs) {
      entries.delete(key)
      entries.set(key, { value, until: now() + keepMs })
      dropOldest(entries)
    },
  }
}

function createOnce(store: Store): State['once'] {
  const running = new Map<string, Promise<unknown>>()
  return <T>(key: string, work: () => Promise<{ value: T; keepMs: number }>) => {
    const run = async () => {
      const kept = await store.read<{ value: T }>(`once:${key}`)
      if (kept) return kept.value
      const { value, keepMs } = await work()
      if (keepMs > 0) await store.write(`once:${key}`, { value }, keepMs)
      return value
    }
    const already = running.get(key)
    if (already) return already as Promise<T>
    const promise = run().finally(() => running.delete(key))
    running.set(key, promise)
    return promise
  }
}

/** Fixed windows of a minute from the first request on: simple, and the moment to try again is exact. */
function createRate(options: NodeStateOptions, now: () => number): Rate {
  const limits = { address: options.ratePerAddress, all: options.rateInAll }
  // One map per scope, so that a flood of addresses cannot push out the count of all.
  const windows = { address: new Map<string, Window>(), all: new Map<string, Window>() }
  return {
    async take(scope, key) {
      let window = windows[scope].get(key)
      if (!window || window.until <= now()) {
        window = { until: now() + MINUTE_MS, count: 0 }
        windows[scope].delete(key)
        windows[scope].set(key, window)
        dropOldest(windows[scope])
      }
      if (window.count >= limits[scope]) return Math.max(1, Math.ceil((window.until - now()) / 1000))
      window.count += 1
      return undefined
    },
  }
}

interface Window {
  until: number
  count: number
}

function createOutbox(dir: string, now: () => number): Outbox {
  return {
    place: dir,
    async put(id, message) {
      const made = await mkdir(dir, { recursive: true, mode: 0o700 })
      if (made !== undefined) await sync(dirname(made))
      // Hashed, as the id comes from outside and file systems are particular about names.
      const name = createHash('sha256').update(id).digest('hex').slice(0, 32)
      const draft = join(dir, `.${name}.${randomUUID()}.tmp`)
      const file = await open(draft, 'w', 0o600)
      try {
        await file.writeFile(
          `${JSON.stringify({ acceptedAt: new Date(now()).toISOString(), message }, null, 2)}\n`,
        )
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, join(dir, `${name}.json`))
      await sync(dir)
    },
  }
}

/** A file's name is durable only once its folder is. */
async function sync(dir: string): Promise<void> {
  const folder = await open(dir, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function dropOldest(entries: Map<string, unknown>): void {
  if (entries.size <= MAX_ENTRIES) return
  const oldest = entries.keys().next()
  if (!oldest.done) entries.delete(oldest.value)
}
