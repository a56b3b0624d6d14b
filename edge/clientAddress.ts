import ipaddr from 'ipaddr.js'

/** Whom to count: the last address in `X-Forwarded-For` that is no trusted proxy; those before it can be forged. */
export function clientAddresses(trustedProxies: readonly string[]) {
  const networks = trustedProxies.map((text) =>
    ipaddr.parseCIDR(text.includes('/') ? text : `${text}/${ipaddr.IPv4.isValid(text) ? 32 : 128}`),
  )
  const isTrusted = (text = '') => {
    const address = parsed(text)
    return networks.some(
      (network) => address?.kind() === network[0].kind() && address.match(network),
    )
  }
  return (peer = '', forwardedFor = ''): string => {
    const hops = [...forwardedFor.split(',').map((hop) => hop.trim()), peer].filter(Boolean)
    while (hops.length > 1 && isTrusted(hops.at(-1))) hops.pop()
    return countedAs(hops.at(-1))
  }
}

/** Keeps IPv4 addresses whole and cuts IPv6 to its first 48 bits, the most that one subscriber is usually given. */
export function countedAs(text = ''): string {
  const address = parsed(text)
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? text.slice(0, 64)
  const network = address.parts.slice(0, 3).map((part) => part.toString(16))
  return `${network.join(':')}::/48`
}

/** Strips the IPv4-in-IPv6 prefix, brackets and port that sockets and proxies add. */
function parsed(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const bare = /^\[([^\]]+)\]/.exec(text)?.[1] ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined
}
