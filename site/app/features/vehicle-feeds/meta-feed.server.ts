// The automotive inventory catalogue of Meta: https://developers.facebook.com/docs/marketing-api/auto-ads/reference
import type { Car } from '@forecourt/schemas/contract'
import { wasPriceCents } from '#app/parts/car/rules/was-price.ts'
import { listPhones } from '#app/parts/contact/address.ts'
import { carPath } from '#app/paths.ts'
import { withoutStega } from '#app/ui/without-stega.ts'
import { commonReasons, type FeedCar, type FeedRow, type ListSource, moneyText } from './feed-cars.server.ts'

const MOST_PICTURES = 10
const PICTURES = Array.from({ length: MOST_PICTURES }, (_, index) => [
  `image[${index}].url`,
  `image[${index}].tag[0]`,
]).flat()

/** The columns, nested fields flattened by Meta's rule. */
export const META_COLUMNS = [
  'vehicle_id',
  'title',
  'description',
  'url',
  'make',
  'model',
  'year',
  'trim',
  'mileage.value',
  'mileage.unit',
  ...PICTURES,
  'transmission',
  'fuel_type',
  'body_style',
  'drivetrain',
  'vin',
  'stock_number',
  'price',
  'sale_price',
  'exterior_color',
  'interior_color',
  'state_of_vehicle',
  'availability',
  'date_first_on_lot',
  'dealer_id',
  'dealer_name',
  'dealer_phone',
  'address',
  'latitude',
  'longitude',
]

const LONGEST_DESCRIPTION = 5_000

/** A car as a row of Meta's catalogue, or why it is left out. */
export function metaRow(entry: FeedCar, dealer: ListSource, repeated: ReadonlySet<string>): FeedRow {
  const { car, place, priceCents } = entry
  const address = place?.address ?? null
  const reasons = [
    ...commonReasons(entry, repeated),
    place !== undefined && !address?.street && 'Its location has no address.',
  ].filter((reason) => reason !== false)
  if (reasons.length > 0 || priceCents === null || place === undefined || address === null) return { reasons }
  const { tenant } = dealer.bundle
  const [phone] = tenant.flags.showContactDetails ? listPhones(place) : []
  return {
    row: {
      vehicle_id: car.id,
      title: car.name,
      // Of the price the feed has a number only; its kind belongs to what is advertised.
      description: [entry.description, car.priceType ? `Price: ${car.priceType}.` : '']
        .filter(Boolean)
        .join(' ')
        .slice(0, LONGEST_DESCRIPTION),
      url: dealer.origin + carPath(car.slug),
      make: car.make,
      model: car.model,
      year: String(car.year),
      trim: car.badge,
      'mileage.value': String(car.km ?? 0),
      'mileage.unit': 'KM',
      ...listPictures(car),
      transmission: transmissionOf(car),
      fuel_type: describeFirst(FUELS, car.simpleFuel || car.fuel, 'OTHER'),
      body_style: describeFirst(BODIES, car.simpleBody || car.body, 'OTHER'),
      drivetrain: describeFirst(DRIVES, car.drive, 'OTHER'),
      vin: car.vin.toUpperCase(),
      stock_number: car.stocknum,
      ...formatPrices(car, priceCents),
      exterior_color: car.colour,
      interior_color: car.interiorColour,
      state_of_vehicle: car.carType === 'new' ? 'NEW' : car.certified ? 'CPO' : 'USED',
      availability: 'AVAILABLE',
      date_first_on_lot: car.createdAt?.slice(0, 10) ?? '',
      dealer_id: car.dealershipSlug || place.slug,
      dealer_name: withoutStega(place.name),
      dealer_phone: phone?.text ?? '',
      address: JSON.stringify({
        addr1: address.street,
        city: address.city,
        region: address.state.toUpperCase(),
        postal_code: address.postcode,
        country: 'AU',
      }),
      latitude: address.lat === null ? '' : String(address.lat),
      longitude: address.long === null ? '' : String(address.long),
    },
  }
}

/** The price before is the price, and the present one that of the sale, where the site shows both. */
function formatPrices({ beforePriceCents }: Car, cents: number) {
  const was = wasPriceCents(beforePriceCents, cents)
  return { price: moneyText(was ?? cents), sale_price: was === null ? '' : moneyText(cents) }
}

/** The originals, as the catalogue takes JPEG and PNG only. */
function listPictures({ images }: Car): Record<string, string> {
  const entries = images.slice(0, MOST_PICTURES).flatMap(({ url }, index) => [
    [`image[${index}].url`, url],
    // What is on the others is not known.
    [`image[${index}].tag[0]`, index === 0 ? 'Exterior' : ''],
  ])
  return Object.fromEntries(entries)
}

type Words = readonly (readonly [RegExp, string])[]

const describeFirst = (words: Words, text: string, otherwise: string) =>
  words.find(([word]) => word.test(text))?.[1] ?? otherwise

const transmissionOf = ({ simpleTransmission }: Car) =>
  describeFirst(
    [
      [/manual/i, 'MANUAL'],
      [/auto|cvt|dual/i, 'AUTOMATIC'],
    ],
    simpleTransmission,
    'OTHER',
  )

const FUELS: Words = [
  [/plug.?in/i, 'PLUGIN_HYBRID'],
  [/hybrid/i, 'HYBRID'],
  [/electric/i, 'ELECTRIC'],
  [/diesel/i, 'DIESEL'],
  [/petrol|unleaded/i, 'PETROL'],
]

const BODIES: Words = [
  [/suv|4x4/i, 'SUV'],
  [/ute|truck|cab chassis/i, 'TRUCK'],
  [/convertible|soft top/i, 'CONVERTIBLE'],
  [/coupe/i, 'COUPE'],
  [/wagon/i, 'WAGON'],
  [/hatch/i, 'HATCHBACK'],
  [/sedan/i, 'SEDAN'],
  [/people mover/i, 'MINIVAN'],
  [/van/i, 'VAN'],
]

const DRIVES: Words = [
  [/^(4wd|4x4|four)/i, '4X4'],
  [/^(awd|all)/i, 'AWD'],
  [/^(fwd|front)/i, 'FWD'],
  [/^(rwd|rear)/i, 'RWD'],
  [/^4x2/i, '4X2'],
]
