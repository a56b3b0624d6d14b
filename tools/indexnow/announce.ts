/** Tells search engines which addresses have changed, by the IndexNow protocol (indexnow.org/documentation). */
import { keyPath } from '#lib/site/indexNowKey.ts'

/** Passes on what it is told to all search engines that take part. */
export const ENDPOINT = 'https://api.indexnow.org/indexnow'

/** Addresses in one call, at most. */
const BATCH = 10_000

/** Milliseconds until an answer must be there. */
const PATIENCE = 30_000

/** What the answers mean, beyond 200 and 202. */
const REFUSALS: Readonly<Record<number, (key: string, origin: string) => string>> = {
  400: () =>
    'it could not read the request (400). The protocol may have changed; see tools/indexnow/announce.ts',
  403: (key, origin) =>
    `it did not find the key (403). Is ${origin}${keyPath(key)} served, and is INDEXNOW_KEY the one of that build?`,
  422: (_, origin) =>
    `it says that the addresses do not belong to ${origin} or that the key is not theirs (422). Is url in content/data/site.yaml the address of the site?`,
  429: () => 'it has been asked too often (429). Run this again later; the addresses are kept until then',
}

export interface Announcement {
  key: string
  /** Of one site, in full. */
  addresses: readonly string[]
}

/**
 * Announces addresses.
 *
 * @returns a sentence for each call that was answered
 * @throws at the first call that is refused or not answered, saying what to do
 */
export async function announce({ key, addresses }: Announcement, endpoint = ENDPOINT): Promise<string[]> {
  const { origin, host } = new URL(addresses[0] ?? '')
  const said: string[] = []
  for (let start = 0; start < addresses.length; start += BATCH) {
    const urlList = addresses.slice(start, start + BATCH)
    const response = await post(endpoint, { host, key, keyLocation: `${origin}${keyPath(key)}`, urlList })
    const count = urlList.length === 1 ? '1 address' : `${urlList.length} addresses`
    if (response.status !== 200 && response.status !== 202) {
      const why =
        REFUSALS[response.status]?.(key, origin) ?? `it answered ${response.status}. Run this again later`
      throw new Error(`IndexNow did not take ${count}: ${why}.`)
    }
    said.push(
      response.status === 200
        ? `IndexNow took ${count}.`
        : `IndexNow took ${count} and has yet to look at the key (202).`,
    )
  }
  return said
}

async function post(endpoint: string, body: object): Promise<Response> {
  try {
    return await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    })
  } catch (error) {
    const { cause, message } = error as Error
    const reason = cause instanceof Error ? cause.message : message
    throw new Error(`IndexNow did not answer at ${endpoint}: ${reason}. Run this again later.`)
  }
}
