import { beforeEach, expect, test, vi } from 'vitest'
import { goOn } from './go-on.ts'

const assign = vi.fn()
const ask = vi.fn<typeof fetch>()
const car = (id: string) => ({ id, slug: id, name: id, make: '', model: '', primary_image_url: '' })

beforeEach(() => {
  vi.restoreAllMocks()
  assign.mockReset()
  ask.mockReset().mockImplementation(async () => Response.json({ success: true }))
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('location', { assign })
})

/** A browser that keeps these favourites. */
const keeps = (ids: readonly string[]) =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'a.favourites' ? JSON.stringify(ids.map(car)) : null),
  })

test('what the browser keeps of this dealer is added, and then sign-in leads on (decision 16)', async () => {
  keeps(['a_1', 'a_2'])
  ask.mockImplementation(async () => {
    expect(assign).not.toHaveBeenCalled()
    return Response.json({ success: true })
  })
  await goOn('a', '/cars/x')
  expect(ask.mock.calls.map(([path, init]) => `${path} ${init?.body}`)).toEqual([
    '/api/watchlist/merge car_ids=a_1%2Ca_2',
  ])
  expect(assign).toHaveBeenCalledExactlyOnceWith('/cars/x')
})

test('a browser that keeps nothing asks nothing', async () => {
  keeps([])
  await goOn('a', '/')
  expect(ask).not.toHaveBeenCalled()
  expect(assign).toHaveBeenCalledOnce()
})

test('a merge that fails keeps nobody from going on', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  keeps(['a_3'])
  for (const answer of [
    async () => new Response('', { status: 500 }),
    () => Promise.reject(new TypeError('offline')),
  ]) {
    ask.mockImplementation(answer as typeof fetch)
    await goOn('a', '/')
  }
  expect(assign).toHaveBeenCalledTimes(2)
  expect(warned).toHaveBeenCalledTimes(2)
})

test('a dealer without a watchlist is no failure', async () => {
  const warned = vi.spyOn(console, 'warn')
  keeps(['a_4'])
  ask.mockImplementation(async () => new Response('', { status: 404 }))
  await goOn('a', '/')
  expect(warned).not.toHaveBeenCalled()
})
