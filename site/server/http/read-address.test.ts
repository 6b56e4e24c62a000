import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { readAddress } from './read-address.ts'

const read = (host: string, url = '/', more = {}, proxies = 1) =>
  readAddress(
    { url, headers: { host, ...more }, headersDistinct: { host: [host] } } as unknown as IncomingMessage,
    proxies,
  )

test('takes the host that the visitor names, and the scheme that the proxy names', () => {
  expect(read('A.example:3000', '/x?y=1').href).toBe('http://a.example:3000/x?y=1')
  expect(read('a.example', '/', { 'x-forwarded-proto': 'https' }).origin).toBe('https://a.example')
  expect(read('a.example', '/', { 'x-forwarded-proto': 'javascript' }).origin).toBe('http://a.example')
})

test('without a proxy that is trusted, a scheme is only a visitor’s claim', () => {
  expect(read('a.example', '/', { 'x-forwarded-proto': 'https' }, 0).origin).toBe('http://a.example')
})

test.each(['', 'a.example:99999', 'a.example/b', 'user@a.example', 'a b', 'a.example:1:2', '[::1', 'a\\b'])(
  'a host of %j is refused',
  (host) => {
    expect(() => read(host)).toThrow('bad_address')
  },
)

test('an address that names a host of its own is refused', () => {
  expect(() => read('a.example', 'http://evil.example/')).toThrow('bad_address')
  expect(() => read('a.example', '*')).toThrow('bad_address')
})

test.each(['//evil.example/x', '/\\evil.example/x', '/.//evil.example/x', '/..//evil.example/x'])(
  'the path of %j never begins with two slashes',
  (path) => {
    expect(read('a.example', path)).toMatchObject({ host: 'a.example', pathname: '/evil.example/x' })
  },
)

test('the parameter by which the framework answers data instead of a page is no part of an address', () => {
  expect(read('a.example', '/x?_data=routes%2Fx&y=1%2B1&_data=').href).toBe('http://a.example/x?y=1%2B1')
  expect(read('a.example', '/x?y=a%20b').href).toBe('http://a.example/x?y=a%20b')
})
