// Vehicle ads of Google in Australia: https://support.google.com/merchants/answer/11192663 and, for the kind of price,
// https://support.google.com/merchants/answer/14592783
import type { Car } from '@forecourt/schemas/contract'
import { largestPicture } from '#app/page/structured-page.ts'
import { carPath } from '#app/paths.ts'
import {
  commonReasons,
  type FeedCar,
  type FeedRow,
  type ListSource,
  moneyText,
  type PriceKind,
} from './feed-cars.server.ts'

/** The columns, by Google's exact names. */
export const GOOGLE_COLUMNS = [
  'id',
  'vin',
  'store_code',
  'vehicle_fulfillment',
  'title',
  'description',
  'brand',
  'model',
  'trim',
  'year',
  'mileage',
  'condition',
  'certified_pre-owned',
  'color',
  'body_style',
  'engine',
  'price',
  'vehicle_price_type',
  'link',
  'link_template',
  'image_link',
  'additional_image_link',
  'google_product_category',
  'date_first_on_lot',
] as const

/** Cars, trucks and vans. https://www.google.com/basepages/producttype/taxonomy-with-ids.en-US.txt */
const CATEGORY = '916'
const MOST_MORE_PICTURES = 10
const PICTURE = { width: 1200, height: 800, fit: 'cover', alt: '' } as const

/** An advertised price before charges may not be shown for a new car. */
const PRICE_TYPES: Readonly<Record<PriceKind, string>> = {
  'drive-away': 'drive_away_price',
  'excl-govt-charges': 'excluding_government_charges_price',
  'plus-on-road-costs': 'excluding_government_charges_price',
  '': '',
}

/** A car as a row of Google's catalogue, or why it is left out. */
export function googleRow(entry: FeedCar, dealer: ListSource, repeated: ReadonlySet<string>): FeedRow {
  const { car, priceCents, priceKind } = entry
  const priceType = PRICE_TYPES[priceKind]
  const reasons = [
    !isPassengerCar(car) && 'Google takes passenger cars and utes only.',
    ...commonReasons(entry, repeated),
    priceCents !== null && priceType === '' && `Its price is neither drive away nor before charges.`,
    car.carType === 'new' &&
      priceKind !== 'drive-away' &&
      'A new vehicle is advertised at its drive away price only.',
    car.dealershipSlug === '' && 'It belongs to no dealership.',
  ].filter((reason) => reason !== false)
  if (reasons.length > 0 || priceCents === null) return { reasons }
  const [picture = '', ...more] = car.images
    .slice(0, 1 + MOST_MORE_PICTURES)
    .map(({ url }) => largestPicture(dealer.picture(url, PICTURE), dealer.origin))
  const link = dealer.origin + carPath(car.slug)
  return {
    row: {
      id: car.id,
      vin: car.vin.toUpperCase(),
      store_code: car.dealershipSlug,
      vehicle_fulfillment: `in_store:${car.dealershipSlug}`,
      title: car.name,
      description: entry.description,
      brand: car.make,
      model: car.model,
      trim: car.badge,
      year: String(car.year),
      mileage: `${car.km ?? 0} km`,
      condition: car.carType === 'new' ? 'new' : 'used',
      'certified_pre-owned': car.certified ? 'yes' : 'no',
      color: car.colour,
      body_style: bodyStyle(car),
      engine: buildEngine(car),
      price: moneyText(priceCents),
      vehicle_price_type: priceType,
      link,
      link_template: `${link}?store={store_code}`,
      image_link: picture,
      additional_image_link: more.join(','),
      google_product_category: CATEGORY,
      date_first_on_lot: car.createdAt?.slice(0, 10) ?? '',
    },
  }
}

const COMMERCIAL = /bus|light truck|motorhome|cab chassis/i

const isPassengerCar = ({ itemType, simpleBody }: Car) =>
  (itemType === '' || itemType === 'car') && !COMMERCIAL.test(simpleBody)

const BODIES: readonly (readonly [RegExp, string])[] = [
  [/suv|4x4/i, 'suv'],
  [/ute|truck/i, 'truck'],
  [/convertible|soft top/i, 'convertible'],
  [/coupe/i, 'coupe'],
  [/wagon/i, 'station wagon'],
  [/hatch/i, 'hatchback'],
  [/sedan/i, 'sedan'],
  [/people mover/i, 'minivan'],
  [/van/i, 'full size van'],
]

const bodyStyle = ({ simpleBody }: Car) => BODIES.find(([body]) => body.test(simpleBody))?.[1] ?? ''

const ENGINES: readonly (readonly [RegExp, string])[] = [
  [/plug.?in/i, 'plug in hybrid'],
  [/hybrid/i, 'hybrid'],
  [/electric/i, 'electric'],
  [/diesel/i, 'diesel'],
  [/petrol|unleaded/i, 'gasoline'],
]

const buildEngine = ({ simpleFuel, fuel }: Car) =>
  ENGINES.find(([name]) => name.test(simpleFuel || fuel))?.[1] ?? ''
