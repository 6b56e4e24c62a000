import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { MASTER_KEY, startTestServer } from '../testing/test-server.ts'

describe('invalid requests', () => {
  test('body above the limit: refused, with and without content-length', async () => {
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
  ])('%s: answers %d', async (path, status) => {
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
  ])('query %s: refused as %s', async (body, code) => {
    const server = await startTestServer()
    await server.client().createIndex('cars').waitTask()
    const answer = await server.call('POST', '/indexes/cars/search', body, {
      authorization: `Bearer ${server.options.masterKey}`,
      'content-type': 'application/json',
    })
    expect(answer).toMatchObject({ status: 400, body: { code } })
  })

  test('query of any length and characters: answered', async () => {
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

  test('invalid escape in a path: answered as an invalid name', async () => {
    const server = await startTestServer()
    const answer = await server.call('GET', '/indexes/%E0%A4%A')
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_index_uid' } })
  })
})

/** The server's answer to raw bytes, up to `end` or until it closes. */
async function answersTo(url: string, bytes: string, end: RegExp): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(bytes)
  let answers = ''
  for await (const chunk of socket) {
    answers += chunk
    if (end.test(answers)) break
  }
  return answers
}

const POST_KEY = `POST /keys HTTP/1.1\r\nauthorization: Bearer ${MASTER_KEY}\r\nCONTENT-TYPE: Application/JSON; Charset=UTF-8`

describe('HTTP of other clients', () => {
  test.each([
    ['invalid HTTP', 'NONSENSE\r\n\r\n', /^HTTP\/1\.1 400/],
    ['headers without end', `GET /health HTTP/1.1\r\nx: ${'a'.repeat(200_000)}\r\n\r\n`, /^HTTP\/1\.1 431/],
    [
      'an address of 40,000 letters',
      `GET /health?x=${'a'.repeat(40_000)} HTTP/1.1\r\n\r\n`,
      /^HTTP\/1\.1 200/,
    ],
    ['HTTP/1.0, without a host', 'GET /health HTTP/1.0\r\n\r\n', /200 OK[\s\S]*available/],
    [
      'a whole address, as proxies send it',
      'GET http://search.example/health#top HTTP/1.1\r\n\r\n',
      /200 OK[\s\S]*available/,
    ],
    ['HEAD: no method of any route', 'HEAD /health HTTP/1.1\r\n\r\n', /405 [\s\S]*allow: GET/],
    [
      'a body that waits to be called',
      `${POST_KEY}\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`,
      /^HTTP\/1.1 100 [\s\S]*missing_api_key_a/,
    ],
    [
      'an unknown expectation',
      `${POST_KEY}\r\nExpect: more\r\nContent-Length: 2\r\n\r\n{}`,
      /400 [\s\S]*missing_api_key_actions/,
    ],
    [
      'a body in chunks',
      `${POST_KEY}\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n1;x=y\r\n}\r\n0\r\n\r\n`,
      /missing_api_key_actions/,
    ],
  ])('%s: answered', async (_name, bytes, expected) => {
    const server = await startTestServer()
    expect(await answersTo(server.url, bytes, expected)).toMatch(expected)
  })

  test('pipelined requests: answered in order, also with unread bodies', async () => {
    const server = await startTestServer()
    const unread = 'POST /nothing HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}'
    const health = 'GET /health HTTP/1.1\r\n\r\n'
    const answers = await answersTo(server.url, unread + health + unread + health, /(available[\s\S]*){2}/)
    expect(answers.match(/(?<=HTTP\/1\.1 )\d+/g)).toEqual(['404', '200', '404', '200'])
  })

  test('repeated query parameter: the last value applies', async () => {
    const server = await startTestServer()
    const answer = await server.call('GET', '/tasks?limit=1&limit=7')
    expect(answer.body.limit).toBe(7)
  })
})
