import type { Car } from '@forecourt/schemas/contract'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { RequestContext } from '#app/context.ts'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { readFeedRows } from '#stock/testing/read-rows.ts'
import { arrivalsFeed } from './arrivals.server.ts'
import { GOOGLE_COLUMNS } from './google-feed.server.ts'
import { META_COLUMNS } from './meta-feed.server.ts'
import { getStaffCatalogues } from './staff-catalogues.server.ts'
import { readCarMarks, writeStockLists } from './stock-lists.server.ts'

const VIN = 'JM0KF4WLA00123456'
const place = { id: 'location-a-north', name: 'North', slug: 'north' }
const car = (changes: Record<string, unknown> = {}) =>
  testCar({ vin: VIN, stocknum: 'S1', location: place, simple_fuel: 'Petrol', drive: 'AWD', ...changes })

const markOf = ({ slug, vin, status }: Car) => ({ slug, vin, status, changedAt: null, state: slug })
const dealerWith = (...cars: Car[]) =>
  testDealer(
    { tenant: { marketFeeds: ['carsales', 'autotrader'] } },
    {
      listCars: async (_scope, { offset = 0, limit }) => cars.slice(offset, offset + limit),
      listCarMarks: async (_scope, { offset, limit }) => cars.slice(offset, offset + limit).map(markOf),
    },
  )

/** The files of the dealer's lists, by name, and what is left out of them. */
async function writeLists(...cars: Car[]) {
  const dealer = dealerWith(...cars)
  const files = new Map<string, string>()
  const lists = await writeStockLists(dealer, await readCarMarks(dealer), async (file, text) => {
    files.set(file, (files.get(file) ?? '') + text)
  })
  return { files, lists }
}

async function google(...cars: Car[]): Promise<Record<string, string>[]> {
  const { files } = await writeLists(...cars)
  return parse(files.get('google-vehicles.tsv') ?? '', { columns: true, delimiter: '\t' })
}

/** Why the cars are left out of both advertisers' catalogues. */
async function leftOut(...cars: Car[]) {
  const [google, meta] = (await writeLists(...cars)).lists.catalogues
  return [google, meta]
    .flatMap((catalogue) => catalogue ?? [])
    .map(({ left }) => left.flatMap(({ reasons }) => reasons))
}

function createContext(more: Partial<RequestContext>) {
  const { bundle, ...dealer } = testDealer()
  const context = { ...dealer, site: { kind: 'dealer', bundle }, url: new URL(dealer.origin), reserve: null }
  return { ...context, ...more } as unknown as RequestContext
}

test('Google is given the required attributes in its formats', async () => {
  const [row = {}, ...others] = await google(car())
  expect(others).toEqual([])
  expect(Object.keys(row)).toEqual([...GOOGLE_COLUMNS])
  expect(row).toMatchObject({
    vin: VIN,
    store_code: 'a-north',
    vehicle_fulfillment: 'in_store:a-north',
    brand: 'Volta',
    year: '2023',
    mileage: '21480 km',
    condition: 'used',
    price: '38990.00 AUD',
    vehicle_price_type: 'drive_away_price',
    google_product_category: '916',
    body_style: 'suv',
    link: 'http://a.example/cars/2023-volta-ampere-5-touring-1',
    link_template: 'http://a.example/cars/2023-volta-ampere-5-touring-1?store={store_code}',
    date_first_on_lot: '2026-01-01',
  })
  expect(row.additional_image_link?.split(',')).toHaveLength(5)
})

test('Meta is given the required fields, flattened by its rule', async () => {
  const { files } = await writeLists(car({ before_price: 41_990 }))
  const [row = {}]: Record<string, string>[] = parse(files.get('meta-vehicles.csv') ?? '', { columns: true })
  expect(Object.keys(row)).toEqual(META_COLUMNS)
  expect(row).toMatchObject({
    vehicle_id: 'a_1',
    make: 'Volta',
    year: '2023',
    'mileage.value': '21480',
    'mileage.unit': 'KM',
    'image[0].url': 'https://photos.example/volta/1.webp',
    'image[0].tag[0]': 'Exterior',
    body_style: 'SUV',
    transmission: 'AUTOMATIC',
    drivetrain: 'AWD',
    fuel_type: 'PETROL',
    price: '41990.00 AUD',
    sale_price: '38990.00 AUD',
    state_of_vehicle: 'USED',
    vin: VIN,
    dealer_name: 'North',
    latitude: '-27.5',
  })
  expect(JSON.parse(row.address ?? '')).toEqual({
    addr1: '1 Main Road',
    city: 'Town',
    region: 'QLD',
    postal_code: '4000',
    country: 'AU',
  })
})

