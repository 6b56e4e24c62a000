// What pages tell search engines, checked against the properties that their documentation asks for.
import { expect, test } from 'vitest'
import * as z from 'zod'
import { getContactPage } from '#app/features/enquiry/lead-pages.server.ts'
import { getHome } from '#app/features/home/queries.server.ts'
import { getLocation } from '#app/features/locations/location-page.server.ts'
import { getLocations } from '#app/features/locations/queries.server.ts'
import { getOffer } from '#app/features/offers/offer-page.server.ts'
import { getOffers } from '#app/features/offers/queries.server.ts'
import { getVehicle } from '#app/features/vehicle/queries.server.ts'
import { rawLocation, rawOffer, testDealer } from '#app/http/testing/test-dealer.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { soldCar, testCar } from '#app/parts/car/testing/test-cars.ts'
import { structuredSearch } from '#app/parts/search/results/structured-search.ts'

const address = z.url({ protocol: /^https?$/ })
const context = { '@context': z.literal('https://schema.org') }
const text = z.string().min(1)
/** As other countries dial it: `1300` and `13` numbers too. */
const phone = z.string().regex(/^\+61\d{6,10}$/)
const postal = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text,
  addressLocality: text,
  addressRegion: z.string().regex(/^[A-Z]{2,3}$/),
  postalCode: z.string().regex(/^\d{4}$/),
  addressCountry: z.literal('AU'),
})
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const hours = z.strictObject({
  '@type': z.literal('OpeningHoursSpecification'),
  opens: time,
  closes: time,
  dayOfWeek: z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
})
const specialHours = z.strictObject({
  ...hours.omit({ dayOfWeek: true }).shape,
  validFrom: z.iso.date(),
  validThrough: z.iso.date(),
})
const dealerType = z.enum(['AutoDealer', 'AutoRepair', 'AutoPartsStore'])
const department = z.strictObject({
  '@type': dealerType,
  name: text,
  telephone: phone,
  address: postal,
  openingHoursSpecification: z.array(hours),
  specialOpeningHoursSpecification: z.array(specialHours),
})
const place = z.strictObject({
  ...context,
  ...department.shape,
  '@id': address,
  url: address,
  image: address.optional(),
  department: z.array(department).optional(),
  parentOrganization: z.strictObject({ '@type': z.literal('Organization'), '@id': address, name: text }),
  geo: z.strictObject({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() }),
  aggregateRating: z.strictObject({
    '@type': z.literal('AggregateRating'),
    ratingValue: z.number().min(1).max(5),
    reviewCount: z.number().int().positive(),
  }),
})
const organization = z.strictObject({
  ...context,
  '@type': z.literal('Organization'),
  '@id': address,
  name: text,
  url: address,
  logo: address,
  telephone: phone,
  sameAs: z.array(address).optional(),
})
const site = z.strictObject({
  ...context,
  '@type': z.literal('WebSite'),
  '@id': address,
  name: text,
  url: address,
  inLanguage: text,
  publisher: z.strictObject({ '@id': address }),
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.string().includes('{query}'),
    'query-input': text,
  }),
})
const crumbs = z.strictObject({
  ...context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address }))
    .min(2),
})
const list = z.strictObject({
  ...context,
  '@type': z.literal('ItemList'),
  name: text,
  numberOfItems: z.int(),
  itemListElement: z.array(
    z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), url: address }),
  ),
})
const seller = place
  .pick({ '@type': true, '@id': true, name: true, url: true, telephone: true, address: true })
  .strict()
const vehicle = z.strictObject({
  ...context,
  '@type': z.literal('Car'),
  '@id': address,
  name: text,
  url: address,
  image: z.array(address).min(6),
  brand: z.strictObject({ '@type': z.literal('Brand'), name: text }),
  model: text,
  vehicleConfiguration: text,
  vehicleModelDate: z.string().regex(/^\d{4}$/),
  bodyType: text,
  color: text,
  vehicleTransmission: text,
  numberOfDoors: z.int(),
  driveWheelConfiguration: address,
  vehicleEngine: z.strictObject({
    '@type': z.literal('EngineSpecification'),
    name: text,
    engineDisplacement: z.strictObject({
      '@type': z.literal('QuantitativeValue'),
      value: z.number(),
      unitCode: z.literal('LTR'),
    }),
  }),
  itemCondition: address,
  mileageFromOdometer: z.strictObject({
    '@type': z.literal('QuantitativeValue'),
    value: z.number(),
    unitCode: z.literal('KMT'),
  }),
  offers: z.strictObject({
    '@type': z.literal('Offer'),
    url: address,
    availability: address,
    itemCondition: address,
    seller,
    price: z.number().optional(),
    priceCurrency: z.literal('AUD').optional(),
    description: text.optional(),
  }),
})
const offer = z.strictObject({
  ...context,
  '@type': z.literal('Offer'),
  name: text,
  description: text,
  url: address,
  category: text,
  price: z.number().optional(),
  priceCurrency: z.literal('AUD').optional(),
  image: address.optional(),
  validThrough: z.iso.datetime(),
  priceValidUntil: z.iso.date(),
  seller: z.strictObject({ '@type': z.literal('AutoDealer'), '@id': address, name: text, url: address }),
  itemOffered: z.strictObject({
    '@type': z.literal('Product'),
    name: text,
    brand: z.strictObject({ '@type': z.literal('Brand'), name: text }),
  }),
})

