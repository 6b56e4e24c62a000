import { describe, expect, it } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { soldCar, testCar } from '#app/parts/car/testing/test-cars.ts'
import { listFaults } from './faults/fault-list.ts'
import { faultsSignature } from './faults/faults.server.ts'
import { fitSignature } from './fit/fit.server.ts'
import { standing } from './fit/reach.ts'
import { describeBodies, describeRank, priceGroup, rankAmong } from './place/price-group.ts'
import { rangeSignature } from './range/range.server.ts'
import type { Signature } from './signature-model.ts'
import { signatureSection } from './signature-section.server.ts'
import { whereSignature } from './where/where.server.ts'

const sentence = (signature: Signature | null) =>
  signature?.line?.words.map((word) => (typeof word === 'string' ? word : word.strong)).join('')

describe('what was found', () => {
  const line = (n: number, part: string, found: string, done = '') => ({ n, part, found, done })
  const inspection = {
    lines: [
      line(1, 'Mirror, left', 'Scuffed'),
      line(2, 'Wiper', 'Streaked', 'New blades'),
      line(3, 'Tyres', 'Two of an older brand'),
      line(61, 'Warning lights', ''),
      line(105, 'Flood, write-off, finance owing', ''),
    ],
    panels: [{ panel: 'Door, left front', microns: 244, at: { picture: 1, x: 66, y: 55 } }],
    passed: 108,
    points: 112,
  }

  it('is the three worst, what buyers ask first, and how much passed', () => {
    const { inspection: sheet } = testCar({ inspection })
    expect(sheet && listFaults(sheet)).toEqual({
      faults: [
        {
          text: 'Left front door repainted',
          side: '244 µm',
          look: 'bad',
          at: { picture: 1, x: 66, y: 55 },
        },
        { text: 'Left mirror scuffed', side: 'Not repaired', look: 'mid', at: null },
        { text: 'Tyres: two of an older brand', side: 'Not repaired', look: 'mid', at: null },
      ],
      clear: 'No flood, write-off or finance owing',
      passed: '108 of 112 passed',
    })
  })

  it('is nothing for a sheet that says nothing, and for a vehicle without one', () => {
    expect(listFaults({ lines: [], panels: [], passed: null, points: null })).toBeNull()
    expect(faultsSignature(testCar(), testDealer())).toEqual({ line: null, faults: null })
  })

  it('is told with the day on which the price falls', () => {
    const falls = { tenant: { vehiclePage: { priceFalls: { everyDays: 30, dollars: 400 } } } }
    const car = testCar({ price: 26_450, created_at: '2026-11-10T02:00:00.000Z' })
    expect(sentence(faultsSignature(car, testDealer(falls)))).toBe(
      'Price falls to $26,050 on Thu 10 Dec if it’s still here.',
    )
  })
})

describe('whether a motorcycle fits', () => {
  const bike = (changes: object) => testCar({ item_type: 'motorcycle', seat_height: 815, ...changes })
  const none = testDealer()

  it.each([
    [{ engine_size: '895' }, 'Seat 815 mm. Full licence, class R.'],
    [{ filtered_features: ['LAMS Approved'] }, 'Seat 815 mm. Learner approved.'],
    [{ seat_height: null, filtered_features: ['LAMS Approved'] }, 'Learner approved.'],
    // Nothing in stock is marked for learners, so that a missing mark says nothing.
    [{ engine_size: '300' }, 'Seat 815 mm.'],
    [{ seat_height: 0, engine_size: '895' }, 'Full licence, class R.'],
    [{ seat_height: 8_150, engine_size: '895' }, 'Full licence, class R.'],
  ])('of %j is said in a sentence', async (changes, words) => {
    expect(sentence(await fitSignature(bike(changes), none))).toBe(words)
  })

  it.each([
    ['a car', { item_type: 'car' }],
    ['one of which neither is known', { seat_height: null, engine_size: '300' }],
  ])('is not said of %s', async (_words, changes) => {
    expect(await fitSignature(bike(changes), none)).toBeNull()
  })

  it.each([
    [815, 90, 'Both feet flat'],
    [815, 81, 'Balls of both feet'],
    [815, 76, 'Toes of both feet'],
    [920, 70, 'One foot at a time'],
  ])('on a seat of %i mm legs of %i cm stand on: %s', (seat, inseam, words) => {
    expect(standing(seat, inseam)).toBe(words)
  })
})

