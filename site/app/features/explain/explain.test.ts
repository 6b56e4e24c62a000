import { expect, it } from 'vitest'
import { carCard } from '#app/features/car/present-car.server.ts'
import { soldCar, testCar } from '#app/features/car/testing/test-cars.ts'
import { NOW, testDealer } from '#app/http/testing/test-dealer.ts'
import { explainCar } from './explain-car.server.ts'
import { explainTiles } from './explain-tiles.server.ts'
import { explainVehicle } from './explain-vehicle.server.ts'

const tile = (more: Record<string, unknown>) => ({
  id: 'tile-1',
  name: 'Tile one',
  headline: '',
  text: '',
  linkLabel: '',
  link: '',
  background: 'brand',
  wide: false,
  position: 2,
  display: [],
  strictDisplay: false,
  sites: ['a'],
  ...more,
})

it('says the same of a card as the card shows', () => {
  const dealer = testDealer()
  for (const car of [testCar(), testCar({ reserved: true }), testCar({ price: 0 }), soldCar(2)]) {
    const card = carCard(car, dealer)
    const part = (name: string) => explainCar(car, dealer).parts.find((each) => each.part === name)
    expect(part('Tag')?.value).toBe(card.tag ?? '')
    expect(part('Price')?.value).toBe(card.price ?? '')
    expect(part('Price before')?.value).toBe(card.was ?? '')
    expect(part('Weekly repayment')?.value).toBe(card.weekly ?? '')
    expect(part('Find Me Something Similar')?.shown).toBe(card.similar !== undefined)
    expect(part('Heart and Compare')?.shown).toBe(card.make !== undefined)
    expect(part('Thumbnail strip')?.shown).toBe(card.strip === true)
  }
})

it('says why a sold car still stands there, and until when by the dealer’s clock', () => {
  const listed = explainCar(soldCar(2), testDealer()).parts.find(({ part }) => part === 'Listed')
  expect(listed).toMatchObject({ shown: true, changesAt: '22 November 2026 10:59:00 AEST' })
  expect(listed?.reasons[0]).toMatch(/^Sold 19 November 2026 .* inside the window/)
})

it('says other reasons at another time', () => {
  const later = { ...testDealer(), now: '2026-11-23T01:00:00.000Z' }
  const listed = explainCar(soldCar(2), later).parts.find(({ part }) => part === 'Listed')
  expect(listed?.shown).toBe(false)
})

it('names what waits behind the tag that wins', () => {
  const tag = explainCar(testCar({ reserved: true, created_at: NOW }), testDealer()).parts.find(
    ({ part }) => part === 'Tag',
  )
  expect(tag?.value).toBe('RESERVED')
  expect(tag?.reasons.at(-1)).toContain('Another tag goes before it.')
})

it('tells of every tile: in its cell, not yet, for other cars, or without a cell', () => {
  const dealer = testDealer({
    promoTiles: [
      tile({}),
      tile({ id: 'tile-2', name: 'To come', start: '2026-12-23T14:00:00.000Z' }),
      tile({ id: 'tile-3', name: 'New alone', display: ['new'] }),
      tile({ id: 'tile-4', name: 'Homeless', position: null }),
    ],
    tenant: { stock: { promoPositions: [] } },
  })
  const explained = explainTiles(dealer, ['used']).map(({ part, value, shown, changesAt }) => [
    part,
    value,
    shown,
    changesAt,
  ])
  expect(explained).toMatchObject([
    ['Tile one', 'cell 2', true, ''],
    ['To come', '', false, expect.stringContaining('24 December 2026 00:00:00')],
    ['New alone', '', false, ''],
    ['Homeless', '', false, ''],
  ])
})

it('tells of the parts of a vehicle’s own page by the rules that make it', () => {
  const dealer = testDealer()
  const part = (car: ReturnType<typeof testCar>, name: string) =>
    explainVehicle(car, dealer).parts.find((each) => each.part === name)
  const picture = { url: 'https://a.example/1.jpg', thumbUrl: 'https://a.example/1.jpg' }
  const pictured = { ...testCar(), images: [picture, picture, picture, picture] }
  expect(part(pictured, 'Gallery thumbnails')?.shown).toBe(true)
  expect(part({ ...pictured, images: [picture] }, 'Gallery thumbnails')?.shown).toBe(false)
  expect(part(testCar(), 'Trade-in')?.shown).toBe(true)
  expect(part(soldCar(2), 'Trade-in')?.shown).toBe(false)
  expect(part(soldCar(2), 'Finance calculator')?.reasons.length).toBeGreaterThan(0)
  expect(part(testCar(), 'View Details')).toBeUndefined()
})
