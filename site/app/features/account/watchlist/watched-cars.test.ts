import { expect, test, vi } from 'vitest'
import { WatchedCars } from './watched-cars.ts'

vi.stubGlobal('window', {})
vi.stubGlobal('document', { documentElement: { dataset: {} } })
vi.stubGlobal('location', { href: 'http://a.example/cars/x' })
vi.stubGlobal('navigator', { sendBeacon: () => true })

const car = { id: 'a_1', name: 'Car One' }

/** A page whose site knows a list, and answers changes as it is told. */
function openPage({
  ids = [] as string[],
  phone = '0412345678' as string | null,
  answer = () => Response.json({ success: true }) as Response | Promise<Response>,
} = {}) {
  const asked: string[] = []
  const alert = vi.fn()
  const watched = new WatchedCars({
    alert,
    fetch: (async (path: string, init?: RequestInit) => {
      if (init?.method !== 'POST')
        return Response.json({ phone_number: phone, car_ids: ids }, { status: phone ? 200 : 401 })
      asked.push(`${path} ${init.body}`)
      return answer()
    }) as typeof fetch,
  })
  return { watched, asked, alert }
}

test('a car is on the list before the site answers, and stays (SAVE-05)', async () => {
  const slow = Promise.withResolvers<Response>()
  const { watched, asked, alert } = openPage({ answer: async () => (await slow.promise).clone() })
  const done = watched.toggle(car)
  await vi.waitFor(() =>
    expect(asked).toEqual(['/api/watchlist/save-car phone_number=0412345678&car_id=a_1']),
  )
  expect(watched.read()?.has('a_1')).toBe(true)
  slow.resolve(Response.json({ success: true }))
  expect(await done).toBe(true)
  expect(watched.read()?.has('a_1')).toBe(true)
  expect(alert).not.toHaveBeenCalled()
  await watched.toggle(car)
  expect(asked.at(-1)).toContain('/api/watchlist/remove-car')
  expect(watched.read()?.has('a_1')).toBe(false)
})

test.each([
  ['the site’s words', () => Response.json({ success: false, message: 'No.' }, { status: 422 }), 'No.'],
  ['no answer', () => Promise.reject(new TypeError('offline')), 'An unknown error occurred.'],
  ['an answer that is none', () => new Response('<html>', { status: 502 }), 'An unknown error occurred.'],
])('a failure is alerted and taken back: %s (SAVE-13, OPEN-56)', async (_, answer, words) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const ids of [[], ['a_1']]) {
    const { watched, alert } = openPage({ ids, answer: answer as () => Response })
    expect(await watched.toggle(car)).toBe(true)
    expect(alert).toHaveBeenCalledExactlyOnceWith(words)
    expect([...(watched.read() ?? [])]).toEqual(ids)
  }
})

test('who was signed out meanwhile is told so by the answer, and sees nothing saved', async () => {
  const gone = openPage({ answer: () => Response.json({ success: false }, { status: 401 }) })
  expect(await gone.watched.toggle(car)).toBe(false)
  expect(gone.watched.read()).toBeNull()
  expect(gone.alert).not.toHaveBeenCalled()
  expect(await openPage({ phone: null }).watched.toggle(car)).toBe(false)
})

test('a removal stays one, though another page removed the car before', async () => {
  const { watched, asked } = openPage({ ids: [] })
  expect(await watched.toggle(car, false)).toBe(true)
  expect(asked).toEqual(['/api/watchlist/remove-car phone_number=0412345678&car_id=a_1'])
  expect(watched.read()?.has('a_1')).toBe(false)
})
