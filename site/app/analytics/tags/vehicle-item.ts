import { parseJson } from '#app/domain/parse-json.ts'

type Structured = Readonly<Record<string, unknown>>

/** The vehicle of the page in the council's words, from its structured data; {} on any other page. */
export function readItem(): Record<string, string | number> {
  const texts = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent ?? '',
  )
  return describeItem(texts.map((text) => parseJson(text)))
}

/** @param documents schema.org objects of a page, not validated */
export function describeItem(documents: readonly unknown[]): Record<string, string | number> {
  const vehicle = documents.find((one): one is Structured => isObject(one) && 'vehicleModelDate' in one)
  if (!vehicle) return {}
  const offers = isObject(vehicle.offers) ? vehicle.offers : {}
  const brand = isObject(vehicle.brand) ? vehicle.brand.name : undefined
  const condition = String(offers.itemCondition ?? '').replace(/^.*\/|Condition$/g, '')
  const facts = {
    item_number: vehicle.sku,
    item_make: brand,
    item_model: vehicle.model,
    item_variant: vehicle.vehicleConfiguration,
    item_year: vehicle.vehicleModelDate,
    item_color: vehicle.color,
    item_category: vehicle.bodyType,
    item_condition: condition.toLowerCase(),
    item_price: Number(offers.price) || undefined,
  }
  return Object.fromEntries(
    Object.entries(facts).filter((fact): fact is [string, string | number] =>
      typeof fact[1] === 'number' ? true : typeof fact[1] === 'string' && fact[1] !== '',
    ),
  )
}

const isObject = (value: unknown): value is Structured => typeof value === 'object' && value !== null
