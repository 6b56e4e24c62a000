import { roundHalfUp } from '@forecourt/schemas/contract/pure'

/** Starting values: dollars a litre, kilometres a week, litres per 100 km (FUEL-01). */
export const FUEL_DEFAULTS = { pricePerLitre: 1.7, kmPerWeek: 250, litresPer100km: 10 } as const

/** Fuel cost a week in cents (FUEL-02, OPEN-64); fields are as typed, '$', commas and units are ignored (FUEL-03). */
export function weeklyFuelCostCents(input: {
  price: string | null
  distance: string | null
  litresPer100km: number | null
}): number {
  const price = parseTyped(input.price) ?? FUEL_DEFAULTS.pricePerLitre
  const km = parseTyped(input.distance) ?? FUEL_DEFAULTS.kmPerWeek
  const consumption = input.litresPer100km ?? FUEL_DEFAULTS.litresPer100km
  return roundHalfUp(km * consumption * price)
}

/** The fuel cost calculator is hidden for electric cars (FUEL-04). */
export function fuelCostVisible(car: { simpleFuel: string }): boolean {
  return car.simpleFuel !== 'Electric'
}

function parseTyped(text: string | null): number | null {
  const digits = text?.replace(/[^\d.]/g, '') ?? ''
  const value = Number(digits)
  return digits === '' || !Number.isFinite(value) ? null : value
}
