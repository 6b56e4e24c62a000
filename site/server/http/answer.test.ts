import { expect, test } from 'vitest'
import { ask, serve } from '../fixtures/serve.ts'
import { COMMON_HEADERS, matchesEtag, send } from './answer.ts'

test('a body is sent with its length and the headers of every answer', async () => {
  const port = await serve((request, response) =>
    send(request, response, 201, { 'content-type': 'text/plain' }, 'Käfer'),
  )
  const { status, headers, text } = await ask(port, '/')
  expect([status, headers['content-length'], text]).toEqual([201, '6', 'Käfer'])
  expect(headers).toMatchObject(COMMON_HEADERS)
})

test('HEAD names the length of what GET would send, and sends nothing', async () => {
  const port = await serve((request, response) => send(request, response, 200, {}, 'page'))
  const { headers, body } = await ask(port, '/', { method: 'HEAD' })
  expect([headers['content-length'], body.length]).toEqual(['4', 0])
})

test.each([204, 304])('%i names no length: a cache would take it for that of the page', async (status) => {
  const port = await serve((request, response) => send(request, response, status, { etag: '"1"' }))
  const answer = await ask(port, '/')
  expect([answer.status, answer.headers.etag, answer.body.length]).toEqual([status, '"1"', 0])
  expect(answer.headers).not.toHaveProperty('content-length')
  expect(answer.headers).not.toHaveProperty('transfer-encoding')
})

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"x", W/"a"', 'W/"a"', true],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  ['a', '"a"', false],
  [undefined, '"a"', false],
])('If-None-Match %s against %s: %s', (header, etag, matches) => {
  expect(matchesEtag(header, etag)).toBe(matches)
})
