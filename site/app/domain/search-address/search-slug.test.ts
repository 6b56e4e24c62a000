import { expect, it } from 'vitest'
import { MAX_FACET_VALUES } from '#app/integrations/stock-index-facets.ts'
import { adoptKnownValues } from '#app/parts/search/filters/known-values.ts'
import { searchPath, trailPath } from '#app/paths.ts'
import { resolveSearchSlug } from './search-slug.ts'
import { EMPTY_SEARCH } from './search-state.ts'

const known = {
  makes: ['Volta', 'Land Cruncher', 'Citroën', 'Citroen', 'ISUZU', 'Isuzu'],
  makeModels: ['Volta Ampere 5', 'Land Cruncher Mud', 'Citroën Mégane', 'ISUZU N-Series', 'Isuzu D-Max'],
  bodies: ['SUV', 'People Mover', 'Volta'],
  locations: [{ slug: 'harbour', name: 'Harbour Cars' }],
  dealerships: [{ slug: 'harbour-volta', name: 'Harbour Volta' }],
  truckBodies: [],
}
const resolve = (path: string) => resolveSearchSlug(path.split('/'), known)

it.each([
  ['used-cars', { car_type: ['used'] }],
  ['volta', { make: ['Volta'] }],
  ['land-cruncher', { make: ['Land Cruncher'] }],
  ['volta/ampere-5', { make: ['Volta'], model: ['Ampere 5'] }],
  ['citroen', { make: ['Citroën'] }],
  ['citroen/megane', { make: ['Citroën'], model: ['Mégane'] }],
  ['isuzu/d-max', { make: ['Isuzu'], model: ['D-Max'] }],
  ['people-mover', { body: ['People Mover'] }],
  ['harbour', { location_name: ['Harbour Cars'] }],
  ['harbour-volta', { dealership_name: ['Harbour Volta'] }],
  ['used-cars/volta', { car_type: ['used'], make: ['Volta'] }],
  ['demo-cars/volta/ampere-5', { car_type: ['demo'], make: ['Volta'], model: ['Ampere 5'] }],
  ['used-cars/suv/harbour', { car_type: ['used'], body: ['SUV'], location_name: ['Harbour Cars'] }],
  ['volta/suv', { make: ['Volta'], body: ['SUV'] }],
  ['volta/harbour', { make: ['Volta'], location_name: ['Harbour Cars'] }],
])('reads /search/%s as what the dealer’s own stock calls so', (path, filters) => {
  expect(resolve(path)).toEqual({ path: `/search/${path}`, filters })
})

it.each(['light-truck', 'truck'])(
  '/search/%s is trucks of every body, where no truck has that body',
  (slug) => {
    const bodies = [...known.bodies, 'Light Truck', 'Truck', 'Tipper']
    expect(resolveSearchSlug([slug], { ...known, bodies, truckBodies: ['Light Truck', 'Truck'] })).toEqual({
      path: `/search/${slug}`,
      filters: { item_type: ['truck'] },
    })
    expect(resolveSearchSlug([slug], { ...known, bodies })?.filters).toHaveProperty('body')
  },
)

it.each([
  ['suvs', 'suv', 'SUV'],
  ['people-movers', 'people-mover', 'People Mover'],
  ['buse', 'buses', 'Buses'],
  ['hatches', 'hatch', 'Hatch'],
  ['utilities', 'utility', 'Utility'],
])('reads /search/%s as the body at /search/%s, which the path of the result names', (slug, own, body) => {
  const bodies = ['SUV', 'People Mover', 'Buses', 'Hatch', 'Utility']
  expect(resolveSearchSlug([slug], { ...known, bodies })).toEqual({
    path: `/search/${own}`,
    filters: { body: [body] },
  })
})

it('keeps values that the stock does not have and spells the others as the stock does', () => {
  const asked = {
    ...EMPTY_SEARCH,
    filters: { make: ['nobody', 'volta'], body: ['Hovercraft', 'station wagon'] },
    excluded: { colour: ['purple'] },
  }
  const facets = { make: [{ value: 'Volta' }], body: [{ value: 'Wagon' }], colour: [{ value: 'White' }] }
  expect(adoptKnownValues(asked, { path: '', filters: {} }, facets)).toMatchObject({
    filters: { make: ['Volta', 'nobody'], body: ['Hovercraft', 'Wagon'] },
    excluded: { colour: ['purple'] },
  })
})

it('a value beyond the index’s truncated facet is asked for as it is written', () => {
  const asked = { ...EMPTY_SEARCH, filters: { model: ['rare one', 'ampere 1'] } }
  const model = Array.from({ length: MAX_FACET_VALUES }, (_, index) => ({ value: `Ampere ${index}` }))
  expect(adoptKnownValues(asked, { path: '', filters: {} }, { model }).filters).toEqual({
    model: ['Ampere 1', 'rare one'],
  })
})

it('a name without latin letters is a filter of all stock in breadcrumbs, not an empty path segment', () => {
  expect(trailPath('used-car', 'Land Rover', 'Defender 110')).toBe('/used-car/land-rover/defender-110')
  expect(trailPath('search', 'Kia', '伊兰特')).toBe(
    `${searchPath()}?make=Kia&model=${encodeURIComponent('伊兰特')}`,
  )
  expect(trailPath('used-car', '比亚迪')).toBe(`${searchPath()}?make=${encodeURIComponent('比亚迪')}`)
})

it.each([
  '',
  'nothing',
  'suvses',
  'Volta',
  'volta/mud',
  'volta/ampere-5/blue',
  'volta/used-cars',
  'harbour/volta',
  'used-cars/used-cars',
  'used-cars/nothing',
  'new-used-and-demo-cars/volta',
  'new-and-demo-cars/volta',
  'used-cars/volta/ampere-5/suv/harbour/more',
  'used-cars/',
])('/search/%s resolves to no search', (path) => {
  expect(resolve(path)).toBeNull()
})
