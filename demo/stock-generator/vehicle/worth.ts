import type { Grade, ItemType } from '../catalog/grade.ts'
import { MAKES } from '../catalog/makes.ts'
import type { Random } from '../random.ts'

/** Kilometres a year, least and most. */
type Yearly = readonly [least: number, most: number]

const BY_TYPE: Readonly<Record<Exclude<ItemType, 'caravan'>, Yearly>> = {
  car: [7_500, 19_500],
  motorcycle: [1_400, 6_200],
  truck: [14_000, 38_000],
  motorhome: [5_000, 13_000],
}
const WORKING: Yearly = [12_000, 27_000]
const LINE_HAUL: Yearly = [22_000, 68_000]
const WEEKEND: Yearly = [3_000, 9_000]
/** From here a truck is driven by the day and not by the errand. */
const HEAVY_KG = 12_000

/** A fifth goes on the day it leaves the showroom and in the year after. */
const AFTER_THE_FIRST_YEAR = 0.84
/** Four-wheel drives and eight cylinders keep more of their price than their make does. */
const OFF_ROAD_BONUS = 0.018
const EIGHT_CYLINDERS_BONUS = 0.045
/** New electric cars get cheaper, and the used ones with them. */
const ELECTRIC_LOSS = 0.035
/** What the price loses when a vehicle has gone twice as far as others of its age. */
const DISTANCE_SHARE = 0.16

function findYearly({ itemType, photo, measures }: Grade): Yearly | null {
  if (itemType === 'caravan') return null
  if (itemType === 'truck' && Number.parseInt(measures.grossVehicleMass ?? '', 10) > HEAVY_KG)
    return LINE_HAUL
  if (photo === 'ute' || photo === 'van' || photo === 'cabchassis') return WORKING
  return photo === 'coupe' || photo === 'convertible' ? WEEKEND : BY_TYPE[itemType]
}

/** Kilometres a vehicle of an age has done, with a driver's luck; null for what has no odometer. */
export function inventKilometres(grade: Grade, ageYears: number, random: Random): number | null {
  const yearly = findYearly(grade)
  if (yearly === null) return null
  return Math.round(ageYears * random.whole(...yearly)) + random.whole(40, 900)
}

/**
 * What vehicles like a used one ask in dollars. A sixth goes in the first year, then a share of what is left each year by how
 * well the make keeps its price, and distance beyond what is usual at that age takes up to a sixth more or less.
 */
export function usualDollars(
  grade: Grade,
  { ageYears, km }: { ageYears: number; km: number | null },
): number {
  const keeps =
    (MAKES.get(grade.make)?.keeps ?? 0.87) +
    (grade.drive.startsWith('4x4') ? OFF_ROAD_BONUS : 0) +
    (grade.engine?.cylinders === 8 ? EIGHT_CYLINDERS_BONUS : 0) -
    (grade.engine?.fuel === 'Electric' ? ELECTRIC_LOSS : 0)
  const byAge = grade.dollars * AFTER_THE_FIRST_YEAR * Math.min(0.95, keeps) ** Math.max(0, ageYears - 1)
  const yearly = findYearly(grade)
  const usual = yearly === null ? 1 : ageYears * ((yearly[0] + yearly[1]) / 2)
  const beyond = km === null ? 0 : Math.max(-1, Math.min(1, km / usual - 1))
  return byAge * (1 - beyond * DISTANCE_SHARE)
}

/** What one dealer asks: a little more or less than others. */
export function usedDollars(usual: number, random: Random): number {
  return usual * (0.975 + random.next() * 0.05)
}

/** A price as dealers write them: to the thousand, the five hundred or the hundred, less a little. */
export function pricedAt(dollars: number, endings: readonly number[], random: Random): number {
  const step = dollars < 12_000 ? 100 : dollars < 30_000 ? 500 : 1_000
  return Math.max(1_490, Math.round(dollars / step) * step - random.pick(endings))
}

/** The price without stamp duty, number plates and insurance, which drive away includes. */
export function withoutCharges(driveAway: number): number {
  return Math.round((driveAway - Math.min(900, driveAway * 0.03)) / 1.036 / 10) * 10
}
