/**
 * Loaded ahead of the Node runtime, where there are no publishers on the network: requests to their hosts go to
 * a stand-in on loopback, and `inside.example` is a name that leads into a private network.
 */
import dns from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'

const { PUBLISHERS = '' } = process.env
const outward = globalThis.fetch
globalThis.fetch = (url, init) =>
  outward(String(url).replace(/^https?:\/\/[\w.]+\.example/, PUBLISHERS), init)

const addressOf = (host: string) => (host === 'inside.example' ? '10.0.0.1' : '203.0.113.1')
dns.lookup = (async (host: string) => [{ address: addressOf(host), family: 4 }]) as never
syncBuiltinESMExports()
