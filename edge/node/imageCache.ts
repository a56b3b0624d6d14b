import { LRUCache } from 'lru-cache'
import type { ImageCache } from '../state.ts'

/** Room for all pictures of some dozen articles at their largest; few visitors look at more than three of them. */
const MAX_BYTES = 16 * 1024 * 1024

const KEEP_MS = 24 * 3_600_000

/** Beside its bytes, what one picture takes at most: its key and headers. */
const OVERHEAD = 1024

/** Pictures in memory, within a budget: the one that nobody has asked for the longest goes first. */
export function createImageCache(): ImageCache {
  const cache = new LRUCache<string, { bytes: Uint8Array<ArrayBuffer>; headers: Record<string, string> }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.byteLength + OVERHEAD,
    ttl: KEEP_MS,
  })
  return {
    async read(key) {
      const kept = cache.get(key)
      return kept && new Response(kept.bytes, { headers: kept.headers })
    },
    async write(key, bytes, headers) {
      cache.set(key, { bytes, headers })
    },
  }
}
