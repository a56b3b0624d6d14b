/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { clientAddress, countedAs } from './clientAddress.ts'

describe('clientAddress', () => {
  it.each([
    ['a visitor without a proxy', '203.0.113.5', null, '203.0.113.5'],
    ['a visitor who pretends to be one', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['a proxy on this machine', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['the same by IPv6', '::1', '198.51.100.1', '198.51.100.1'],
    ['the same as sockets write it', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['a proxy in the same network', '172.17.0.1', '198.51.100.1', '198.51.100.1'],
    ['a visitor who forges an entry', '127.0.0.1', '192.0.2.9, 198.51.100.1', '198.51.100.1'],
    ['an entry with a port', '127.0.0.1', '198.51.100.1:5123', '198.51.100.1'],
    ['an entry with brackets', '127.0.0.1', '[2001:db8::1]:5123', '2001:db8:0:0::/64'],
    ['a proxy that says nothing', '127.0.0.1', '', '127.0.0.1'],
    ['no socket any more', undefined, null, ''],
  ])('%s', (_name, peer, forwardedFor, expected) => {
    expect(clientAddress(peer, forwardedFor)).toBe(expected)
  })
})

describe('countedAs', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['198.51.100.1', '198.51.100.1'],
    ['x'.repeat(1000), 'x'.repeat(64)],
  ])('%s counts as %s', (address, expected) => {
    expect(countedAs(address)).toBe(expected)
  })
})
