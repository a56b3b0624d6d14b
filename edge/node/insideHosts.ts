import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

/** All that is handed out of IPv6. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether a public name leads into this machine's own network all the same. A name that is not known does not: the
 * call itself then fails. A name that changes its answer between this question and the call is stopped by TLS, as no
 * machine inside has a certificate for it.
 */
export async function leadsInside(host: string): Promise<boolean> {
  const found = await lookup(host, { all: true }).catch(() => [])
  return found.some(({ address }) => !isInTheWorld(ipaddr.parse(address)))
}

/** Neither private nor reserved, nor a tunnel that can end at a private IPv4 address (6to4, Teredo, NAT64). */
function isInTheWorld(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address instanceof ipaddr.IPv6 && !address.match(GLOBAL_UNICAST)) return false
  return address.range() === 'unicast'
}
