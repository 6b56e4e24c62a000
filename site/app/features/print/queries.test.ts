import { expect, test } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { getCarSheet } from './queries.server.ts'

const formatSheet = (changes: Record<string, unknown> = {}) =>
  getCarSheet(testDealer({}, { findCarBySlug: async () => testCar(changes) }), 'x')

test('a sheet has the car’s page in full, including the unmasked number', async () => {
  const sheet = await formatSheet({ standardEquipment: ['Tow bar'], dealercomments: 'One owner.' })
  expect(sheet).toMatchObject({
    name: '2023 Volta Ampere 5',
    sub: 'Touring',
    price: { text: '$38,990', type: 'Drive Away' },
    features: ['Tow bar'],
    comments: 'One owner.',
    statusText: '',
    address: `http://a.example/cars/${testCar().slug}`,
    printed: '21 November 2026',
  })
  expect(sheet.facts).toContainEqual({ label: 'Kilometres', value: '21,480 km' })
})

test('an unavailable car has no price, and one that is reserved or on its way is labelled', async () => {
  expect(await formatSheet({ status: 'sold' })).toMatchObject({
    statusText: 'SOLD',
    price: { text: '' },
    weekly: null,
  })
  expect(await formatSheet({ status: 'quarantined' })).toMatchObject({ statusText: 'SOLD' })
  expect(await formatSheet({ reserved: true })).toMatchObject({ statusText: 'RESERVED' })
  expect(await formatSheet({ status: 'coming_soon' })).toMatchObject({ statusText: 'COMING SOON' })
})

test('there is no sheet of a car that the dealer does not have (PRINT-03)', async () => {
  const missing = getCarSheet(testDealer({}, { findCarBySlug: async () => null }), 'x')
  await expect(missing).rejects.toMatchObject({ status: 404 })
})
