import ipaddr from 'ipaddr.js'

const MINUTE_MS = 60_000

/** So many addresses at a time: beyond, memory would grow with a flood of them. */
const MAX_ADDRESSES = 50_000

/**
 * The address that a client is counted under. `X-Forwarded-For` is believed only from the proxies that are named, and
 * read from its end: the first entry that is no such proxy was written by one and is the client. A visitor can put
 * anything in front of it.
 */
export function clientAddresses(trustedProxies: readonly string[]) {
  const networks = trustedProxies.map((text) =>
    ipaddr.parseCIDR(text.includes('/') ? text : `${text}/${ipaddr.IPv4.isValid(text) ? 32 : 128}`),
  )
  const isTrusted = (text = '') => {
    const address = parsed(text)
    return networks.some((network) => address?.kind() === network[0].kind() && address.match(network))
  }
  return {
    isTrusted,
    /** @param peer address at the other end of the socket. */
    of(peer = '', forwardedFor = ''): string {
      const hops = [...forwardedFor.split(',').map((hop) => hop.trim()), peer].filter(Boolean)
      while (hops.length > 1 && isTrusted(hops.at(-1))) hops.pop()
      return countedAs(hops.at(-1))
    },
  }
}

/** IPv4 as it is; IPv6 by its first 64 bits, as one subscriber has them all. */
export function countedAs(text = ''): string {
  const address = parsed(text)
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? text.slice(0, 64)
  const network = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/** Without the IPv4-in-IPv6 prefix, brackets and port that sockets and proxies add. */
function parsed(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const bare = /^\[([^\]]+)\]/.exec(text)?.[1] ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined
}

/**
 * Counts messages per address, minute by minute. Where there are too many addresses, a new one counts as over its budget,
 * so that a flood of them resets nobody's count.
 *
 * @returns says of each message whether it is one too many.
 */
export function createBudgets(perMinute: number, now: () => number): (address: string) => boolean {
  const counts = new Map<string, number>()
  let until = 0
  return (address) => {
    if (now() >= until) {
      counts.clear()
      until = now() + MINUTE_MS
    }
    const count = (counts.get(address) ?? 0) + 1
    if (count === 1 && counts.size >= MAX_ADDRESSES) return true
    counts.set(address, count)
    return count > perMinute
  }
}
