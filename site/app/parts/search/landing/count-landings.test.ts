import { expect, it } from 'vitest'
import { rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { LandingCounts } from './count-landings.server.ts'

const dealer = testDealer({ locations: [rawLocation] })
const [place] = dealer.bundle.locations
const SUV = { carType: 'used', make: 'Volta', model: 'Ampere 5', simpleBody: 'SUV', itemType: 'car' } as const

function listPaths(cars: readonly Parameters<LandingCounts['add']>[0][], at = ''): string[] {
  const counts = new LandingCounts()
  for (const car of cars) counts.add(car, at)
  return counts.listPaths(dealer)
}

it('three vehicles make a page of every choice that lists them, each by one path', () => {
  const paths = listPaths([SUV, SUV, SUV], place?.name)
  expect(paths).toContain('/search/used-cars/volta/ampere-5/north')
  expect(paths).toContain('/search/used-cars/volta')
  expect(paths).toContain('/search/volta/suv')
  expect(paths).toContain('/search/suv/north')
  expect(new Set(paths).size).toBe(paths.length)
})

it('two vehicles make no page but those of all stock and of their condition', () => {
  expect(listPaths([SUV, SUV])).toEqual(['/search/new-used-and-demo-cars', '/search/used-cars'])
})

it('without a vehicle there is the page of all stock alone', () => {
  expect(listPaths([])).toEqual(['/search/new-used-and-demo-cars'])
})

it('a vehicle without make, body and place has no page of its own', () => {
  const bare = { ...SUV, make: '', model: '', simpleBody: '' }
  expect(listPaths([bare, bare, bare])).toEqual(['/search/new-used-and-demo-cars', '/search/used-cars'])
})
