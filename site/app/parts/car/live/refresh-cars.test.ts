import { expect, onTestFinished, test, vi } from 'vitest'
import { refreshCars } from './refresh-cars.ts'
import { joinWatchers } from './watched-cars.ts'

test('a card is requested with the version of its latest change, so that no earlier answer is one for it', async () => {
  vi.useFakeTimers()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json([])
  })
  const gone = { id: 'a_1', name: 'A', price: '', unavailable: 'No longer available' }
  const leave = joinWatchers({ car: gone, update: () => {} })
  onTestFinished(() => {
    leave()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  refreshCars(['a_1'], '11')
  await vi.runAllTimersAsync()
  refreshCars(['a_1', 'a_2'], '12')
  await vi.runAllTimersAsync()
  expect(asked).toEqual(['/search/cards?ids=a_1&version=11', '/search/cards?ids=a_1&version=12'])
})
