import { expect, it } from 'vitest'
import { rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { locationChoices } from './location-field.ts'

const sells = (id: string, ...makes: string[]) => ({
  ...rawLocation,
  id,
  slug: id,
  name: id,
  locationType: 'sales',
  manufacturers: makes.map((slug) => ({ id: slug, name: slug, slug })),
})
const { tenant, locations } = testDealer({
  locations: [sells('trucks', 'hino'), sells('cars', 'citroen', 'mazda'), sells('any')],
}).bundle
const choices = (about: { make?: string; wantedMake?: string }) => {
  const car = about.make === undefined ? null : testCar({ make: about.make })
  const wanted = about.wantedMake === undefined ? {} : { wantedMake: about.wantedMake }
  return locationChoices({ tenant, locations, car, ...wanted }, 'sales').map(({ id }) => id)
}

it('LEAD-34: of a vehicle the places that sell its make, however a feed writes it, and those that name none', () => {
  expect(choices({ make: 'Citroën' })).toEqual(['cars', 'any'])
  expect(choices({ make: 'HINO' })).toEqual(['trucks', 'any'])
})

it('LEAD-34: of a new model the places that sell its make', () => {
  expect(choices({ wantedMake: 'hino' })).toEqual(['trucks', 'any'])
})

it('LEAD-34: about nothing in particular every place', () => {
  expect(choices({})).toEqual(['trucks', 'cars', 'any'])
})
