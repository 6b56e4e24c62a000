import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SavedCards } from './saved-cards.ts'

/** The part of a browser's cache that is used, in the order of storing. */
class MemoryCache {
  readonly stored = new Map<string, Response>()
  keys = async () => [...this.stored.keys()]
  match = async (key: string) => this.stored.get(key)?.clone()
  delete = async (key: string) => this.stored.delete(key)
  put = async (key: string, answer: Response) => void this.stored.set(key, answer)
}

let server: Server
let origin: string
let asked: string[]
let cache: MemoryCache
let cards: SavedCards

beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    const ids = new URL(request.url ?? '', 'http://a').searchParams.get('ids') ?? ''
    asked.push(ids)
    const found = ids.split(',').filter((id) => id !== 'sold')
    response.setHeader('cache-control', 'public, max-age=0').end(JSON.stringify(found.map((id) => ({ id }))))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  cache = new MemoryCache()
  cards = new SavedCards(async () => cache as unknown as Cache)
})

const close = () => new Promise((done) => server.close(done).closeAllConnections())
afterEach(close)

const address = (...ids: string[]) => new URL(`/saved/cards?ids=${ids.join(',')}`, origin)
const answer = async (...ids: string[]) => (await cards.answer(new Request(address(...ids)))).json()
/** `fetch` of Node answers with the type `default`. */
const store = (...ids: string[]) => cards.store(Response.json(ids.map((id) => ({ id }))))

test('with a network the cards are those of the site', async () => {
  await store('a')
  expect(await answer('a', 'b')).toEqual([{ id: 'a' }, { id: 'b' }])
  expect(asked).toEqual(['a,b'])
})

test('without a network the stored ones of the cards are answered, in the order asked for', async () => {
  await store('a', 'b')
  await close()
  expect(await answer('b', 'c', 'a')).toEqual([{ id: 'b' }, { id: 'a' }])
})

test('without a network and without cards the request fails, so that the page says so', async () => {
  await close()
  await expect(answer('a')).rejects.toThrow(TypeError)
})

test('cards are asked for ahead only where one is not stored', async () => {
  await store('a', 'b')
  await cards.complete(address('b', 'a'))
  expect(asked).toEqual([])
  await cards.complete(address('b', 'c'))
  expect(asked).toEqual(['b,c'])
})

test('a hundred cards stay, the latest stored', async () => {
  await store(...Array.from({ length: 100 }, (_, index) => `car-${index}`))
  await store('car-0', 'new')
  expect(cache.stored.size).toBe(100)
  await close()
  expect(await answer('car-0', 'car-1', 'new')).toEqual([{ id: 'car-0' }, { id: 'new' }])
})

test('the time of the prices is that of the oldest card', async () => {
  expect(await cards.oldest(1)).toBe(Number.POSITIVE_INFINITY)
  const at = (date: string) => ({ headers: { date } })
  await cards.store(Response.json([{ id: 'a' }], at('Fri, 27 Nov 2026 02:00:00 GMT')))
  await cards.store(Response.json([{ id: 'b' }], at('Fri, 27 Nov 2026 01:00:00 GMT')))
  expect(await cards.oldest(1)).toBe(Date.UTC(2026, 10, 27, 1))
})

test('an answer that is no list of cards is not stored', async () => {
  await cards.store(Response.json({ error: 'busy' }))
  await cards.store(Response.json([null, { name: 'no id' }]))
  expect(cache.stored.size).toBe(0)
})
