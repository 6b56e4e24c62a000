import { expect, it } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { priceModel } from './present-price.server.ts'
import { testCar } from './testing/test-cars.ts'

it.each([
  ['car', 'Drive Away', 'Drive Away'],
  ['', 'Drive Away', 'Drive Away'],
  ['motorcycle', 'Drive Away', 'Ride Away'],
  ['motorcycle', 'Excl. Govt. Charges', 'Excl. Govt. Charges'],
  ['motorcycle', '', ''],
])('PRICE-02: the price of a %s that is “%s” says “%s”', (item_type, price_type, shown) => {
  expect(priceModel(testCar({ item_type, price_type }), testDealer()).type).toBe(shown)
})
