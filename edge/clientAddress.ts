import ipaddr from 'ipaddr.js'

const MINUTE_MS = 60_000

/** So many addresses at a time: beyond, memory would grow with a flood of them. */
const MAX_ADDRESSES = 50_000

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number]

/**
 * The address that a client is counted under. `X-Forwarded-For` is believed only from the proxies that are named, and
 * read from its end: the first entry that is no such proxy was written by one and is the client. A visitor can put
 * anything in front of it.
 */
export function clientAddresses(trustedProxies: readonly string[]) {
  const networks = trustedProxies.map((text): Network => {
    if (text.includes('/')) return ipaddr.parseCIDR(text)
    const address = ipaddr.process(text)
    return [address, address.kind() === 'ipv4' ? 32 : 128]
  })
  const isTrusted = (text: string) => {
    const address = parsed(text)
    return (
      !!address && networks.some((network) => network[0].kind() === address.kind() && address.match(network))
    )
  }
  return {
    isTrusted,
    /** @param peer address at the other end of the socket. */
    of(peer: string | undefined, forwardedFor: string | null): string {
      const hops = [...(forwardedFor ?? '').split(',').map((hop) => hop.trim()), peer ?? ''].filter(Boolean)
      while (hops.length > 1 && isTrusted(hops.at(-1) ?? '')) hops.pop()
      return countedAs(hops.at(-1) ?? '')
    },
  }
}

/** IPv4 as it is; IPv6 by its first 64 bits, as one subscriber has them all. */
export function countedAs(text: string): string {
  const address = parsed(text)
  if (!address) return text.slice(0, 64)
  if (address.kind() === 'ipv4') return address.toString()
  return `${(address as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

/** Without the IPv4-in-IPv6 prefix, brackets and port that sockets and proxies add. */
function parsed(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const bare = /^\[([^\]]+)\]/.exec(text)?.[1] ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined
}

/**
 * Counts messages per address, in windows of a minute from the first one on. A window is forgotten when it is over and
 * never before: where there are too many, a new address counts as over its budget.
 *
 * @returns says of each message whether it is one too many.
 */
export function createBudgets(perMinute: number, now = Date.now): (address: string) => boolean {
  const windows = new Map<string, { until: number; count: number }>()
  return (address) => {
    // In the order of their ends, as all are equally long.
    for (const [key, { until }] of windows) {
      if (until > now()) break
      windows.delete(key)
    }
    const open = windows.get(address)
    if (open) return ++open.count > perMinute
    if (windows.size >= MAX_ADDRESSES) return true
    windows.set(address, { until: now() + MINUTE_MS, count: 1 })
    return perMinute < 1
  }
}
