// The three caches by their own protocols, against a server that keeps what it was sent.
import { expect, test } from 'vitest'
import { cloudflare } from './cloudflare.ts'
import { fastly } from './fastly.ts'
import { openPurgeServer } from './testing/purge-server.ts'
import { varnish } from './varnish.ts'

const keys = (count: number) => Array.from({ length: count }, (_none, at) => `stock-${at}`)

test('Fastly gets the keys in a header, 256 at once, with the token as its key', async () => {
  const server = await openPurgeServer()
  await fastly({ url: server.url, id: 'SU1Z0isxPaozGVKXdv0eY', token: 't0ken' }).purge(keys(300))
  expect(server.orders.map(({ method, path }) => `${method} ${path}`)).toEqual(
    Array(2).fill('POST /service/SU1Z0isxPaozGVKXdv0eY/purge'),
  )
  const [first, second] = server.orders
  expect(first?.headers).toMatchObject({ 'fastly-key': 't0ken', accept: 'application/json' })
  expect(first?.headers['fastly-soft-purge']).toBeUndefined()
  expect(String(first?.headers['surrogate-key']).split(' ')).toEqual(keys(256))
  expect(String(second?.headers['surrogate-key']).split(' ')).toEqual(keys(300).slice(256))
})

test('Cloudflare gets the keys as tags of a JSON body, 30 at once, with a bearer token', async () => {
  const server = await openPurgeServer()
  await cloudflare({ url: server.url, id: '023e105f4ecef8ad9ca31a8372d0c353', token: 't0ken' }).purge(
    keys(31),
  )
  expect(server.orders.map(({ method, path }) => `${method} ${path}`)).toEqual(
    Array(2).fill('POST /client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353/purge_cache'),
  )
  expect(server.orders[0]?.headers).toMatchObject({
    authorization: 'Bearer t0ken',
    'content-type': 'application/json',
  })
  expect(server.orders.map(({ body }) => JSON.parse(body))).toEqual([
    { tags: keys(30) },
    { tags: ['stock-30'] },
  ])
})

test('every Varnish gets the keys with the token, and one that does not take them fails the order', async () => {
  const [one, other] = [await openPurgeServer(), await openPurgeServer()]
  const cache = varnish({ urls: [one.url, other.url], token: 't0ken' })
  await cache.purge(['stock-a', 'content-a'])
  for (const { orders } of [one, other])
    expect(orders).toEqual([
      expect.objectContaining({
        method: 'PURGE',
        path: '/',
        headers: expect.objectContaining({ 'xkey-purge': 'stock-a content-a', 'x-purge-token': 't0ken' }),
      }),
    ])
  other.status = 403
  await expect(cache.purge(['stock-a'])).rejects.toThrow(`${other.url} answered 403`)
  expect(one.orders).toHaveLength(2)
})

test.each([
  ['a refusal', { status: 403, answer: 'no such token' }, 'answered 403: no such token', null],
  ['too many orders', { status: 429, headers: { 'retry-after': '7' } }, 'answered 429', 7_000],
  ['a redirect', { status: 302, headers: { location: 'http://evil.example/' } }, 'answered 302', null],
  ['no answer', { isAway: true }, 'did not answer', null],
])(
  '%s is an error that says when to ask again and not the token',
  async (_what, given, message, retryAfterMs) => {
    const server = await openPurgeServer()
    Object.assign(server, given)
    const purge = fastly({ url: server.url, id: 'x', token: 't0ken' }).purge(['a'])
    await expect(purge).rejects.toMatchObject({ name: 'EdgePurgeError', retryAfterMs })
    await expect(purge).rejects.toThrow(message)
    await expect(purge).rejects.toThrow(/^(?!.*t0ken)/s)
  },
)
