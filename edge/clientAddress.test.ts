/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { blockAround, clientAddresses, countedAddress } from './clientAddress.ts'

const addressOf = clientAddresses(['127.0.0.1', '::1', '172.16.0.0/12'])

describe('the client, with proxies on this machine and in 172.16.0.0/12', () => {
  it.each([
    ['a visitor without a proxy', '203.0.113.5', undefined, '203.0.113.5'],
    ['a visitor who pretends to be one', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    [
      'another machine of a private network, which nobody has named',
      '10.0.0.1',
      '198.51.100.1',
      '10.0.0.1',
    ],
    ['a proxy on this machine', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['the same by IPv6', '::1', '198.51.100.1', '198.51.100.1'],
    ['the same as sockets write it', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['a proxy in the network', '172.17.0.1', '198.51.100.1', '198.51.100.1'],
    ['two proxies in a row', '127.0.0.1', '198.51.100.1, 172.17.0.1', '198.51.100.1'],
    ['a visitor who forges an entry', '127.0.0.1', '192.0.2.9, 198.51.100.1', '198.51.100.1'],
    ['an entry with a port', '127.0.0.1', '198.51.100.1:5123', '198.51.100.1'],
    ['an entry with brackets', '127.0.0.1', '[2001:db8::1]:5123', '2001:db8:0:0::/64'],
    ['a proxy that says nothing', '127.0.0.1', '', '127.0.0.1'],
    ['no socket any more', undefined, undefined, ''],
  ])('%s', (_name, peer, forwardedFor, expected) => {
    expect(addressOf(peer, forwardedFor)).toBe(expected)
  })

  it('is a proxy rather than what a visitor put before twenty of them', () => {
    const forged = Array.from({ length: 5000 }, () => '172.17.0.1').join(',')
    expect(addressOf('127.0.0.1', `192.0.2.9,${forged}`)).toBe('172.17.0.1')
  })

  it('is the peer where no proxy is named', () => {
    expect(clientAddresses([])('127.0.0.1', '198.51.100.1')).toBe('127.0.0.1')
  })
})

describe('countedAddress', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:3::', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['198.51.100.1', '198.51.100.1'],
    ['x'.repeat(1000), 'x'.repeat(64)],
  ])('%s counts as %s', (address, expected) => {
    expect(countedAddress(address)).toBe(expected)
  })
})

describe('blockAround', () => {
  it.each([
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['0:0:0:0::/64', '0:0:0::/48'],
    ['198.51.100.1', '198.51.100.0/24'],
    ['', ''],
    ['x'.repeat(64), 'x'.repeat(64)],
  ])('%s lies in %s', (counted, expected) => {
    expect(blockAround(counted)).toBe(expected)
  })

  it('is the same for all that one customer may be given', () => {
    const block = (address: string) => blockAround(countedAddress(address))
    expect(block('2001:db8:1:ffff::1')).toBe(block('2001:db8:1::'))
    expect(block('2001:db8:2::')).not.toBe(block('2001:db8:1::'))
  })
})
