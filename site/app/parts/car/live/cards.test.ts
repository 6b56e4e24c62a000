import { expect, it } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import type { CarListing, StockIndex } from '#app/integrations/stock-index.ts'
import { carCard } from '../present-car.server.ts'
import { testCar } from '../testing/test-cars.ts'
import { listCards } from './cards.server.ts'
import { withoutCar } from './use-live-card.ts'

it('cards by ids equal those of the results page, and only listed cars of these ids are queried', async () => {
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

it('cards by ids: no ids run no query, too many ids are truncated to the limit', async () => {
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

it('an unavailable car stays in the list, has no actions of its own, and links to similar cars', () => {
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