test('a cell of a feed cannot begin another row or column', async () => {
  const [row, ...others] = await google(car({ colour: 'Red\t"x"\nsecond\trow' }))
  expect(others).toEqual([])
  expect(row?.color).toBe('Red "x" second row')
})

test.each<[Record<string, unknown>, RegExp]>([
  [{ vin: '' }, /has no VIN/],
  [{ vin: 'JM0KF4WLA0012345O' }, /VIN "JM0KF4WLA0012345O" is none/],
  [{ price: null }, /has no price/],
  [{ status: 'coming_soon' }, /not here yet/],
  [{ reserved: true }, /reserved/],
  [{ images: [] }, /no picture/],
  [{ colour: '' }, /no colour/],
  [{ km: null }, /no kilometres/],
  [{ location: null }, /location is not one that the site shows/],
  [{ model: '' }, /Make, model or year/],
])('a vehicle with %j is in neither catalogue, with its reason', async (changes, reason) => {
  expect(await google(car(changes))).toEqual([])
  const [fromGoogle = [], fromMeta = []] = await leftOut(car(changes))
  expect(fromGoogle.join(' ')).toMatch(reason)
  expect(fromMeta.join(' ')).toMatch(reason)
})

test('vehicles with one VIN are both left out', async () => {
  expect(await google(car(), car({ id: 'a_2', slug: 'x-2' }))).toEqual([])
})

test('Google’s kind of price: a new vehicle needs a drive-away price, and other words have no kind', async () => {
  const before = { price_type: 'Excl. Govt. Charges' }
  expect((await google(car(before)))[0]?.vehicle_price_type).toBe('excluding_government_charges_price')
  const [reasons = []] = await leftOut(car({ ...before, car_type: 'new' }))
  expect(reasons).toEqual(['A new vehicle is advertised at its drive away price only.'])
  expect((await leftOut(car({ price_type: 'From' })))[0]?.join()).toMatch(/neither drive away nor before/)
})

test('Google takes cars and utes only, Meta motorcycles too', async () => {
  const [fromGoogle, fromMeta] = await leftOut(car({ item_type: 'motorcycle' }))
  expect(fromGoogle).toEqual(['Google takes passenger cars and utes only.'])
  expect(fromMeta).toEqual([])
})

test('without the stock there is no feed, rather than an empty one', async () => {
  const away = new StockUnavailableError('away')
  const dealer = testDealer(
    {},
    { listCars: () => Promise.reject(away), listCarMarks: () => Promise.reject(away) },
  )
  await expect(arrivalsFeed(dealer)).rejects.toBe(away)
  await expect(readCarMarks(dealer)).rejects.toBe(away)
  await expect(writeStockLists(dealer, [markOf(car())], async () => {})).rejects.toBe(away)
})

test('which cars are left out is told to staff', async () => {
  await expect(getStaffCatalogues(createContext({ staff: null }))).rejects.toMatchObject({ status: 404 })
  const { lists } = await writeLists(car(), car({ id: 'a_2', slug: 'x-2', colour: '', vin: '' }))
  const staff = {
    user: 'x',
    readsLeads: false,
    cars: 'none' as const,
    isAdministrator: false,
    managesPeople: false,
  }
  const { catalogues } = await getStaffCatalogues(createContext({ staff, readStockLists: async () => lists }))
  expect(catalogues[0]).toMatchObject({
    title: 'Google vehicle ads',
    address: 'http://a.example/feeds/google-vehicles.tsv',
    listed: 1,
    leftOut: 1,
    left: [{ id: 'a_2', stockNumber: 'S1', reasons: ['It has no VIN.', 'It has no colour.'] }],
  })
})

test('a list of several queries has every vehicle once, whatever moves between them', async () => {
  const cars = Array.from({ length: 501 }, (_, at) =>
    car({ id: `a_${at}`, slug: `x-${at}`, vin: `JM0KF4WLA00${String(at).padStart(6, '0')}` }),
  )
  const { files, lists } = await writeLists(...cars)
  const rows: Record<string, string>[] = parse(files.get('google-vehicles.tsv') ?? '', {
    columns: true,
    delimiter: '\t',
  })
  expect(new Set(rows.map(({ id }) => id)).size).toBe(501)
  expect(lists.catalogues[0]?.listed).toBe(501)
  expect(files.get('vehicles.xml')?.match(/<url>/g)).toHaveLength(501)
  expect(lists.vehicleSitemaps).toEqual([{ changedAt: null }])
  expect(lists.searchSitemaps).toEqual([{ changedAt: null }])
  expect(files.get('searches.xml')).toContain('<loc>http://a.example/search/new-used-and-demo-cars</loc>')
})

