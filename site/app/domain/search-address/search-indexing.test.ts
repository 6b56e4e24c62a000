import { expect, test } from 'vitest'
import { searchIndexing } from './search-indexing.ts'
import { typeBaseOfSlug } from './search-path.ts'
import type { SearchBase } from './search-state.ts'
import { parseSearch } from './search-url.ts'

const used = typeBaseOfSlug('used-cars') ?? { path: '', filters: {} }
const KNOWN = {
  makes: ['Volta', 'Ohm'],
  makeModels: ['Volta Ampere 5'],
  bodies: ['SUV'],
  truckBodies: [],
  locations: [{ slug: 'harbour', name: 'Harbour Cars' }],
  dealerships: [],
}
const make: SearchBase = { path: '/search/volta', filters: { make: ['Volta'] } }
const of = (query: string, base = used) =>
  searchIndexing(parseSearch(base, new URLSearchParams(query)), base, KNOWN)

test.each([
  ['', '/search/used-cars'],
  ['page=3', '/search/used-cars?page=3'],
])('a path and its pages are indexed under their own address: "%s"', (query, path) => {
  expect(of(query)).toEqual({ path, indexed: true })
})

test('another order of the first page is known by the address without it', () => {
  expect(of('sortBy=price-asc')).toEqual({ path: '/search/used-cars', indexed: true })
  expect(of('sortBy=price-asc&page=2').indexed).toBe(false)
})

test('what a path can name is known by that path, however it was chosen', () => {
  expect(of('car_type=used', make)).toEqual({ path: '/search/used-cars/volta', indexed: true })
  expect(of('make=Volta')).toEqual({ path: '/search/used-cars/volta', indexed: true })
  expect(of('make=Volta&model=Ampere+5&page=2').path).toBe('/search/used-cars/volta/ampere-5?page=2')
  expect(of('make=Volta&location_name=Harbour+Cars').path).toBe('/search/used-cars/volta/harbour')
  expect(of('body=SUV', make).path).toBe('/search/volta/suv')
  expect(of('car_type=used&car_type=demo', make).indexed).toBe(false)
})

test.each([
  'make=Volta&make=Ohm',
  'make=Nobody',
  'model=Ampere+5',
  'colour=Red',
  'price=-30000',
  'query=red',
  'near=4000&within=50',
  'photos=1',
  'not_make=Volta',
])('filters are not indexed: %s', (query) => {
  expect(of(query).indexed).toBe(false)
})

test('what unfolds filters, and words that were not understood, are no part of the address', () => {
  expect(of('more=1&all=make&unused=shiny')).toEqual({ path: '/search/used-cars', indexed: true })
})
