import type { Car } from '@forecourt/schemas/contract'
import { expect, it } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { carFacts, carTable } from '#app/parts/car/facts/card-facts.ts'
import { keyFacts } from '#app/parts/car/facts/key-facts.ts'
import { specGroups } from '#app/parts/car/facts/spec-groups.ts'
import { carSummary } from '#app/parts/car/facts/summary.ts'
import { structuredCar } from '#app/parts/car/structured-car.server.ts'
import { soldCar, testCar } from '#app/parts/car/testing/test-cars.ts'
import { getVehicle } from './queries.server.ts'

const options = { unregisteredText: false, today: '2026-11-21' }
const motorcycle = testCar({
  item_type: 'motorcycle',
  simple_body: 'Naked',
  body: 'Naked',
  seats: 2,
  doors: 0,
  engine_size: '659',
  cylinders: '2',
  engine_size_litres: '0.7',
  filtered_features: ['LAMS Approved'],
  ancaprating: '5',
})
const truck = testCar({
  item_type: 'truck',
  simple_body: 'Tipper',
  grossvehiclemass: '4495',
  body_length: '3.5',
  seats: 3,
  towingcapacitybraked: '3500',
  drive: '4x2',
  cylinders: '4',
  engine_size_litres: '3.0',
})
const caravan = testCar({
  item_type: 'caravan',
  body: 'Caravan',
  km: null,
  simple_transmission: '',
  sleeps: '4',
  body_length: '6.4',
  body_width: '2470',
  tare_weight: '1850',
  aggregate_trailer_mass: '2250 kg',
  axle_type: 'Tandem',
  seats: 4,
})
const keys = (car: Car) => keyFacts(car, options, []).map(({ label, value }) => `${label}: ${value}`)
const specs = (car: Car) =>
  specGroups(car, options).flatMap((group) => group.specs.map(({ label, value }) => `${label}: ${value}`))

it('of a motorcycle shows its capacity and learner approval, and no cabin', () => {
  expect(keys(motorcycle).slice(0, 4)).toEqual([
    'Kilometres: 21,480 km',
    'Engine: 659 cc',
    'Learners: LAMS approved',
    'Type: Naked',
  ])
  expect([...keys(motorcycle), ...specs(motorcycle)].join()).not.toMatch(/Seats|Doors|ANCAP|Towing/)
})

it('of a truck shows its masses and towing capacity', () => {
  expect(keys(truck)).toEqual(expect.arrayContaining(['GVM: 4,495 kg', 'Towing, braked: 3,500 kg']))
  expect(specs(truck)).toEqual(
    expect.arrayContaining([
      'Engine: 3.0 L, 4 cylinder',
      'Body length: 3.5 m',
      'Gross vehicle mass: 4,495 kg',
    ]),
  )
})

it('of a truck shows its axles only where they say more than its drive', () => {
  expect(specs({ ...truck, axleType: '4x2' })).not.toContain('Axles: 4x2')
  expect(specs({ ...truck, axleType: '4x2' })).toContain('Drive: 4x2')
  expect(specs({ ...truck, axleType: 'Air suspended' })).toContain('Axles: Air suspended')
})

it('of a caravan shows berths and masses, and no engine (VDP-47)', () => {
  expect(keys(caravan).slice(0, 3)).toEqual(['Sleeps: 4', 'Length: 6.4 m', 'Tare: 1,850 kg'])
  expect(specs(caravan)).toEqual(
    expect.arrayContaining([
      ...['Sleeps: 4', 'Body length: 6.4 m', 'Body width: 2.47 m', 'Tare weight: 1,850 kg'],
      ...['Aggregate trailer mass: 2,250 kg', 'Axles: Tandem'],
    ]),
  )
  expect([...keys(caravan), ...specs(caravan)].join()).not.toMatch(/Seats|Engine|Kilometres/)
})

