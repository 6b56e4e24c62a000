import type { PriceLabel } from '@forecourt/schemas/contract'
import { askedPrice, contradictions, sellingCents } from './asked-price.ts'
import type { FeedVehicle } from './vehicle-fields.ts'

/** Indexed values of the same car that warnings compare with. */
export type EarlierCar = { km: number | null; priceCents: number | null }

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/i
/** Model years from which a VIN has 17 characters. */
const VIN_SINCE = 1989
const DEMO_KM = 10_000
const ODOMETER_SLACK_KM = 1_000
/** Higher readings are errors. */
const MOST_KM = 1_000_000
const STOCKNUM_LENGTH = 20
/** Model years are announced up to two years ahead. */
const YEARS_AHEAD = 2
/** Lower prices are placeholders. */
const LEAST_PRICE_CENTS = 10_000

export type Warning = readonly [field: string, reason: string]

/** Warnings that do not reject the row. `now` is ISO. */
export function vehicleWarnings(
  vehicle: FeedVehicle,
  earlier: EarlierCar | undefined,
  { now, defaultPriceLabel }: { now: string; defaultPriceLabel: PriceLabel | null },
): Warning[] {
  const { stocknum } = vehicle
  return [
    ...vinWarnings(vehicle),
    ...(stocknum.length > STOCKNUM_LENGTH
      ? [['stocknum', `is longer than ${STOCKNUM_LENGTH} characters`] as const]
      : []),
    ...yearWarnings(vehicle, now),
    ...kmWarnings(vehicle, earlier?.km ?? null),
    ...contradictions(vehicle),
    ...priceWarnings(
      sellingCents(vehicle, askedPrice(vehicle, defaultPriceLabel)),
      earlier?.priceCents ?? null,
    ),
  ]
}

function vinWarnings({ vin, year }: FeedVehicle): Warning[] {
  if (vin === '' || VIN.test(vin)) return []
  const text = `"${vin.slice(0, 40)}" is not a VIN of 17 characters without I, O and Q`
  return [['vin', (year ?? VIN_SINCE) < VIN_SINCE ? `${text}, as may be right before ${VIN_SINCE}` : text]]
}

function yearWarnings({ year }: FeedVehicle, now: string): Warning[] {
  const last = new Date(now).getUTCFullYear() + YEARS_AHEAD
  return year !== null && year > last ? [['year', `${year} is later than any model that is sold`]] : []
}

function kmWarnings({ km, carType }: FeedVehicle, before: number | null): Warning[] {
  if (km === null) return []
  const warnings: Warning[] = []
  if (carType === 'demo' && km > DEMO_KM) warnings.push(['km', `a demo with ${km} km`])
  if (km > MOST_KM) warnings.push(['km', `${km} km is more than an odometer shows`])
  if (carType === 'used' && before !== null && km < before - ODOMETER_SLACK_KM) {
    warnings.push(['km', `the odometer went back from ${before} to ${km} km`])
  }
  return warnings
}

function priceWarnings(priceCents: number | null, before: number | null): Warning[] {
  if (!priceCents) return []
  const warnings: Warning[] = []
  if (priceCents < LEAST_PRICE_CENTS) warnings.push(['price', `$${priceCents / 100} is hardly a price`])
  if (before && Math.abs(priceCents - before) > before / 2) {
    warnings.push(['price', `changed by more than half, from ${before / 100} to ${priceCents / 100}`])
  }
  return warnings
}
