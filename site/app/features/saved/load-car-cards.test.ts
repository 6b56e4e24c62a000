import { afterEach, expect, test, vi } from 'vitest'
import { carCardsPath } from '#app/paths.ts'
import { loadCarCards } from './load-car-cards.ts'
import { MOST_CARDS } from './saved-cars.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const requestOf = (ids: readonly string[]) => new Request(`http://a.example${carCardsPath(ids)}`)
const idsOf = (path: string) => new URL(path, 'http://a.example').searchParams.get('ids')?.split(',') ?? []

test('all cards are loaded, in requests of as many as the site answers', async () => {
  const asked: string[][] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(idsOf(path))
    return Response.json(idsOf(path).map((id) => ({ id })))
  })
  const ids = Array.from({ length: MOST_CARDS + 12 }, (_none, index) => `car ${index}`)
  const loaded = await loadCarCards({ request: requestOf(ids) })
  expect(loaded?.cards.map(({ id }) => id)).toEqual(ids)
  expect(loaded?.ids).toEqual(ids)
  expect(asked.map(({ length }) => length)).toEqual([MOST_CARDS, 12])
})

test('no ids load no cards, without a request', async () => {
  const fetching = vi.fn()
  vi.stubGlobal('fetch', fetching)
  expect(await loadCarCards({ request: requestOf([]) })).toEqual({ ids: [], cards: [] })
  expect(fetching).not.toHaveBeenCalled()
})

test('the cards are null where one request fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (path: string) =>
    idsOf(path).includes('1') ? Response.json([]) : new Response('', { status: 503 }),
  )
  const ids = Array.from({ length: MOST_CARDS + 1 }, (_none, index) => String(index))
  expect(await loadCarCards({ request: requestOf(ids) })).toBeNull()
})
