import type { State, Store } from '../state.ts'
import { createImageCache } from './imageCache.ts'

/** So many entries at most, oldest out first: memory must not grow with the number of keys seen. */
const MAX_ENTRIES = 10_000

/** State of the Node runtime: memory, as there is one process. What a restart loses costs one news call. */
export function createNodeState(now = Date.now): State {
  const store = createMemoryStore(now)
  return {
    runtime: 'node',
    shared: store,
    nearby: store,
    images: createImageCache(),
    once: createOnce(store),
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
      if (entries.size > MAX_ENTRIES) entries.delete(entries.keys().next().value ?? '')
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
