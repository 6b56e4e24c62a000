import { expect, it } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { surroundingsOf } from './surroundings.server.ts'

const address = {
  ...{ street: '1 A Street', city: 'Parramatta', state: 'NSW', postcode: '2150' },
  ...{ lat: -33.81, long: 151, placeUrl: '', placeId: '', mapKey: '' },
}

it('a place with a point is drawn in its city', () => {
  const { map, plan, region } = surroundingsOf({ name: 'North', address, plan: null }, testDealer())
  expect([map, plan]).toEqual([null, null])
  expect(region?.city).not.toBeNull()
})

it('a place without a point has nothing drawn', () => {
  const unknown = { name: 'North', address: { ...address, lat: null }, plan: null }
  expect(surroundingsOf(unknown, testDealer())).toEqual({ map: null, plan: null, region: null })
})
