import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'
import { compressFor } from './compress.ts'

function codingFor(acceptEncoding: string, remoteAddress: string): string | undefined {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const message = new IncomingMessage(socket)
  message.headers = { 'accept-encoding': acceptEncoding }
  return compressFor(message, '{}')?.coding
}

describe('answer to another machine', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.1, GZIP;q=0.9', 'gzip'],
    ['br;q=0, deflate', 'deflate'],
    ['zstd', undefined],
    ['*', undefined],
    ['identity', undefined],
    ['', undefined],
    [';;;,q', undefined],
    ['gzip;q=much', undefined],
  ])('for %j: compressed as %s', (header, coding) => {
    expect(codingFor(header, '192.0.2.7')).toBe(coding)
  })
})

describe('answer to the same machine', () => {
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('for %s: not compressed', (address) => {
    expect(codingFor('gzip, deflate, br', address)).toBeUndefined()
  })

  test.each(['gzip', 'deflate', 'br'])('for a client that accepts only %s: compressed', async (coding) => {
    const { url } = await startTestServer()
    const answer = await fetch(`${url}/health`, { headers: { 'accept-encoding': coding } })
    expect(answer.headers.get('content-encoding')).toBe(coding)
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    expect(await answer.json()).toEqual({ status: 'available' })
  })

  test('without a body: not compressed', async () => {
    const { url } = await startTestServer()
    const answer = await fetch(`${url}/nothing`, { headers: { 'accept-encoding': 'gzip' } })
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([404, null])
  })
})