test('arrivals are RSS, with prices as the site shows them', async () => {
  const text = await arrivalsFeed(dealerWith(car({ name: 'Volta <x> & "y"' })))
  expect(text).toContain('<title>Volta &lt;x&gt; &amp; &quot;y&quot;</title>')
  expect(text).toContain('<pubDate>Thu, 01 Jan 2026 00:00:00 GMT</pubDate>')
  expect(text).toContain('$38,990 Drive Away')
  expect(text).toContain('<atom:link href="http://a.example/feeds/arrivals.xml" rel="self"')
})

/** The vehicles of carsales' file, and why others are not in it. */
async function carsales(...cars: Car[]) {
  const { files, lists } = await writeLists(...cars)
  const report = lists.catalogues.find(({ file }) => file === 'carsales.json')
  const text = files.get('carsales.json') ?? ''
  const left = report?.left.flatMap(({ reasons }) => reasons).join(' ')
  return { text, vehicles: JSON.parse(text) as Record<string, unknown>[], left, report }
}

test('carsales is given what our own reader of its format reads back', async () => {
  const full = car({
    series: 'II',
    body: 'Wagon',
    fuel: 'Diesel',
    gearnum: '8',
    doors: 5,
    seats: 7,
    regplate: 'ABC123',
    interior_colour: 'Black',
    dealercomments: 'One owner.',
    towingcapacitybraked: '2500',
    dealership_id: 'D-1',
  })
  const { text, vehicles } = await carsales(
    full,
    car({ id: 'a_2', slug: 'x-2', stocknum: 'S2', vin: '', regplate: 'B' }),
  )
  expect(vehicles).toHaveLength(2)
  expect(vehicles[0]).toMatchObject({
    Type: 'Car',
    ListingType: 'Used',
    SaleStatus: 'In Stock',
    PriceList: [{ Type: 'IGC', Currency: 'AUD', Amount: 38_990 }],
  })
  const [row] = await readFeedRows({ format: 'csn-dto' }, text)
  expect(Object.fromEntries(row?.fields ?? [])).toMatchObject({
    stocknum: 'S1',
    vin: VIN,
    make: 'Volta',
    model: 'Ampere 5',
    series: 'II',
    badge: 'Touring',
    title: '2023 Volta Ampere 5 Touring',
    year: 2023,
    odometer: 21_480,
    dapprice: 38_990,
    rego: 'ABC123',
    colour: 'Deep Blue',
    interiorcolour: 'Black',
    dealercomments: 'One owner.',
    bodystyle: 'Wagon',
    fueltype: 'Diesel',
    gears: '8',
    doors: '5',
    seats: '7',
    towingcapacity: '2500',
  })
  const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/
  expect(new Set(vehicles.map(({ Identifier }) => Identifier)).size).toBe(2)
  for (const { Identifier } of vehicles) expect(Identifier).toMatch(guid)
})

test.each<[Record<string, unknown>, RegExp | null]>([
  [{ item_type: 'motorcycle' }, null],
  [{ item_type: 'hovercraft' }, /no such kind/],
  [{ item_type: 'constructor' }, /no such kind/],
  [{ vin: '', regplate: '' }, /neither a VIN nor a registration/],
  [{ stocknum: '' }, /no stock number/],
  [{ price: null }, /no price/],
  [{ price_type: 'From' }, /neither drive away nor before/],
  [{ images: [] }, /no picture/],
  [{ reserved: true }, /reserved/],
  [{ colour: '' }, null],
])('carsales and a vehicle with %j: %s', async (changes, reason) => {
  const { vehicles, left, report } = await carsales(car(changes))
  expect([report?.listed, report?.leftOut]).toEqual(reason === null ? [1, 0] : [0, 1])
  expect(vehicles).toHaveLength(reason === null ? 1 : 0)
  if (reason !== null) expect(left).toMatch(reason)
})

test('a market place that the dealer has not chosen has no file', async () => {
  const dealer = dealerWith(car())
  const { bundle } = dealer
  const others = { ...bundle, tenant: { ...bundle.tenant, marketFeeds: [] } }
  const files = new Set<string>()
  const lists = await writeStockLists({ ...dealer, bundle: others }, [markOf(car())], async (file) => {
    files.add(file)
  })
  expect(files).not.toContain('carsales.json')
  expect(lists.catalogues.map(({ file }) => file)).toEqual(['google-vehicles.tsv', 'meta-vehicles.csv'])
})

test('carsales’ file of several queries is one array', async () => {
  const cars = Array.from({ length: 501 }, (_, at) =>
    car({
      id: `a_${at}`,
      slug: `x-${at}`,
      stocknum: `S${at}`,
      vin: `JM0KF4WLA00${String(at).padStart(6, '0')}`,
    }),
  )
  expect((await carsales(...cars)).vehicles).toHaveLength(501)
})
