import { afterEach, expect, test, vi } from 'vitest'
import { carCardsPath } from '#app/paths.ts'
import { loadCarCards, requestedCars } from './load-car-cards.ts'
import { MOST_CARDS } from './saved-cars.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const convertRequest = (ids: readonly string[]) => new Request(`http://a.example${carCardsPath(ids)}`)
const listIds = (path: string) => new URL(path, 'http://a.example').searchParams.get('ids')?.split(',') ?? []

test('all cards are loaded, in requests of as many as the site answers', async () => {
  const asked: string[][] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(listIds(path))
    return Response.json(listIds(path).map((id) => ({ id })))
  })
  const ids = Array.from({ length: MOST_CARDS + 12 }, (_none, index) => `car ${index}`)
  const loaded = await loadCarCards({ request: convertRequest(ids) })
  expect(loaded?.cards.map(({ id }) => id)).toEqual(ids)
  expect(loaded?.ids).toEqual(ids)
  expect(asked.map(({ length }) => length)).toEqual([MOST_CARDS, 12])
})

test('when each car was saved goes along with the request that has the car', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json([])
  })
  const ids = Array.from({ length: MOST_CARDS + 1 }, (_none, index) => `car ${index}`)
  const since = ids.map((_id, index) => (index === 1 ? '' : `2026-01-01T00:00:00.${100 + index}Z`))
  await loadCarCards({ request: new Request(`http://a.example${carCardsPath(ids, since)}`) })
  const parts = asked.map((path) => requestedCars({ url: `http://a.example${path}` }))
  expect(parts.flatMap((part) => part.ids)).toEqual(ids)
  expect(parts.flatMap((part) => part.since)).toEqual(since)
})

test.each([
  ['ids=a,,b&since=1,2,3', { ids: ['a', 'b'], since: ['1', '3'] }],
  ['ids=a,b&since=1', { ids: ['a', 'b'], since: ['1', ''] }],
  ['ids=a', { ids: ['a'], since: [] }],
  ['since=1', { ids: [], since: [] }],
])('the address %s asks for its cars at their places', (query, cars) => {
  expect(requestedCars({ url: `http://a.example/saved/cards?${query}` })).toEqual(cars)
})

test('no ids load no cards, without a request', async () => {
  const fetching = vi.fn()
  vi.stubGlobal('fetch', fetching)
  expect(await loadCarCards({ request: convertRequest([]) })).toEqual({ ids: [], cards: [] })
  expect(fetching).not.toHaveBeenCalled()
})

test('the cards are null where one request fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (path: string) =>
    listIds(path).includes('1') ? Response.json([]) : new Response('', { status: 503 }),
  )
  const ids = Array.from({ length: MOST_CARDS + 1 }, (_none, index) => String(index))
  expect(await loadCarCards({ request: convertRequest(ids) })).toBeNull()
})
