import type { FeedVehicle } from './vehicle-fields.ts'

/** What the index knows of the same car from before, where it matters for a warning. */
export type EarlierCar = { km: number | null; priceCents: number | null }

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/i
/** Model years from which a VIN has 17 characters. */
const VIN_SINCE = 1989
const DEMO_KM = 10_000
const ODOMETER_SLACK_KM = 1_000
const STOCKNUM_LENGTH = 20

/** Oddities that block nothing: [field, reason in plain words]. */
export function vehicleWarnings(
  vehicle: FeedVehicle,
  earlier: EarlierCar | undefined,
): (readonly [field: string, reason: string])[] {
  const { vin, year, km, carType, stocknum } = vehicle
  const warnings: (readonly [string, string])[] = []
  if (vin !== '' && !VIN.test(vin) && (year ?? 0) >= VIN_SINCE) {
    warnings.push(['vin', `"${vin.slice(0, 40)}" is no VIN of 17 characters without I, O and Q`])
  }
  if (stocknum.length > STOCKNUM_LENGTH)
    warnings.push(['stocknum', `is longer than ${STOCKNUM_LENGTH} characters`])
  if (carType === 'demo' && (km ?? 0) > DEMO_KM) warnings.push(['km', `a demo with ${km} km`])
  if (carType === 'used' && earlier?.km && km !== null && km < earlier.km - ODOMETER_SLACK_KM) {
    warnings.push(['km', `the odometer went back from ${earlier.km} to ${km} km`])
  }
  const priceCents = vehicle.dapCents ?? vehicle.egcCents
  if (
    earlier?.priceCents &&
    priceCents &&
    Math.abs(priceCents - earlier.priceCents) > earlier.priceCents / 2
  ) {
    warnings.push([
      'price',
      `changed by more than half, from ${earlier.priceCents / 100} to ${priceCents / 100}`,
    ])
  }
  return warnings
}