it('uses the words of its kind, and its breadcrumbs link to that kind', async () => {
  const page = (car: Car) => getVehicle(testDealer({}, { findCarBySlug: async () => car }), car)
  expect((await page(motorcycle)).crumbs[1]).toEqual({
    label: 'Used motorcycles',
    href: '/search/used-cars?item_type=motorcycle',
  })
  expect((await page(testCar({ item_type: 'car' }))).crumbs[1]).toEqual({
    label: 'Used cars',
    href: '/search/used-cars',
  })
  expect((await page(caravan)).item.many).toBe('caravans')
  expect((await page(soldCar(1))).item.one).toBe('car')
})

it('names its kind in the structured data', () => {
  const of = (car: Car) => structuredCar(car, testDealer(), [])
  expect([motorcycle, truck, testCar()].map((car) => of(car)['@type'])).toEqual([
    'Motorcycle',
    'Vehicle',
    'Car',
  ])
  expect(of(motorcycle)).not.toHaveProperty('vehicleSeatingCapacity')
})

it('of a truck tells the licence it needs and what it may load', () => {
  const heavy = testCar({ item_type: 'truck', grossvehiclemass: '16000', tare_weight: '7.2 t', drive: '4x2' })
  expect(keys(heavy)).toEqual(expect.arrayContaining(['Licence: Medium rigid (MR)', 'Payload: 8,800 kg']))
  expect(keys(truck)).toContain('Licence: Car licence (C)')
  expect(keys(truck).join()).not.toContain('Payload')
})

it('of a caravan tells what it may load, from its own mass and the most it may have', () => {
  expect(keys(caravan)).toContain('Payload: 400 kg')
})

it('VDP-23: is described in a few sentences, which leave out unknown values', () => {
  const summary = (car: Car) => carSummary(car, 'North', { ...options, used: 'Used' })
  expect(summary(testCar({ cylinders: '4', engine_size_litres: '2.0', simple_fuel: 'Petrol' }))).toBe(
    'This is a used SUV in Deep Blue with 21,480 km, at North. ' +
      'It has a 2.0 L, 4 cylinder petrol engine and an automatic transmission.',
  )
  expect(summary(testCar({ simple_fuel: 'Electric', regoexpiry: '2027-03-12' }))).toContain(
    'It has an electric motor.',
  )
  expect(summary(caravan)).toMatch(/^This is a used caravan in Deep Blue, at North\. It has berths for 4\.$/)
  const bare = testCar({ colour: '', km: null, simple_transmission: '', car_type: 'new' })
  expect(carSummary(bare, '', { ...options, used: 'Used' })).toBe('This is a new SUV.')
})

it.each([
  ['Used', 'a used SUV'],
  ['Previously loved', 'a previously loved SUV'],
  ['Approved', 'an approved SUV'],
  ['Unique', 'a unique SUV'],
])('TEN-21: is told with the dealer’s word for used vehicles, %s', (used, words) => {
  expect(carSummary(testCar(), 'North', { ...options, used })).toContain(`This is ${words} in`)
})

it('DATA-01: a car with a badge shows its series and what else it is listed as', () => {
  const cruiser = testCar({
    badge: 'GXL',
    series: 'VDJ79R',
    carsales_title: '2023 Toyota LandCruiser GXL Double Cab',
  })
  expect(specs(cruiser)).toEqual(
    expect.arrayContaining(['Series: VDJ79R', 'Listed as: 2023 Toyota LandCruiser GXL Double Cab']),
  )
  const named = testCar({ series: '' })
  expect(specs({ ...named, carsalesTitle: named.name.toUpperCase() }).join()).not.toMatch(/Series|Listed as/)
})

it('SRCH-41: the card of a motorcycle has no car’s icon and no car’s body', () => {
  const tourer = testCar({
    item_type: 'motorcycle',
    body: 'Adventure Touring',
    simple_body: 'Adventure Tourer',
  })
  expect(carTable(tourer, 9)).toContainEqual({ label: 'Body', value: 'Adventure Tourer' })
  expect(keyFacts(tourer, options, [])).toContainEqual({
    label: 'Type',
    value: 'Adventure Tourer',
  })
  const icons = carFacts(
    testCar({ item_type: 'motorcycle', simple_body: 'Roadster', km: null, engine_size: '' }),
  )
  expect(icons.map(({ icon }) => icon)).toContain('motorbike')
})
