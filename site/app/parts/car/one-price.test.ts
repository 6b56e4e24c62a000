import { expect, it } from 'vitest'
import { getCompare } from '#app/features/compare/queries.server.ts'
import { getCarSheet } from '#app/features/print/queries.server.ts'
import { getVehicle } from '#app/features/vehicle/queries.server.ts'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { getCarSummary } from '#app/parts/money/calculator/car-finance.server.ts'
import { listCards } from './live/cards.server.ts'
import { testCar } from './testing/test-cars.ts'

type StructuredOffer = { price?: number; priceSpecification?: { price: number } }

const inDollars = (price: number | null | undefined) =>
  typeof price === 'number' ? `$${price.toLocaleString('en-AU')}` : ''
const money = (text = '') => (text.startsWith('$') ? text : '')

/** The price of a car on each surface; '' for words in its place. */
async function readPrices(changes: Record<string, unknown>, offersSubscriptions: boolean) {
  const car = testCar(changes)
  const dealer = testDealer(
    { tenant: { flags: { offersSubscriptions } } },
    {
      findCarBySlug: async () => car,
      listCars: async (_scope, { filter }) => (JSON.stringify(filter ?? '').includes('!=') ? [] : [car]),
    },
  )
  const page = await getVehicle(dealer, car)
  const [data] = page.meta.structured ?? []
  const offer = (data as unknown as { offers: StructuredOffer }).offers
  const weekly = offer.priceSpecification
  const [card] = await listCards(dealer, car.id)
  const [compared] = (await getCompare(dealer, new URLSearchParams({ cars: car.slug }))).cars
  return {
    page: money(page.price.text),
    structured: weekly ? `${inDollars(weekly.price)}/week` : inDollars(offer.price),
    card: money(card?.price),
    compared: money(compared?.card.price),
    print: money((await getCarSheet(dealer, car.slug)).price.text),
    api: money((await getCarSummary(dealer, car.id)).price_text),
  }
}

it.each([
  ['a price', {}, false, '$38,990'],
  ['a reduced price', { reduced_price: 35_990 }, false, '$35,990'],
  ['a placeholder for a price', { price: 1 }, false, ''],
  ['no price', { price: null }, false, ''],
  ['a subscription that the dealer offers', { subscription_price: 265 }, true, '$265/week'],
  ['a subscription that the dealer does not offer', { subscription_price: 265 }, false, '$38,990'],
  ['a preorder without a price', { price: null, preorder: true }, false, ''],
  ['no offer any more', { status: 'sold' }, false, ''],
])('a car with %s has the same one on every surface', async (_name, changes, subscriptions, expected) => {
  const prices = await readPrices(changes, subscriptions)
  expect(new Set(Object.values(prices))).toEqual(new Set([expected]))
})
