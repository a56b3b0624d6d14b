/** No letters or digits that could be mistaken for each other, spoken or written. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The first two letters of a name, as everybody can type them. */
const initialsOf = (name: string) =>
  (name.normalize('NFD').match(/[a-z]/gi) ?? []).join('').slice(0, 2).toUpperCase().padEnd(2, 'X')

/** A random, human-readable reference such as `TE-7K3F-92`, for a site named Tester. The store ensures uniqueness. */
export function newReference(siteName: string): string {
  const random = Array.from(
    crypto.getRandomValues(new Uint32Array(6)),
    (n) => ALPHABET[n % ALPHABET.length],
  )
  return `${initialsOf(siteName)}-${random.join('').replace(/^(.{4})/, '$1-')}`
}

/** Returns a function that makes UUIDs from texts by HMAC, so that they cannot be used to guess the texts. */
export async function createCodes(secret: string) {
  const encoder = new TextEncoder()
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), hmac, false, ['sign'])
  return async (...texts: string[]): Promise<string> => {
    const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(JSON.stringify(texts)))
    const bytes = new Uint8Array(signature).subarray(0, 16)
    // Version 8 is for custom formats (RFC 9562); providers require a UUID.
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
    return hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  }
}

/** A random secret of 256 bits, in hexadecimal digits. */
export const newSecret = () => hexOf(crypto.getRandomValues(new Uint8Array(32)))

const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
