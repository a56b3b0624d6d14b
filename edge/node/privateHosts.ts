import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

/** The allocated part of IPv6. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether a name resolves into this machine's own network. If it resolves differently later, TLS stops the call. */
export async function isPrivateHost(host: string): Promise<boolean> {
  // Of a name that leads nowhere, the call itself says so.
  const found = await lookup(host, { all: true }).catch(() => [])
  return found.some(({ address }) => !isPublic(ipaddr.parse(address)))
}

/** Neither private nor reserved, nor a tunnel that may end at a private IPv4 address (6to4, Teredo, NAT64). */
function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address instanceof ipaddr.IPv6 && !address.match(GLOBAL_UNICAST)) return false
  return address.range() === 'unicast'
}
