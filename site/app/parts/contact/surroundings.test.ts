import { expect, it } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { buildSurroundings } from './surroundings.server.ts'

const address = {
  street: '1 A Street',
  city: 'Parramatta',
  state: 'NSW',
  postcode: '2150',
  lat: -33.81,
  long: 151,
  placeUrl: '',
  placeId: '',
  mapKey: '',
}

it('a place with a point is drawn in its city', () => {
  const { map, plan, region } = buildSurroundings({ name: 'North', address, plan: null }, testDealer())
  expect([map, plan]).toEqual([null, null])
  expect(region?.city).not.toBeNull()
})

it('a place outside of the known cities is drawn in its state, not on an empty grid', () => {
  const outback = { ...address, city: 'Bourke', postcode: '2840', lat: -30.09, long: 145.94 }
  const { region } = buildSurroundings({ name: 'North', address: outback, plan: null }, testDealer())
  expect(region?.city).toBeNull()
  expect(region?.states.map(({ name }) => name)).toContain('New South Wales')
  expect(region?.points).toMatchObject([{ numbers: [1], label: 'North' }])
})

it('a place without a point has nothing drawn', () => {
  const unknown = { name: 'North', address: { ...address, lat: null }, plan: null }
  expect(buildSurroundings(unknown, testDealer())).toEqual({ map: null, plan: null, region: null })
})