const withService = {
  ...rawLocation,
  primary: true,
  departments: [
    {
      department: 'service',
      openingHours: [{ weekday: 1, status: 'Open', intervals: [{ open: '07:30', close: '24:00' }] }],
    },
  ],
}
const car = {
  doors: 5,
  drive: 'AWD',
  engine_size_litres: '2.0',
  cylinders: '4',
  simple_fuel: '',
  location: { id: 'location-a-north', name: 'North', slug: 'north' },
}
const dealer = testDealer({ locations: [withService], offers: [{ ...rawOffer, price: 29_990 }] })
const buildPage = (changes: Record<string, unknown> = {}) =>
  getVehicle(dealer, 'sold' in changes ? soldCar(1) : testCar({ ...car, ...changes }))
const asked = { carId: '', url: new URL('http://a.example/contact') }
const nowhere = { near: '', kind: '', make: '' }

test.each<[name: string, meta: () => Promise<PageMeta>, shapes: z.ZodType[]]>([
  ['front page', async () => (await getHome(dealer)).meta, [organization, site, place]],
  ['contact', async () => (await getContactPage(dealer, '', asked)).meta, [organization, place]],
  ['location', async () => (await getLocation(dealer, 'north')).meta, [place, crumbs]],
  ['locations', async () => (await getLocations(dealer, nowhere)).meta, [crumbs, list]],
  ['offers', async () => getOffers(dealer, { make: null, category: null }).meta, [crumbs, list]],
  ['offer', async () => (await getOffer(dealer, 'winter')).meta, [offer, crumbs]],
  ['vehicle', async () => (await buildPage()).meta, [vehicle, crumbs]],
])('the %s says only what its types have, without unknown values', async (_name, meta, shapes) => {
  const { structured = [] } = await meta()
  expect(structured).toHaveLength(shapes.length)
  for (const [index, shape] of shapes.entries()) {
    const read = shape.safeParse(structured[index])
    expect(read.error?.issues ?? []).toEqual([])
  }
})

test.each([
  [{}, 'InStock'],
  [{ reserved: true, reserved_at: '2026-11-20T00:00:00.000Z' }, 'Reserved'],
  [{ status: 'coming_soon' }, 'PreOrder'],
  [{ preorder: true }, 'PreOrder'],
  [{ sold: true }, 'SoldOut'],
])('a vehicle %j is offered as %s', async (changes, availability) => {
  const [data] = (await buildPage(changes)).meta.structured ?? []
  expect(data).toHaveProperty('offers.availability', `https://schema.org/${availability}`)
})

test('the seller is the place of the vehicle, or the dealer where that place is not shown', async () => {
  const [known] = (await buildPage()).meta.structured ?? []
  expect(known).toHaveProperty('offers.seller.@id', 'http://a.example/locations/north')
  const [unknown] = (await buildPage({ location: null })).meta.structured ?? []
  expect(unknown).toHaveProperty('offers.seller.@id', 'http://a.example/#organization')
})

test('a page of results lists its cars; one that is not indexed says nothing', () => {
  const meta = {
    title: '',
    description: '',
    siteName: '',
    origin: 'http://a.example',
    path: '/search/used-cars',
  }
  const page = { meta, crumbs: [{ label: 'Home', href: '/' }, { label: 'Used cars' }], heading: 'Used cars' }
  const cells = [{ kind: 'car', car: { slug: 'x-1' } }] as never
  const data = structuredSearch({ ...page, cells })
  expect(data.map((each, index) => [crumbs, list][index]?.safeParse(each).success)).toEqual([true, true])
  expect(structuredSearch({ ...page, cells, meta: { ...meta, unlisted: true } })).toEqual([])
})
