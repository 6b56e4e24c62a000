import { expect, test } from 'vitest'
import { readDepot, sizeDepot } from './size-depot.ts'

const DEPOT = {
  kinds: [
    { key: 'v', name: 'Vans', count: 12, kwh: 50, chargerKw: 22, perCharger: 1, price: 4_900 },
    { key: 't', name: 'Trucks', count: 4, kwh: 180, chargerKw: 60, perCharger: 2, price: 48_000 },
  ],
  hours: 10,
  supplyKw: 200,
}
const read = (query: string) => readDepot(DEPOT, new URLSearchParams(query))

test('twelve vans and four trucks need 132 kW in turn and 384 kW at once', () => {
  expect(sizeDepot(DEPOT, readDepot(DEPOT, null))).toMatchObject({
    kwh: 1_320,
    managedKw: 132,
    peakKw: 384,
    price: 154_800,
    isEnough: true,
  })
})

test('a supply that is smaller, or a night that is too short for the chargers, is not enough', () => {
  expect(sizeDepot(DEPOT, read('supply=131')).isEnough).toBe(false)
  expect(sizeDepot(DEPOT, read('supply=132')).isEnough).toBe(true)
  expect(sizeDepot(DEPOT, read('hours=2&supply=9000')).isEnough).toBe(false)
  expect(sizeDepot(DEPOT, read('hours=0')).isEnough).toBe(false)
})

test('an empty depot needs nothing, and what is no number changes nothing', () => {
  expect(sizeDepot(DEPOT, read('count-v=&count-t=0'))).toMatchObject({
    kwh: 0,
    price: 0,
    chargers: [],
    isEnough: true,
  })
  expect(read('count-v=x&count-t=-4&hours=99&supply=1e99')).toEqual({
    counts: [12, 0],
    hours: 24,
    supplyKw: 9_999,
  })
})
