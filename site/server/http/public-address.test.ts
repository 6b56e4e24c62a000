import { expect, test } from 'vitest'
import { addressAtHost, publicAddress } from './public-address.ts'

const known = (address: string, port?: number) => publicAddress(new URL(address), 'a.example', port).href

test.each([
  ['http://a.example:1/x?y=1', 3000, 'http://a.example:3000/x?y=1'],
  ['http://a.example/x', 3000, 'http://a.example:3000/x'],
  ['http://a.example.:81/x', 3000, 'http://a.example:3000/x'],
  ['http://www.a.example/x', undefined, 'http://a.example/x'],
  ['http://a.example:81/x', undefined, 'http://a.example/x'],
  ['https://a.example:8443/x', undefined, 'https://a.example/x'],
  ['https://a.example/x', 443, 'https://a.example/x'],
])('%s with the public port %s is known as %s', (address, port, expected) => {
  expect(known(address, port)).toBe(expected)
})

test.each(['http://a.example.:81/x?y=1', 'http://www.a.example:81/x?y=1'])(
  '%s redirects to the dealer’s own name of the host',
  (asked) => {
    expect(addressAtHost(new URL(asked), 'a.example')).toBe('http://a.example:81/x?y=1')
  },
)

test('the dealer’s own name of the host redirects nowhere', () => {
  expect(addressAtHost(new URL('http://a.example:81/x'), 'a.example')).toBeNull()
})
