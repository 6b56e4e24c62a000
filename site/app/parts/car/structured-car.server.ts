import type { Car, Location } from '@forecourt/schemas/contract'
import type {
  AutoDealer,
  EngineSpecification,
  ItemAvailability,
  Offer,
  Car as StructuredCar,
  UnitPriceSpecification,
} from 'schema-dts'
import type { DealerContext } from '#app/context.ts'
import { ownValue } from '#app/domain/own-value.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { type Described, withoutUnknown } from '#app/page/structured-page.ts'
import { listPhones } from '#app/parts/contact/address.ts'
import { structuredPlace } from '#app/parts/contact/structured-location.ts'
import { organizationId, structuredAddress } from '#app/parts/contact/structured-site.server.ts'
import { carPath } from '#app/paths.ts'
import { withoutStega } from '#app/ui/without-stega.ts'
import { findCarLocation } from './facts/car-place.server.ts'
import { priceDisplay } from './rules/price-display.ts'

const CONDITIONS = { new: 'NewCondition', demo: 'UsedCondition', used: 'UsedCondition' } as const

/** By kind; what schema.org has no word for is a vehicle. */
const TYPES: Readonly<Record<string, string>> = { '': 'Car', car: 'Car', motorcycle: 'Motorcycle' }

const DRIVES: readonly (readonly [RegExp, string])[] = [
  [/^(4wd|4x4|four)/i, 'FourWheelDriveConfiguration'],
  [/^(awd|all)/i, 'AllWheelDriveConfiguration'],
  [/^(fwd|front)/i, 'FrontWheelDriveConfiguration'],
  [/^(rwd|rear|4x2)/i, 'RearWheelDriveConfiguration'],
]

type Known = Described<StructuredCar>

/**
 * A vehicle as schema.org's Car, Motorcycle or Vehicle with an offer, for search engines. https://schema.org/Car
 * @param images absolute addresses, in the order of the gallery
 */
export function structuredCar(car: Car, dealer: DealerContext, images: readonly string[]): Known {
  const url = dealer.origin + carPath(car.slug)
  const isMotorcycle = car.itemType === 'motorcycle'
  return withoutUnknown<Known>({
    '@context': 'https://schema.org',
    // A motorcycle has the same properties.
    '@type': (ownValue(TYPES, car.itemType) ?? 'Vehicle') as 'Car',
    '@id': url,
    name: car.name,
    url,
    image: [...images],
    sku: car.stocknum,
    vehicleIdentificationNumber: car.vin,
    brand: car.make ? { '@type': 'Brand', name: car.make } : null,
    model: car.model,
    vehicleConfiguration: [car.badge, car.series].filter(Boolean).join(' '),
    vehicleModelDate: car.year === null ? '' : String(car.year),
    bodyType: car.simpleBody || car.body,
    color: car.colour,
    vehicleInteriorColor: car.interiorColour,
    fuelType: car.simpleFuel || car.fuel,
    vehicleEngine: buildEngine(car),
    vehicleTransmission: car.simpleTransmission || car.transmission,
    driveWheelConfiguration: getDriveName(car),
    numberOfDoors: isMotorcycle ? null : car.doors || null,
    vehicleSeatingCapacity: isMotorcycle ? null : car.seats,
    itemCondition: `https://schema.org/${CONDITIONS[car.carType]}`,
    mileageFromOdometer:
      car.km === null ? null : { '@type': 'QuantitativeValue', value: car.km, unitCode: 'KMT' },
    offers: withoutUnknown<Exclude<Offer, string>>({
      '@type': 'Offer',
      url,
      ...offeredPrice(car, dealer.bundle.tenant.flags.offersSubscriptions),
      availability: getAvailability(car),
      itemCondition: `https://schema.org/${CONDITIONS[car.carType]}`,
      seller: buildSeller(car, dealer),
    }),
  })
}

/** By state: what is sold, or no longer for sale for another reason, is sold out. https://schema.org/ItemAvailability */
function getAvailability(car: Car): ItemAvailability {
  if (!isAvailable(car)) return 'https://schema.org/SoldOut'
  if (car.reserved) return 'https://schema.org/Reserved'
  const isOrdered = car.preorder || car.status === 'coming_soon'
  return isOrdered ? 'https://schema.org/PreOrder' : 'https://schema.org/InStock'
}

function buildEngine({ cylinders, engineSizeLitres }: Car): Known['vehicleEngine'] | null {
  const litres = Number.parseFloat(engineSizeLitres)
  const isKnown = Number.isFinite(litres) && litres > 0
  if (!isKnown && !cylinders) return null
  return withoutUnknown<Exclude<EngineSpecification, string>>({
    '@type': 'EngineSpecification',
    name: [isKnown ? `${engineSizeLitres} L` : '', cylinders ? `${cylinders} cylinders` : '']
      .filter(Boolean)
      .join(', '),
    engineDisplacement: isKnown ? { '@type': 'QuantitativeValue', value: litres, unitCode: 'LTR' } : null,
  })
}

function getDriveName({ drive }: Car): string {
  const [, name] = DRIVES.find(([pattern]) => pattern.test(drive.trim())) ?? []
  return name ? `https://schema.org/${name}` : drive
}

/** The location of the car with its address; what the dealer does not show is named by the dealer. */
function buildSeller(car: Car, dealer: DealerContext): AutoDealer {
  const { bundle, origin } = dealer
  const place = findCarLocation(car, bundle)
  if (place) return structuredPlace(place, shownPhones(place, dealer), dealer)
  const address = car.location?.address ?? bundle.tenant.address
  return withoutUnknown<Exclude<AutoDealer, string>>({
    '@type': 'AutoDealer',
    '@id': organizationId(origin),
    name: withoutStega(bundle.tenant.name),
    url: `${origin}/`,
    address: address ? structuredAddress(address) : null,
  })
}

const shownPhones = (place: Location, { bundle: { tenant } }: DealerContext) =>
  tenant.flags.showContactDetails ? listPhones(place) : []

/** The price that the page shows, with its kind; by the week for a subscription. */
function offeredPrice(
  car: Car,
  offersSubscriptions: boolean,
): Pick<Exclude<Offer, string>, 'price' | 'priceCurrency' | 'description' | 'priceSpecification'> {
  const shown = priceDisplay(car, { offersSubscriptions })
  if (!isAvailable(car) || !('cents' in shown)) return {}
  const money = { price: shown.cents / 100, priceCurrency: 'AUD' }
  if (shown.kind === 'price') return { ...money, ...(car.priceType ? { description: car.priceType } : {}) }
  const specification: UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    ...money,
    unitCode: 'WEE',
  }
  return { priceSpecification: specification }
}
