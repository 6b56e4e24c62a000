import { describe, expect, it } from 'vitest'
import { getItemNames } from '#app/domain/words/item-names.ts'
import { getCompare } from '#app/features/compare/queries.server.ts'
import { getCarSheet } from '#app/features/print/queries.server.ts'
import { getVehicle } from '#app/features/vehicle/queries.server.ts'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { getSearch } from '#app/parts/search/queries.server.ts'
import { finderOverview } from '#app/parts/search-box/finder.server.ts'
import { findUnderstanding } from '#app/parts/search-box/understand.server.ts'
import { CarCard } from './card/car-card.tsx'
import { carFacts, chooseIcon } from './facts/card-facts.ts'
import { carCard } from './present-car.server.ts'
import { testCar } from './testing/test-cars.ts'

const FIELDS =
  `make model badge colour body simple_body trans simple_transmission fuel simple_fuel drive item_type
  price_type state tag axle_type`.split(/\s+/)
const FACETS = ['make', 'model', 'make_model', 'body', 'colour', 'item_type', 'fuel', 'state', 'car_type']

/** A dealer one of whose cars has that word in every field, and every facet with it. */
function dealerWith(word: string) {
  const car = testCar(Object.fromEntries(FIELDS.map((name) => [name, word])))
  const counts = [word, 'Usual'].map((value) => ({ value, count: 3 }))
  const result = {
    cars: [car],
    total: 6,
    totalPages: 1,
    page: 1,
    stats: {},
    ms: 1,
    facets: Object.fromEntries(FACETS.map((name) => [name, counts])),
  }
  const dealer = testDealer(
    {},
    { search: async () => result, listCars: async () => [car], findCarBySlug: async () => car },
  )
  return { car, dealer }
}

// What every object has: a table that is looked up by a feed's word must not find it.
describe.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('a feed’s word %j', (word) => {
  it('is shown on a card', () => {
    const { car, dealer } = dealerWith(word)
    expect(pageHtml(<CarCard card={carCard(car, dealer)} />)).toContain(word)
  })

  it('leaves the page of its car, a comparison and a printed sheet whole', async () => {
    const { car, dealer } = dealerWith(word)
    const slug = car.slug
    expect(JSON.stringify(await getVehicle(dealer, car))).toContain(word)
    expect((await getCompare(dealer, new URLSearchParams({ cars: slug }))).cars).toHaveLength(1)
    expect((await getCarSheet(dealer, slug)).name).toContain(word)
  })

  it('leaves results, the finder and sentences whole', async () => {
    const { dealer } = dealerWith(word)
    const found = await getSearch(dealer, 'new-used-and-demo-cars', new URLSearchParams({ more: '1' }))
    expect(found.outcome).toBe('found')
    expect(await finderOverview(dealer)).not.toBeNull()
    const sentence = new URLSearchParams({ text: `${word} under 30k`, peek: '1' })
    expect((await findUnderstanding(dealer, sentence))?.href).toMatch(/price=-30000/)
  })
})

it.each(['constructor', '__proto__', 'hovercraft'])(
  'a vehicle that a feed calls %j has the facts of a car',
  (itemType) => {
    const car = { ...testCar(), itemType }
    expect(carFacts(car)).toEqual(carFacts(testCar()))
    expect(chooseIcon(car)).toBe('car-front')
    expect(getItemNames([itemType]).many).toBe('vehicles')
  },
)
