import { lookup } from 'node:dns/promises'
import { BlockList } from 'node:net'

/** Ranges that are no place in the world: this machine, private and carrier networks, tests, groups (RFC 6890). */
const INSIDE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  INSIDE.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  INSIDE.addSubnet(network, bits, 'ipv6')
}

/**
 * Whether a public name leads into this machine's own network all the same. A name that is not known does not: the
 * call itself then fails. A name that changes its answer between this question and the call is stopped by TLS, as no
 * machine inside has a certificate for it.
 */
export async function leadsInside(host: string): Promise<boolean> {
  const found = await lookup(host, { all: true }).catch(() => [])
  return found.some(({ address, family }) => INSIDE.check(address, family === 6 ? 'ipv6' : 'ipv4'))
}
