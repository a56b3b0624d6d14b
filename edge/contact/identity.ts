/** No letter or digit that could be taken for another one, aloud or in writing. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A random number for people, such as `PL-7K3F-92`. The store sees to it that no two are alike. */
export function newReference(): string {
  const signs = Array.from(crypto.getRandomValues(new Uint32Array(6)), (n) => ALPHABET[n % ALPHABET.length])
  return `PL-${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`
}

/**
 * What makes a message this one and no other, as a UUID: an HMAC of the draft's id and the words, so that nobody who
 * sees it can try words against it. The same key names the row, the file in the outbox and the provider's call.
 */
export async function keyOf(secret: CryptoKey, parts: readonly string[]): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(parts))
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', secret, text)).slice(0, 16)
  // Version 8, "of our own making" (RFC 9562): providers ask for a UUID.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The secret of {@link keyOf}, from its 64 hexadecimal digits. */
export function secretFrom(hex: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
}

export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
