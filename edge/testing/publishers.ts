/**
 * Loaded ahead of the Node runtime, where there are no publishers on the network: requests to their hosts go to
 * a stand-in on loopback. `lost.news.example` is a name whose answer never comes, and `at-` and an address in hexadecimal
 * one that leads to this address.
 */
import dns from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'

const { PUBLISHERS = '' } = process.env
const outward = globalThis.fetch
globalThis.fetch = (url, init) =>
  outward(String(url).replace(/^https?:\/\/[\w.-]+\.example/, PUBLISHERS), init)

dns.lookup = (async (host: string) => {
  if (host === 'lost.news.example') return new Promise(() => {})
  const hex = /^at-([\da-f]+)\.news\.example$/.exec(host)?.[1]
  return [{ address: hex ? Buffer.from(hex, 'hex').toString() : '93.184.215.14', family: 0 }]
}) as never
syncBuiltinESMExports()
