import { describe, expect, it } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { placeCard } from './place-card.server.ts'

const card = { id: 'a', slug: 'a', name: '2023 Volta Ampere', facts: ['21,480 km'] }
const outback = testDealer({ tenant: { template: 'outback' } })
const nowhere = { near: undefined, postcode: undefined, vans: [] }
const vans = [2_000, 3_000, 3_900].map((atmKg) => ({ car: testCar({ item_type: 'caravan' }), atmKg }))

describe('a card among results', () => {
  it('says how far its vehicle is beside its yard, and keeps its facts', () => {
    const near = {
      known: true,
      within: [{ slug: 'north', name: 'North', km: 20 }],
      nearest: null,
      text: '',
    } as const
    const car = testCar({ location: { slug: 'north' } as never })
    const placed = placeCard(card, car, testDealer(), {
      ...nowhere,
      near: { ...near, within: [...near.within] },
    })
    expect(placed).toEqual({ ...card, yard: '20 km away' })
  })

  it.each([
    [3_500, vans, 'Goes in front of 2 of the 3 caravans here'],
    [3_900, vans, 'Goes in front of all 3 caravans here'],
    [2_000, vans.slice(0, 1), 'Goes in front of the caravan here'],
    [1_500, vans, undefined],
    [3_500, [], undefined],
  ])('of what tows %i kg says how many caravans here it tows', (towing_kg, here, note) => {
    const placed = placeCard(card, testCar({ towing_kg }), outback, { ...nowhere, vans: here })
    expect(placed.note).toBe(note)
  })
})
