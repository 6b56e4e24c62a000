import { describe, expect, it } from 'vitest'
import { carDocument } from './car.zod.ts'
import { parseCar, toCarDocument } from './car-mapper.ts'

const LEAST = { id: '7', slug: '2023-mazda-cx-5-7', car_type: 'used' }

/** The wire names of DATA-01 to DATA-07, DATA-08 and the facets of SRCH-04. */
const NAMES =
  `id slug path name year make model badge series colour carsales_title price price_type before_price
  subscription_price preorder car_type status sold reserved sold_date_timestamp tag certified created_at item_type
  show_on_dealer_website km stocknum vin nvic has_nvic views seats doors drive trans fuel engine_size engine_size_litres
  simple_transmission simple_body simple_fuel gearnum bodyconfiguration interior_colour regplate rego_expiry build_date
  compliance_date photos_count images thumbnails primary_image_url spin_images spin_code spin_interior_image hotspots
  video_url external_video_url standardEquipment dealercomments file location location_id dealership_ids dealership_id
  dealership_slug city state private_suburb private_postcode cylinders enginesize enginesize_litres induction
  fuelconsumptioncombined fuelcapacity grossvehiclemass vehiclelength vehicleheight vehiclewidth towingcapacitybraked
  torque ancaprating geartype body_width body_length tare_weight axle_type sleeps aggregate_trailer_mass categories
  dealership_name filtered_features location_name make_model price_range body transmission weekly_price_range
  created_at_timestamp`.split(/\s+/)

describe('the stock contract', () => {
  it.each(NAMES)('has %s', (name) => {
    expect(Object.keys(carDocument.shape)).toContain(name)
  })

  it('takes a car of which only id, slug and type are known, and leaves nothing undefined', () => {
    const car = parseCar(LEAST)
    expect(Object.values(car)).not.toContain(undefined)
    expect(car).toMatchObject({
      make: '',
      priceCents: null,
      images: [],
      sold: false,
      createdAt: null,
      rank: 0,
    })
  })

  it.each([
    ['no id', { ...LEAST, id: '' }],
    ['no slug', { ...LEAST, slug: undefined }],
    ['a type that is none', { ...LEAST, car_type: 'stolen' }],
    ['a price in words', { ...LEAST, price: 'call us' }],
  ])('refuses a car with %s', (_what, document) => {
    expect(() => parseCar(document)).toThrow()
  })

  it('accepts a status it does not know', () => {
    expect(parseCar({ ...LEAST, status: 'pending' }).status).toBe('pending')
  })

  it('takes numbers where dealers’ systems send text as numbers', () => {
    expect(parseCar({ ...LEAST, id: 7, cylinders: 4 })).toMatchObject({ id: '7', cylinders: '4' })
  })
})

describe('a car in code', () => {
  const document = {
    ...LEAST,
    price: 34_990.5,
    before_price: 36_990,
    egc_price: null,
    created_at: '2025-07-01T10:00:00+10:00',
    sold_date_timestamp: 1_751_328_000,
    photos_count: 2,
    images: [{ image: { url: '/1.webp', thumb: { url: '/1-t.webp' } } }, { image: { url: '/2.webp' } }],
    location: {
      id: 3,
      name: 'City',
      slug: 'city',
      address: { street: '1 Example Street', postcode: '4000', place_url: 'https://maps.example' },
      distribution_locations: [{ id: 4, name: 'North', slug: 'north' }],
    },
    autograb_data: { average_market_price: 36_000.25 },
    lenders: { Manual: { interestRate: 8, comparisonRate: 9, paymentWeek: 150, term5: 150 } },
  }

  it('counts money in whole cents and instants in UTC', () => {
    expect(parseCar(document)).toMatchObject({
      priceCents: 3_499_050,
      beforePriceCents: 3_699_000,
      egcPriceCents: null,
      createdAt: '2025-07-01T00:00:00.000Z',
      soldAt: '2025-07-01T00:00:00.000Z',
      autograbData: { averageMarketPriceCents: 3_600_025, stateAverageMarketPriceCents: null },
    })
  })

  it('takes a picture for its own thumbnail when it has none', () => {
    expect(parseCar(document).images).toEqual([
      { url: '/1.webp', thumbUrl: '/1-t.webp' },
      { url: '/2.webp', thumbUrl: '/2.webp' },
    ])
  })

  it('names the availability of a car in camelCase', () => {
    expect(parseCar(document).location).toMatchObject({
      id: '3',
      address: { postcode: '4000', placeUrl: 'https://maps.example' },
      distributionLocations: [{ id: '4', name: 'North', slug: 'north' }],
    })
  })

  it('goes to the wire and back without loss', () => {
    const car = parseCar(document)
    expect(parseCar(toCarDocument(car))).toEqual(car)
  })

  it('puts the seconds that the index filters by on the wire', () => {
    expect(toCarDocument(parseCar(document)).created_at_timestamp).toBe(1_751_328_000)
  })

  it('writes every key of the contract, and no other', () => {
    expect(Object.keys(toCarDocument(parseCar(LEAST))).sort()).toEqual(Object.keys(carDocument.shape).sort())
  })
})
