import { expect, test } from 'vitest'
import { addressWithoutDot, publicAddress } from './public-address.ts'

const known = (address: string, port?: number) => publicAddress(new URL(address), port).href

test.each([
  ['http://a.example:1/x?y=1', 3000, 'http://a.example:3000/x?y=1'],
  ['http://a.example/x', 3000, 'http://a.example:3000/x'],
  ['http://a.example.:81/x', 3000, 'http://a.example:3000/x'],
  ['http://a.example:81/x', undefined, 'http://a.example/x'],
  ['https://a.example:8443/x', undefined, 'https://a.example/x'],
  ['https://a.example/x', 443, 'https://a.example/x'],
])('%s with the public port %s is known as %s', (address, port, expected) => {
  expect(known(address, port)).toBe(expected)
})

test('a host with a trailing dot redirects to the one without it; others do not', () => {
  expect(addressWithoutDot(new URL('http://a.example.:81/x?y=1'))).toBe('http://a.example:81/x?y=1')
  expect(addressWithoutDot(new URL('http://a.example:81/x'))).toBeNull()
})
