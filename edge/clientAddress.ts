import ipaddr from 'ipaddr.js'

/** The longest address: IPv6 that ends in IPv4, with a zone, in brackets, with a port. */
const MAX_ADDRESS_LENGTH = 80

/** More proxies than anybody has in a row. */
const MAX_HOPS = 20
const MAX_FORWARDED_LENGTH = MAX_HOPS * MAX_ADDRESS_LENGTH

/** Whether an address is that of a proxy that operators trust. */
export function trustOf(trustedProxies: readonly string[]): (address?: string) => boolean {
  const networks = trustedProxies.map((text) =>
    ipaddr.parseCIDR(text.includes('/') ? text : `${text}/${ipaddr.IPv4.isValid(text) ? 32 : 128}`),
  )
  return (text = '') => {
    const address = parsed(text)
    return networks.some(
      (network) => address?.kind() === network[0].kind() && address.match(network),
    )
  }
}

/** Whom to count: the last address in `X-Forwarded-For` that is no trusted proxy; those before it can be forged. */
export function clientAddresses(trustedProxies: readonly string[]) {
  const isTrusted = trustOf(trustedProxies)
  return (peer = '', forwardedFor = ''): string => {
    // Whatever comes before the last few proxies can be forged.
    const forwarded = forwardedFor.slice(-MAX_FORWARDED_LENGTH).split(',').slice(-MAX_HOPS)
    const hops = [...forwarded.map((hop) => hop.trim()), peer].filter(Boolean)
    while (hops.length > 1 && isTrusted(hops.at(-1))) hops.pop()
    return countedAddress(hops.at(-1))
  }
}

/** Keeps IPv4 addresses whole and cuts IPv6 to its first 64 bits, the least that one subscriber is given. */
export function countedAddress(text = ''): string {
  const address = parsed(text)
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? text.slice(0, 64)
  const network = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/**
 * The block of addresses around one that is counted: as much as a single customer may be given. IPv6 is cut to its first 48
 * bits, with 65,536 networks in them, and IPv4 to its first 24. A text that is no address stands for itself.
 *
 * @param counted what {@link countedAddress} returns.
 */
export function blockAround(counted: string): string {
  const address = parsed(counted.replace(/\/64$/, ''))
  if (address instanceof ipaddr.IPv4) return `${address.octets.slice(0, 3).join('.')}.0/24`
  if (!address) return counted
  const network = address.parts.slice(0, 3).map((part) => part.toString(16))
  return `${network.join(':')}::/48`
}

/** Strips the IPv4-in-IPv6 prefix, brackets and port that sockets and proxies add. */
function parsed(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  // The parser's own expressions take quadratic time.
  if (text.length > MAX_ADDRESS_LENGTH) return undefined
  const bare = /^\[([^\]]+)\]/.exec(text)?.[1] ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined
}
