import { expect, test } from 'vitest'
import { readBody } from './read-body.server.ts'

const post = (body?: BodyInit) =>
  new Request('http://a.example/', { method: 'POST', ...(body === undefined ? {} : { body }) })

test('readBody: decodes a body that arrives in many chunks', async () => {
  const bytes = new TextEncoder().encode('Zoë 🚗')
  const chunks = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  const inChunks = new Request('http://a.example/', {
    method: 'POST',
    body: chunks,
    duplex: 'half',
  } as RequestInit)
  expect(await readBody(inChunks)).toBe('Zoë 🚗')
  expect(await readBody(post())).toBe('')
})

test('readBody: stops reading a body over the limit', async () => {
  let given = 0
  const endless = new ReadableStream({
    pull(controller) {
      given += 1
      controller.enqueue(new Uint8Array(1_000))
    },
  })
  const request = new Request('http://a.example/', {
    method: 'POST',
    body: endless,
    duplex: 'half',
  } as RequestInit)
  expect(await readBody(request, 4_500)).toBeNull()
  expect(given).toBeLessThan(10)
  expect(await readBody(post('12345'), 5)).toBe('12345')
  expect(await readBody(post('123456'), 5)).toBeNull()
})
