import { PRICE_LABELS } from '@forecourt/schemas/contract'
import { expect, test } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { autotraderVehicle } from './autotrader-vehicle.server.ts'
import { listFeedCars, repeatedVins } from './feed-cars.server.ts'

const VIN = 'JM0KF4WLA00123456'
/** The names of the documented example that we have no value for: RedBook and engine numbers are licensed or private. */
const UNKNOWN = ['engine_type', 'engine_number', 'redbook_code']
/** All names of the example. */
const DOCUMENTED = [
  ...[
    'rego',
    'dealership_name',
    'provider_name',
    'external_dealership_identifier',
    'rego_expiry',
    'stocknum',
  ],
  ...['vin', 'location_code', 'odometer', 'dapprice', 'egcprice', 'make', 'model', 'badge', 'series', 'year'],
  ...[
    'cylinders',
    'engine_type',
    'engine_capacity',
    'induction',
    'fuel_type',
    'engine_number',
    'body',
    'colour',
  ],
  ...['redbook_code', 'nvic_code', 'interior_colour', 'transmission', 'fuel', 'certified', 'doors', 'seats'],
  ...[
    'drive',
    'dealercomments',
    'features',
    'status',
    'car_type',
    'item_type',
    'compliance_date',
    'build_date',
  ],
  ...['show_on_dealer_website', 'images', 'external_video_url'],
]

async function build(changes: Record<string, unknown> = {}, others: Record<string, unknown>[] = []) {
  const place = { id: 'location-a-north', name: 'North', slug: 'north' }
  const cars = [changes, ...others].map((each) =>
    testCar({ vin: VIN, stocknum: 'S1', location: place, ...each }),
  )
  const dealer = testDealer({}, { listCars: async () => cars })
  const [entry] = await listFeedCars(dealer, { offset: 0, limit: 10 })
  if (!entry) throw new Error('There is one.')
  return autotraderVehicle(entry, dealer, repeatedVins(cars))
}

test('AutoTrader is given the documented names, and null for what is not known', async () => {
  const built = await build({
    series: 'II',
    cylinders: '4',
    enginesize_litres: '2.0',
    rego_expiry: '2027-03-31',
    build_date: '2023-02-14',
    compliance_date: '03/2023',
    regplate: 'ABC123',
    dealership_id: 'D-1',
    dealership_name: 'North Yard',
    simple_fuel: 'Petrol',
    fuel: 'Petrol - Unleaded',
    egc_price: 36_500,
    dealercomments: 'One owner.',
  })
  if (!('vehicle' in built)) throw new Error(built.reasons.join(' '))
  expect(Object.keys(built.vehicle).sort()).toEqual(
    DOCUMENTED.filter((name) => !UNKNOWN.includes(name)).sort(),
  )
  expect(built.vehicle).toMatchObject({
    stocknum: 'S1',
    make: 'Volta',
    model: 'Ampere 5',
    year: 2023,
    status: 'in_stock',
    car_type: 'used',
    item_type: 'car',
    vin: VIN,
    rego: 'ABC123',
    rego_expiry: '31/03/2027',
    build_date: '14/02/2023',
    compliance_date: null,
    odometer: 21_480,
    dapprice: 38_990,
    egcprice: 36_500,
    cylinders: 4,
    engine_capacity: '2.0',
    fuel: 'Petrol',
    fuel_type: 'Petrol - Unleaded',
    external_dealership_identifier: 'D-1',
    dealership_name: 'North Yard',
    dealercomments: 'One owner.',
    induction: null,
    certified: false,
  })
})

test('a price before charges, or plus on-road costs, is no drive-away price', async () => {
  for (const price_type of [PRICE_LABELS['excl-govt-charges'], PRICE_LABELS['plus-on-road-costs']])
    expect(await build({ price_type })).toMatchObject({ vehicle: { dapprice: null, egcprice: 38_990 } })
})

test('a VIN that is none is left out of what is sent', async () => {
  expect(await build({ vin: 'X1' })).toMatchObject({ vehicle: { vin: null } })
})

test.each<[Record<string, unknown>, RegExp]>([
  [{ item_type: 'motorcycle' }, /word for cars only/],
  [{ stocknum: '' }, /no stock number/],
  [{ price: null }, /no price/],
  [{ price_type: 'From' }, /neither drive away nor before/],
  [{ images: [] }, /no picture/],
  [{ reserved: true }, /reserved/],
  [{ status: 'coming_soon' }, /not here yet/],
  [{ model: '' }, /Make, model or year/],
  [{ location: null }, /location is not one/],
])('a vehicle with %j is left out, with its reason', async (changes, reason) => {
  expect(await build(changes)).toEqual({ reasons: [expect.stringMatching(reason)] })
})

test('vehicles with one VIN are left out', async () => {
  expect(await build({}, [{ id: 'a_2', slug: 'x-2' }])).toEqual({
    reasons: ['Another vehicle has the same VIN.'],
  })
})
