import { expect, it } from 'vitest'
import { NOW, testDealer } from '#app/http/testing/test-dealer.ts'
import { carCard } from '#app/parts/car/present-car.server.ts'
import { soldCar, testCar } from '#app/parts/car/testing/test-cars.ts'
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

it('the explained values of a card equal the card’s own', () => {
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

it('a sold car has the reason it is listed, and until when in the dealer’s time', () => {
  const listed = explainCar(soldCar(2), testDealer()).parts.find(({ part }) => part === 'Listed')
  expect(listed).toMatchObject({ shown: true, changesAt: '22 November 2026 10:59:00 AEST' })
  expect(listed?.reasons[0]).toMatch(/^Sold 19 November 2026 .* inside the window/)
})

it('the reasons depend on the instant', () => {
  const later = { ...testDealer(), now: '2026-11-23T01:00:00.000Z' }
  const listed = explainCar(soldCar(2), later).parts.find(({ part }) => part === 'Listed')
  expect(listed?.shown).toBe(false)
})

it('the reasons of a tag include the steps it outranks', () => {
  const tag = explainCar(testCar({ reserved: true, created_at: NOW }), testDealer()).parts.find(
    ({ part }) => part === 'Tag',
  )
  expect(tag?.value).toBe('RESERVED')
  expect(tag?.reasons.at(-1)).toContain('Another tag goes before it.')
})

it('every tile has its cell, or the reason it has none: date, car type, or no free cell', () => {
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

it('the parts of a vehicle’s own page have verdicts of the rules that render it', () => {
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
