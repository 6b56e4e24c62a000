import type { Car, SignatureName } from '@forecourt/schemas/contract'
import { describe, expect, it } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { carCard } from '#app/parts/car/present-car.server.ts'
import { soldCar, testCar } from '#app/parts/car/testing/test-cars.ts'
import { vehicleLeads } from '#app/parts/lead/vehicle-leads.server.ts'
import { vehicleRecord } from './vehicle-record.server.ts'

const falls = { tenant: { vehiclePage: { priceFalls: { everyDays: 30, dollars: 400 } } } }
const day = (text: string) => `2026-${text}T02:00:00.000Z`
const fallen = testCar({
  price: 13_490,
  before_price: 13_990,
  created_at: day('10-01'),
  price_steps: [
    { at: day('10-01'), price: 14_690 },
    { at: day('10-31'), price: 13_990 },
    { at: day('11-10'), price: 13_490 },
  ],
})
const inspection = {
  lines: [
    { n: 31, part: 'Door, right rear', found: 'Painted', done: '' },
    { n: 14, part: 'Bonnet edge', found: 'Chips', done: 'Touched up', severity: 'major' as const },
    { n: 105, part: 'Flood', found: '', done: '' },
  ],
  panels: [{ panel: 'Roof', microns: 104 }],
  passed: 110,
  points: 112,
}

const buildRecord = (car: Car, dealer: ReturnType<typeof testDealer>, name: SignatureName = 'place') =>
  vehicleRecord(car, dealer, { signature: { name }, leads: vehicleLeads(car, dealer.bundle.tenant) })

describe('the prices on a car’s page', () => {
  it('are those it had, the present one and the two promised next, as shares of the highest', () => {
    const dealer = testDealer(falls)
    expect(buildRecord(fallen, dealer)?.prices).toEqual([
      { price: '$14,690', when: 'Thu 1 Oct', note: '', share: 100, is: 'past' },
      { price: '$13,990', when: 'Sat 31 Oct', note: '−$700', share: 65, is: 'past' },
      { price: '$13,490', when: 'Today', note: '−$500', share: 40, is: 'now' },
      { price: '$13,090', when: 'Thu 10 Dec', note: '−$400 if it’s still here', share: 20, is: 'next' },
      { price: '$12,690', when: 'Sat 9 Jan 2027', note: '−$400 if it’s still here', share: 0, is: 'next' },
    ])
    expect(dealer.changes).toEqual([day('12-10')])
  })

  it('end with the present one where the dealer promises none', () => {
    expect(buildRecord(fallen, testDealer())?.prices.at(-1)).toMatchObject({ is: 'now' })
  })

  it('are the feed’s was-price and the present one where none was recorded', () => {
    const car = testCar({ price: 13_490, before_price: 13_990 })
    expect(buildRecord(car, testDealer())?.prices).toMatchObject([
      { price: '$13,990', when: 'Before' },
      { price: '$13,490', when: 'Today' },
    ])
  })

  it.each([
    ['a car with one price', testCar()],
    ['a car without a price', testCar({ price: null, price_steps: fallen.priceSteps })],
    ['a sold car', soldCar(1)],
  ])('are none of %s', (_what, car) => expect(buildRecord(car, testDealer())).toBeNull())
})

describe('the inspection sheet', () => {
  it('can be asked for where it is what the dealer says first, of a used car that has none', () => {
    const ask = (car: Car, name: SignatureName) => buildRecord(car, testDealer(), name)?.ask ?? null
    expect(ask(testCar(), 'faults')).toMatchObject({
      kind: 'vehicle_enquiry',
      href: '/contact?car_id=a_1&ask=sheet',
      label: 'Send me the sheet',
    })
    expect(ask(testCar(), 'place')).toBeNull()
    expect(ask(testCar({ inspection }), 'faults')).toBeNull()
    expect(ask(testCar({ car_type: 'new' }), 'faults')).toBeNull()
  })

  it('lists faults, the worst first, then what passed and the paint', () => {
    expect(buildRecord(testCar({ inspection }), testDealer())?.inspection).toEqual({
      passed: '110 of 112 points passed',
      faults: [
        { part: 'Bonnet edge', found: 'Chips', side: 'Touched up', look: 'mid' },
        { part: 'Door, right rear', found: 'Painted', side: 'Not repaired', look: 'mid' },
      ],
      clear: ['No flood'],
      panels: [{ panel: 'Roof', microns: 104, look: 'ok', isOnPlan: false }],
      plan: null,
    })
  })

  it('is on cards that are a sheet, and on no other card or car', () => {
    const car = testCar({ inspection })
    const sheet = testDealer({
      tenant: { theme: { brand: '#1549d8', accent: '#ffc936', card: 'sheet' } },
    })
    expect(carCard(car, sheet).found).toEqual([
      ['mid', 'Bonnet edge chips'],
      ['mid', 'Right rear door painted'],
      ['ok', 'No flood'],
    ])
    expect(carCard(car, testDealer()).found).toBeUndefined()
    expect(carCard(testCar(), sheet).found).toBeUndefined()
  })
})
