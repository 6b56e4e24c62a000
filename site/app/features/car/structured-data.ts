import type { Car } from '@forecourt/schemas/contract'
import { toDollars } from '@forecourt/schemas/contract/pure'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'

type StructuredDataSource = { url: string; dealer: string; image: string | null }

const CONDITIONS = { new: 'NewCondition', demo: 'UsedCondition', used: 'UsedCondition' } as const

/** By kind; what schema.org has no word for is a vehicle. */
const TYPES: Readonly<Record<string, string>> = { '': 'Car', car: 'Car', motorcycle: 'Motorcycle' }

/** A vehicle as schema.org's Car, Motorcycle or Vehicle with an offer, for search engines. https://schema.org/Car */
export function structuredCar(
  car: Car,
  { url, dealer, image }: StructuredDataSource,
): Record<string, unknown> {
  const price = toDollars(effectivePriceCents(car))
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
      price,
      priceCurrency: price === null ? null : 'AUD',
      availability: `https://schema.org/${isAvailable(car) ? 'InStock' : 'SoldOut'}`,
      seller: { '@type': 'AutoDealer', name: dealer },
    }),
  })
}

function dropEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''))
}
