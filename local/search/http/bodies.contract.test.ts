import { once } from 'node:events'
import { connect } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { MASTER_KEY, startTestServer, type TestServer } from '../testing/test-server.ts'

const DOCUMENTS = '/indexes/cars/documents'

async function send(
  server: TestServer,
  body: Uint8Array | string,
  headers: Record<string, string>,
  path = DOCUMENTS,
) {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${MASTER_KEY}`, 'content-type': 'application/json', ...headers },
    body: body as BodyInit,
  })
  return { status: answer.status, body: (await answer.json()) as { code?: string; taskUid: number } }
}

test.each([
  ['gzip', gzipSync],
  ['GZIP', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
  ['zstd', zstdCompressSync],
  ['identity', (text: string) => Buffer.from(text)],
  ['something-else', (text: string) => Buffer.from(text)],
])('body compressed with %s: decompressed', async (encoding, pack) => {
  const server = await startTestServer()
  const { status, body } = await send(server, pack('[{"id":1,"name":"Zoé"}]'), {
    'content-encoding': encoding,
  })
  expect(status).toBe(202)
  await server.client().tasks.waitForTask(body.taskUid)
  const found = await send(
    server,
    pack('{"q":"zoe"}'),
    { 'content-encoding': encoding },
    '/indexes/cars/search',
  )
  expect(found.body).toMatchObject({ hits: [{ id: 1 }] })
})

test.each([
  ['cut short', gzipSync('[{"id":1}]').subarray(0, 20), 400, 'bad_request'],
  ['packed otherwise', brotliCompressSync('[{"id":1}]'), 400, 'bad_request'],
  ['past the limit once unpacked', gzipSync(Buffer.alloc(2_000_000, ' ')), 413, 'payload_too_large'],
])('compressed body %s: refused, and the server keeps serving', async (_, bytes, status, code) => {
  const server = await startTestServer({ bodyLimit: 1_000_000 })
  expect(await send(server, bytes, { 'content-encoding': 'gzip' })).toMatchObject({ status, body: { code } })
  expect((await send(server, '[{"id":1}]', {})).status).toBe(202)
})

test.each([
  ['application/json; charset=utf-8', 200],
  ['Application/JSON', 200],
  ['application/vnd.api+json', 200],
  ['text/json', 200],
  ['text/plain', 415],
  ['application/jsonp', 415],
])('content type %s: answers %d', async (type, status) => {
  const server = await startTestServer()
  await server.client().createIndex('cars').waitTask()
  expect((await send(server, '{}', { 'content-type': type }, '/indexes/cars/search')).status).toBe(status)
})

test('csvDelimiter: refused for other content types', async () => {
  const server = await startTestServer()
  const answer = await send(server, '[{"id":1}]', {}, `${DOCUMENTS}?csvDelimiter=;`)
  expect(answer).toMatchObject({ status: 415, body: { code: 'invalid_content_type' } })
})

test.each(['/indexes/cars/search', DOCUMENTS])('invalid UTF-8: refused by %s', async (path) => {
  const server = await startTestServer()
  const answer = await send(server, Buffer.from('{"id":"\xff"}', 'latin1'), {}, path)
  expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_payload' } })
})

test.each(['/indexes/cars/search', '/multi-search', '/indexes/cars/settings'])(
  'JSON nested too deeply: refused by %s',
  async (path) => {
    const server = await startTestServer()
    const body = `{"filter":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
    const method = path.endsWith('settings') ? 'PATCH' : 'POST'
    const answer = await server.call(method, path, body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_payload' } })
  },
)

test('document nested too deeply: refused without a task', async () => {
  const server = await startTestServer()
  const body = `[{"id":1,"deep":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}]`
  expect(await server.call('POST', DOCUMENTS, body)).toMatchObject({ status: 400 })
  expect((await server.client().tasks.getTasks()).total).toBe(0)
})

test('truncated upload: changes nothing and is not logged as an error', async () => {
  const server = await startTestServer()
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.on('error', () => {})
  const head = `POST ${DOCUMENTS} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${MASTER_KEY}\r\n`
  socket.write(
    `${head}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nb\r\n[{"id":1},{"\r\n`,
  )
  await once(socket, 'connect')
  await server.client().health()
  socket.destroySoon()
  await once(socket, 'close')
  await server.client().health()
  expect((await server.client().tasks.getTasks()).total).toBe(0)
})