describe('where a price stands', () => {
  const own = { id: 'a', cents: 3_000_000, type: 'Drive Away' }
  const other = (id: string, cents: number, type = 'Drive Away') => ({ id, cents, type })

  it.each([
    [[own, other('b', 3_100_000)], 12, 1],
    [[other('b', 2_900_000), own], 12, 2],
    // Equal prices share a place.
    [[other('b', 3_000_000), own], 12, 1],
    [[own], 3, null],
    [[other('b', 2_900_000)], 12, null],
    // A dearer one before its charges is dearer in any case.
    [[own, other('b', 3_100_000, 'Excl. Govt. Charges')], 12, 1],
  ])('among %j of %i is %s', (cheapest, total, rank) => {
    expect(rankAmong(own, cheapest, total)).toBe(rank)
  })

  it('is not known of a price before charges among others with them', () => {
    const before = { ...own, type: 'Excl. Govt. Charges' }
    expect(rankAmong(before, [before, other('b', 3_100_000)], 12)).toBeNull()
    expect(rankAmong(before, [before, other('b', 3_100_000, before.type)], 12)).toBe(1)
  })

  it.each([
    [1, 12, 'The cheapest'],
    [3, 12, 'Third cheapest'],
    [3, 4, ''],
    [6, 40, ''],
    [null, 40, ''],
  ])('place %s of %i is called “%s”', (rank, total, words) => expect(describeRank(rank, total)).toBe(words))

  it.each([
    ['SUV', 'SUVs'],
    ['Hatch', 'hatches'],
    ['Cab Chassis', 'cab chassis'],
    ['Bus', 'buses'],
    ['4x4', '4x4s'],
    ['People Mover', 'people movers'],
  ])('several of the body %s are %s', (body, words) => expect(describeBodies(body)).toBe(words))

  it.each([
    [{}, 'used SUVs', ' under 30,000 km'],
    [{ seats: 7, km: 29_999 }, 'used seven-seat SUVs', ' under 30,000 km'],
    [{ km: null }, 'used SUVs', ''],
    [{ km: 400_000 }, 'used SUVs', ''],
    [{ car_type: 'new', km: 12 }, 'new SUVs', ''],
    [{ item_type: 'motorcycle', simple_body: 'Naked', seats: 8 }, 'used motorcycles', ' under 30,000 km'],
  ])('a car with %j is among %s', (changes, many, limit) => {
    expect(priceGroup(testCar(changes))).toMatchObject({ many, limit })
  })

  it('a car of no known body is in no group', () => {
    expect(priceGroup(testCar({ simple_body: '' }))).toBeNull()
  })
})

describe('how far an electric car goes', () => {
  const variant = (rangeWltpKm: number | null) => ({
    name: 'Touring',
    badge: 'Touring',
    performance: { rangeWltpKm, batteryKwh: 75, fastChargeKw: 153 },
  })
  const dealerWith = (rangeWltpKm: number | null) => {
    const dealer = testDealer()
    const models = [{ manufacturerName: 'Volta', name: 'Ampere 5', variants: [variant(rangeWltpKm)] }]
    return { ...dealer, bundle: { ...dealer.bundle, models: models as never } }
  }
  const electric = testCar({ simple_fuel: 'Electric', car_type: 'new' })

  it('is said for the highway, with how fast it charges', () => {
    expect(sentence(rangeSignature(electric, dealerWith(450)))).toBe(
      '350 km on the highway. Charges at up to 153 kW.',
    )
  })

  it.each([
    ['an unknown range', electric, null],
    ['no range', electric, 0],
    ['a range that no car has', electric, 9_000],
    ['a petrol car', testCar({ car_type: 'new' }), 450],
    ['a used one, whose battery may be another', testCar({ simple_fuel: 'Electric' }), 450],
  ])('is not said with %s', (_words, car, wltp) => expect(rangeSignature(car, dealerWith(wltp))).toBeNull())
})

it('where a vehicle is, is not said by a dealer with one yard', async () => {
  expect(await whereSignature(testCar(), testDealer())).toBeNull()
})

it('of a vehicle that is gone nothing is said', async () => {
  expect(await signatureSection(soldCar(1), testDealer())).toEqual({
    signature: { name: 'place', line: null, faults: null, strip: null },
  })
})
