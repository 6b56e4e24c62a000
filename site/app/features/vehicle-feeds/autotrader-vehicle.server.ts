// A vehicle as AutoTrader takes it from other systems, one in each request:
// https://dev.dealerstudio.com.au/guides/inventory/import/dms-webhook-integration
// What is not known is `null`, as in its example, so that what was known before does not stay there.
import { withoutStega } from '#app/ui/without-stega.ts'
import { type FeedCar, isVin, type ListSource, saleReasons } from './feed-cars.server.ts'

/** The one word that the page has for a vehicle that is offered; it has none for one that is not. */
const OFFERED = 'in_stock'
const PROVIDER = 'Forecourt'

/** A vehicle for AutoTrader, or why it is left out. */
export function autotraderVehicle(
  entry: FeedCar,
  _source: ListSource,
  repeated: ReadonlySet<string>,
): { vehicle: object } | { reasons: string[] } {
  const { car, place, priceCents, priceKind } = entry
  const reasons = [
    !['', 'car'].includes(car.itemType) && 'We know AutoTrader’s word for cars only.',
    ...saleReasons(entry),
    car.stocknum === '' && 'It has no stock number.',
    isVin(car.vin) && repeated.has(car.vin.toUpperCase()) && 'Another vehicle has the same VIN.',
    priceCents !== null && priceKind === '' && 'Its price is neither drive away nor before charges.',
  ].filter((reason) => reason !== false)
  if (reasons.length > 0 || priceCents === null || place === undefined) return { reasons }
  const isDriveAway = priceKind === 'drive-away'
  const dealership = car.dealershipId || car.dealershipSlug || place.slug
  const vehicle = {
    provider_name: PROVIDER,
    dealership_name: withoutStega(car.dealershipName || place.name),
    external_dealership_identifier: dealership,
    location_code: dealership,
    stocknum: car.stocknum,
    status: OFFERED,
    show_on_dealer_website: true,
    item_type: 'car',
    car_type: car.carType,
    make: car.make,
    model: car.model,
    badge: orNull(car.badge),
    series: orNull(car.series),
    year: car.year,
    vin: isVin(car.vin) ? car.vin.toUpperCase() : null,
    rego: orNull(car.regplate),
    rego_expiry: parseDate(car.regoExpiry),
    build_date: parseDate(car.buildDate),
    compliance_date: parseDate(car.complianceDate),
    odometer: car.km,
    dapprice: isDriveAway ? priceCents / 100 : null,
    egcprice: isDriveAway ? car.egcPriceCents && car.egcPriceCents / 100 : priceCents / 100,
    body: orNull(car.body || car.simpleBody),
    colour: orNull(car.colour),
    interior_colour: orNull(car.interiorColour),
    transmission: orNull(car.transmission || car.simpleTransmission),
    fuel: orNull(car.simpleFuel || car.fuel),
    fuel_type: orNull(car.fuel),
    drive: orNull(car.drive),
    doors: car.doors,
    seats: car.seats,
    cylinders: /^\d{1,2}$/.test(car.cylinders) ? Number(car.cylinders) : null,
    engine_capacity: orNull(car.enginesizeLitres),
    induction: orNull(car.induction),
    nvic_code: orNull(car.nvic),
    certified: car.certified,
    dealercomments: car.dealercomments || entry.description,
    features: car.standardEquipment,
    images: car.images.map(({ url }) => url),
    external_video_url: orNull(car.externalVideoUrl),
  }
  return { vehicle }
}

const orNull = (text: string): string | null => text || null

/** `14/02/2023`; null for a month alone, or for none. */
function parseDate(date: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? []
  return day === undefined ? null : `${day}/${month}/${year}`
}
