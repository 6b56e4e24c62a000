import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

describe('bad requests', () => {
  test('a body past the limit is refused, announced or not', async () => {
    const server = await startTestServer({ bodyLimit: 1000 })
    const body = JSON.stringify([{ id: 1, text: 'x'.repeat(2000) }])
    const answer = await server.call('POST', '/indexes/cars/documents', body)
    expect(answer).toMatchObject({ status: 413, body: { code: 'payload_too_large' } })
  })

  test.each([
    ['/indexes/%E0%A4%A/search', 400],
    ['/nothing/here', 404],
    ['/indexes/../../etc/search', 404],
    ['/indexes/a%2Fb/search', 400],
  ])('%s is answered %d', async (path, status) => {
    const server = await startTestServer()
    expect((await server.call('POST', path, {})).status).toBe(status)
  })

  test.each([
    ['null', 'bad_request'],
    ['[]', 'bad_request'],
    ['{"q":', 'malformed_payload'],
    ['', 'missing_payload'],
    ['{"q":1}', 'invalid_search_q'],
    ['{"limit":1e99}', 'invalid_search_limit'],
    ['{"page":0.5}', 'invalid_search_page'],
    ['{"__proto__":{"limit":1}}', 'bad_request'],
    [`{"filter":${JSON.stringify('('.repeat(10_000))}}`, 'invalid_search_filter'],
    ['{"filter":{"a":1}}', 'invalid_search_filter'],
  ])('a search of %s is refused as %s', async (body, code) => {
    const server = await startTestServer()
    await server.client().createIndex('cars').waitTask()
    const answer = await server.call('POST', '/indexes/cars/search', body, {
      authorization: `Bearer ${server.options.masterKey}`,
      'content-type': 'application/json',
    })
    expect(answer).toMatchObject({ status: 400, body: { code } })
  })

  test('words of any length and kind are answered', async () => {
    const server = await startTestServer()
    await server
      .client()
      .index('cars')
      .addDocuments([{ id: 1, name: 'plain car' }])
      .waitTask()
    for (const q of [
      'x'.repeat(100_000),
      '"'.repeat(500),
      '-'.repeat(500),
      'a b '.repeat(5000),
      '\0\u{1f697}',
      '\ud800',
    ]) {
      expect((await server.call('POST', '/indexes/cars/search', { q })).status).toBe(200)
    }
  })

  test('what is no HTTP is answered and closed', async () => {
    const server = await startTestServer()
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    const answer = await new Promise<string>((resolve, reject) => {
      socket.once('data', (data) => resolve(data.toString()))
      socket.once('error', reject)
      socket.write('NONSENSE\r\n\r\n')
    })
    socket.destroy()
    expect(answer).toMatch(/^HTTP\/1\.1 400/)
  })
})
