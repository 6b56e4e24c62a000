import type { Car } from '@forecourt/schemas/contract'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { FUEL_DEFAULTS, fuelCostVisible } from './fuel-cost.ts'
import type { FuelModel } from './fuel-model.ts'

/** The fuel cost calculator of a car that can be bought; an electric one burns nothing (FUEL-04, FUEL-05). */
export function fuelModel(car: Car): FuelModel | null {
  if (!isAvailable(car) || !fuelCostVisible(car)) return null
  const litresPer100km = findConsumption(car)
  // The assumption is one of cars: of a truck or a motorcycle it would mislead.
  if (litresPer100km === null && !['', 'car'].includes(car.itemType)) return null
  return { litresPer100km: litresPer100km ?? FUEL_DEFAULTS.litresPer100km, known: litresPer100km !== null }
}

function findConsumption({ fuelconsumptioncombined }: Car): number | null {
  const text = String(fuelconsumptioncombined ?? '')
  // Miles per gallon are another measure.
  if (/mpg/i.test(text)) return null
  const litres = Number.parseFloat(text.replace(',', '.'))
  return Number.isFinite(litres) && litres > 0 ? litres : null
}
