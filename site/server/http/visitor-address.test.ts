import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { getNetwork, visitorAddress } from './visitor-address.ts'

const asked = (forwarded?: string | string[]) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.1' },
  }) as unknown as IncomingMessage

test('forwarded addresses are accepted from own proxies only', () => {
  expect(visitorAddress(asked('1.1.1.1'), 0)).toBe('10.0.0.1')
  expect(visitorAddress(asked('6.6.6.6, 1.1.1.1'), 1)).toBe('1.1.1.1')
  expect(visitorAddress(asked('6.6.6.6, 1.1.1.1, 10.0.0.9'), 2)).toBe('1.1.1.1')
  expect(visitorAddress(asked(['6.6.6.6', '1.1.1.1']), 1)).toBe('1.1.1.1')
})

test('a request that came past the proxies is its socket’s', () => {
  expect(visitorAddress(asked(), 1)).toBe('10.0.0.1')
  expect(visitorAddress(asked(''), 1)).toBe('10.0.0.1')
})

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
  ['unknown', '10.0.0.1'],
])('a proxy’s header %s means %s', (header, address) => {
  expect(visitorAddress(asked(header), 1)).toBe(address)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:3::6', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (address, network) => {
  expect(getNetwork(address)).toBe(network)
})
