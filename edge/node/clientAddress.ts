/** Loopback and private ranges: where a reverse proxy on the same machine or network connects from. */
const NEAR = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][\da-f]{2}:|fe80:)/i

/**
 * The address that a client is counted under. `X-Forwarded-For` is believed only from a proxy close by, and of it
 * only the last entry, which that proxy wrote itself: a visitor can put anything in front of it.
 *
 * @param peer address at the other end of the socket.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | null): string {
  const socket = plain(peer ?? '')
  if (forwardedFor === null || !NEAR.test(socket)) return countedAs(socket)
  return countedAs(plain(forwardedFor.split(',').at(-1)?.trim() ?? '') || socket)
}

/** IPv4 as it is; IPv6 by its first 64 bits, as one subscriber has them all. */
export function countedAs(address: string): string {
  if (!address.includes(':')) return address.slice(0, 64)
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail === undefined ? 0 : tail.split(':').filter(Boolean).length
  while (tail !== undefined && groups.length < Math.min(4, 8 - rest)) groups.push('0')
  return `${groups.slice(0, 4).join(':')}::/64`.slice(0, 64)
}

/** Without the IPv4-in-IPv6 prefix, brackets and port that sockets and proxies add. */
function plain(address: string): string {
  const inner = /^\[([^\]]+)\]/.exec(address)?.[1] ?? address
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/i.exec(inner)?.[1]
  return v4 ?? inner
}
