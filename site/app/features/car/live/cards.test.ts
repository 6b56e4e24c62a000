import { expect, it } from 'vitest'
import { testCar } from '#app/features/car/testing/test-cars.ts'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import type { CarListing, StockIndex } from '#app/integrations/stock-index.ts'
import { carCard } from '../present-car.server.ts'
import { listCards } from './cards.server.ts'
import { withoutCar } from './unavailable-card.ts'

it('makes the same card as the page that shows the car, and asks for listed cars of the ids alone', async () => {
  const car = testCar({ id: 'a_1' })
  const asked: CarListing[] = []
  const dealer = testDealer(
    {},
    {
      listCars: async (_scope, listing) => {
        asked.push(listing)
        return [car]
      },
    },
  )
  expect(await listCards(dealer, 'a_1,a_2')).toEqual([carCard(car, dealer)])
  expect(asked).toEqual([{ filter: 'id IN ["a_1", "a_2"]', limit: 40 }])
})

it('asks nothing for no ids, and for so many at most', async () => {
  const asked: CarListing[] = []
  const listCars: StockIndex['listCars'] = async (_scope, listing) => {
    asked.push(listing)
    return []
  }
  const dealer = testDealer({}, { listCars })
  expect(await listCards(dealer, '')).toEqual([])
  expect(asked).toEqual([])
  await listCards(dealer, Array.from({ length: 90 }, (_none, index) => `a_${index}`).join(','))
  expect(String(asked[0]?.filter).split(',')).toHaveLength(40)
})

it('a car that is gone keeps its place, offers nothing of its own, and leads to others like it', () => {
  const card = {
    id: 'a_1',
    slug: 's',
    name: '2023 Maker Runner',
    price: '$1',
    tag: 'X',
    weekly: '$1',
    make: 'Maker',
  }
  expect(withoutCar(card)).toMatchObject({ id: 'a_1', unavailable: 'No longer available' })
  expect(withoutCar(card)).not.toHaveProperty('make')
  expect(withoutCar(card).similar).toContain('query=Maker%20Runner')
})
