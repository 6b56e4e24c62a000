import type { Car } from '@forecourt/schemas/contract'
import { toDollars } from '@forecourt/schemas/contract/pure'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { priceDisplay } from '#app/features/car/rules/price-display.ts'

type StructuredDataSource = {
  url: string
  dealer: string
  image: string | null
  /** As a dealer that offers subscriptions shows its prices (PRICE-01). */
  offersSubscriptions: boolean
}

const CONDITIONS = { new: 'NewCondition', demo: 'UsedCondition', used: 'UsedCondition' } as const

/** By kind; what schema.org has no word for is a vehicle. */
const TYPES: Readonly<Record<string, string>> = { '': 'Car', car: 'Car', motorcycle: 'Motorcycle' }

/** A vehicle as schema.org's Car, Motorcycle or Vehicle with an offer, for search engines. https://schema.org/Car */
export function structuredCar(
  car: Car,
  { url, dealer, image, offersSubscriptions }: StructuredDataSource,
): Record<string, unknown> {
  return dropEmpty({
    '@context': 'https://schema.org',
    '@type': TYPES[car.itemType] ?? 'Vehicle',
    name: car.name,
    url,
    image,
    sku: car.stocknum,
    vehicleIdentificationNumber: car.vin,
    brand: car.make ? { '@type': 'Brand', name: car.make } : null,
    model: car.model,
    vehicleModelDate: car.year === null ? null : String(car.year),
    bodyType: car.simpleBody,
    color: car.colour,
    fuelType: car.simpleFuel,
    vehicleTransmission: car.simpleTransmission,
    vehicleSeatingCapacity: car.itemType === 'motorcycle' ? null : car.seats,
    itemCondition: `https://schema.org/${CONDITIONS[car.carType]}`,
    mileageFromOdometer:
      car.km === null ? null : { '@type': 'QuantitativeValue', value: car.km, unitCode: 'KMT' },
    offers: dropEmpty({
      '@type': 'Offer',
      url,
      ...offeredPrice(car, offersSubscriptions),
      availability: `https://schema.org/${isAvailable(car) ? 'InStock' : 'SoldOut'}`,
      seller: { '@type': 'AutoDealer', name: dealer },
    }),
  })
}

/** The price that the page shows; by the week for a subscription. */
function offeredPrice(car: Car, offersSubscriptions: boolean): Record<string, unknown> {
  const shown = priceDisplay(car, { offersSubscriptions })
  if (!isAvailable(car) || !('cents' in shown)) return {}
  const money = { price: toDollars(shown.cents), priceCurrency: 'AUD' }
  if (shown.kind === 'price') return money
  return { priceSpecification: { '@type': 'UnitPriceSpecification', ...money, unitCode: 'WEE' } }
}

function dropEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''))
}
