/** The key by which a site shows search engines that what is announced in its name comes from itself. */

/** What a key may look like, by the protocol. */
export const KEY = /^[\da-zA-Z-]{8,128}$/

/** The key of an environment; undefined where none is set, and then nothing is announced. */
export function indexNowKey(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  return environment.INDEXNOW_KEY?.trim() || undefined
}

/** Path of the file on the site that holds the key, and nothing else. */
export function keyPath(key: string): string {
  return `/${key}.txt`
}
