import { expect, test } from 'vitest'
import type { RequestContext } from '#app/context.ts'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { testContext } from '#app/parts/lead/testing/test-context.ts'
import { getLook } from './look.server.ts'

const past = { start: '2020-01-01T00:00:00Z', expiry: '2020-02-01T00:00:00Z', sites: ['a'] }
const car = testCar()
const dealer = testDealer(
  {
    promoTiles: [
      { id: 'tile-1', name: 'Winter', headline: 'Winter tyres', position: 2, display: [], ...past },
    ],
    offers: [{ id: 'offer-1', name: 'Free service', slug: 'free-service', ...past }],
  },
  { findCarBySlug: async (_scope, slug) => (slug === car.slug ? car : null) },
)
const staff: RequestContext['staff'] = {
  user: 'u',
  readsLeads: false,
  cars: 'none',
  isAdministrator: false,
  managesPeople: false,
}

const look = (id: string, more: Partial<RequestContext> = {}) => ask(`id=${id}`, more)

async function ask(query: string, more: Partial<RequestContext> = {}) {
  const context = await testContext(dealer)
  const url = new URL(`/preview/look?${query}`, dealer.origin)
  return getLook({ ...context, preview: true, staff, url, ...more })
}

test('a tile and an offer are drawn whatever their dates', async () => {
  expect(await look('tile-1')).toMatchObject({ kind: 'tile', tile: { headline: 'Winter tyres' } })
  expect(await look('offer-1')).toMatchObject({ kind: 'offer', offer: { name: 'Free service' } })
})

test('a car’s card is the site’s own, and a car that the dealer does not have is nothing', async () => {
  expect(await ask(`car=${car.slug}`)).toMatchObject({ kind: 'car', card: { slug: car.slug } })
  expect(await ask('car=of-another')).toEqual({ kind: 'nothing' })
})

test('a draft that is not yet what it has to be, or another dealer’s, is nothing', async () => {
  expect(await look('tile-of-another')).toEqual({ kind: 'nothing' })
})

test.each([
  ['a shopper', { preview: false, staff: null }],
  ['the guest of a shared preview', { preview: true, staff: null }],
  ['staff outside a preview', { preview: false, staff }],
])('it does not exist for %s', async (_who, more) => {
  await expect(look('tile-1', more)).rejects.toMatchObject({ status: 404 })
  await expect(ask(`car=${car.slug}`, more)).rejects.toMatchObject({ status: 404 })
})
