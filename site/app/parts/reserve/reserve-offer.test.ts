import { expect, test } from 'vitest'
import { getRefusalCopy } from '#app/features/reserve/queries.server.ts'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { carReserveOffer, reserveOfferVerdict, reserveTerms } from './reserve-offer.server.ts'

const shopOf = (flags: Record<string, unknown> = {}) => testDealer({ tenant: { flags } })

test('a car’s page shows $200, 48 hours and 100% refundable (RES-04, CONST-06)', () => {
  expect(carReserveOffer(testCar(), shopOf())).toEqual({
    text: 'Reserve Now',
    href: `/cars/${testCar().slug}/checkout`,
    deposit: '$200',
    refund: '100% refundable',
    hours: 48,
  })
})

test('RES-04: a dealer’s own deposit is shown', () => {
  const dealer = testDealer({ tenant: { stock: { reserveDeposit: 500 } } })
  expect(reserveTerms('a-car', dealer).deposit).toBe('$500')
})

test('or “fully refundable”, with the dealer’s text and path (VAR-09, VAR-10, VAR-16)', () => {
  const flags = {
    refundText: 'fully refundable',
    reserveText: 'Reserve this Car',
    reservePath: 'checkout-journey',
  }
  expect(carReserveOffer(testCar(), shopOf(flags))).toMatchObject({
    text: 'Reserve this Car',
    refund: 'fully refundable',
    href: `/checkout-journey?car_id=${testCar().slug}`,
  })
})

test('words that name a car are not said of a motorcycle (RES-08)', () => {
  const dealer = shopOf({ reserveText: 'Reserve this Car' })
  expect(carReserveOffer(testCar({ item_type: 'motorcycle' }), dealer)?.text).toBe('Reserve Now')
})

test.each([
  ['sold', testCar({ status: 'sold' }), shopOf(), false, 'gone'],
  ['of an unknown status', testCar({ status: 'elsewhere' }), shopOf(), false, 'gone'],
  ['reserved', testCar({ reserved: true }), shopOf(), false, 'reserved'],
  ['of a dealer without reservations', testCar(), shopOf({ reservations: false }), false, 'reservations-off'],
  ['held by a shopper', testCar(), shopOf(), true, 'held'],
  [
    'on a site where nobody takes payments',
    testCar(),
    { ...testDealer(), reserves: false },
    false,
    'no-payments',
  ],
])('a car that is %s is not reserved, and the verdict says why (RES-06)', (_, car, dealer, held, code) => {
  const verdict = reserveOfferVerdict(car, dealer, held)
  expect(verdict.shown).toBe(false)
  expect(verdict.reasons.map((reason) => reason.code)).toEqual([code])
})

test('a car that is reserved for two reasons is refused with one sentence, which is not the staff’s', () => {
  const both = reserveOfferVerdict(testCar({ reserved: true }), shopOf(), true)
  expect(both.reasons).toHaveLength(2)
  const held = reserveOfferVerdict(testCar(), shopOf(), true)
  expect(getRefusalCopy(both)).toEqual(getRefusalCopy(held))
  expect(getRefusalCopy(both).text).not.toContain(both.reasons[0]?.text)
})

test('a car that is coming may be reserved', () => {
  expect(reserveOfferVerdict(testCar({ status: 'coming_soon' }), shopOf()).shown).toBe(true)
})
