import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { visitorAddress } from './visitor-address.ts'

const asked = (forwarded?: string | string[]) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.1' },
  }) as unknown as IncomingMessage

test('what a visitor says of itself is believed of our own proxies alone', () => {
  expect(visitorAddress(asked('1.1.1.1'), 0)).toBe('10.0.0.1')
  expect(visitorAddress(asked('6.6.6.6, 1.1.1.1'), 1)).toBe('1.1.1.1')
  expect(visitorAddress(asked('6.6.6.6, 1.1.1.1, 10.0.0.9'), 2)).toBe('1.1.1.1')
  expect(visitorAddress(asked(['6.6.6.6', '1.1.1.1']), 1)).toBe('1.1.1.1')
})

test('a request that came past the proxies is its socket’s', () => {
  expect(visitorAddress(asked(), 1)).toBe('10.0.0.1')
  expect(visitorAddress(asked(''), 1)).toBe('10.0.0.1')
})
