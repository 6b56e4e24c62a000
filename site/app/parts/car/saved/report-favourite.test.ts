import { afterEach, expect, it, vi } from 'vitest'
import { reportFavourite } from './saved-list.ts'

const car = { id: 'a_1', name: '2023 Volta Ampere 5', make: 'Volta', model: 'Ampere 5' }
const page: { dataLayer?: object[] } = {}

afterEach(() => {
  delete page.dataLayer
  vi.unstubAllGlobals()
})

function report(browser: object): object[] | undefined {
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', browser)
  reportFavourite(car as Parameters<typeof reportFavourite>[0])
  return page.dataLayer
}

it('ANA-08: a new favourite is in the list of tag managers with its car', () => {
  const { id, name, make, model } = car
  expect(report({})).toEqual([{ event: 'add_favourite', car_id: id, car_name: name, make, model }])
})

it('a favourite of a browser that asks not to be measured is not reported', () => {
  expect(report({ globalPrivacyControl: true })).toBeUndefined()
  expect(report({ doNotTrack: '1' })).toBeUndefined()
})
