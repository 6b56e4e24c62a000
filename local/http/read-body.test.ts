import { createServer, request, type Server } from 'node:http'
import { createGunzip, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeServer, listen } from './listen.ts'
import { BodyTooLargeError, readBody, UnreadableBodyError } from './read-body.ts'

const LIMIT = 1000
let server: Server
let port: number
let result: Promise<Buffer>
beforeEach(async () => {
  server = createServer((message, response) => {
    result = readBody(message, LIMIT, { gzip: createGunzip })
    result.then(
      () => response.end(),
      () => response.writeHead(400).end(),
    )
  })
  port = await listen(server, { host: '127.0.0.1', port: 0 })
})
afterEach(() => closeServer(server, 100))

async function send(body: Buffer, headers: Record<string, string> = {}): Promise<Buffer> {
  const done = new Promise<void>((resolve) => {
    const message = request({ port, method: 'POST', headers }, (answer) =>
      answer.resume().on('close', resolve),
    )
    message.on('error', () => resolve())
    message.end(body)
  })
  await done
  return result
}

const chunked = { 'transfer-encoding': 'chunked' }
const gzip = { 'content-encoding': ' GZIP' }

test.each([
  ['with a content length', Buffer.from('text'), {}],
  ['in chunks', Buffer.from('text'), chunked],
  ['compressed', gzipSync('text'), gzip],
])('readBody: a body %s is returned whole', async (_, body, headers) => {
  expect((await send(body, headers)).toString()).toBe('text')
})

test.each([
  ['with a content length', Buffer.alloc(LIMIT + 1), {}],
  ['in chunks', Buffer.alloc(LIMIT + 1), chunked],
  ['after decompression', gzipSync(Buffer.alloc(LIMIT + 1)), gzip],
])('readBody: a body above the limit %s throws BodyTooLargeError', async (_, body, headers) => {
  await expect(send(body, headers)).rejects.toThrow(BodyTooLargeError)
})

test('readBody: truncated gzip throws UnreadableBodyError', async () => {
  await expect(send(gzipSync('text').subarray(0, 15), gzip)).rejects.toThrow(UnreadableBodyError)
})
