import type { Car } from '@forecourt/schemas/contract'
import { formatCount } from '#app/domain/words/count.ts'
import { getItemNames } from '#app/domain/words/item-names.ts'

/** A group of fewer has no order worth knowing. */
export const FEWEST = 4
/** Bounds of a group by its kilometres. */
const KM_BOUNDS = [10_000, 30_000, 50_000, 75_000, 100_000, 150_000, 200_000]
const SEVEN_SEATS = 7

/** Cars to compare with: the same condition and body, as many seats or more, as few kilometres. */
export type PriceGroup = {
  filters: Record<string, readonly string[]>
  ranges: { km?: readonly [null, number]; seats?: readonly [number, null] }
  /** `used SUVs under 30,000 km`, in two parts: what is counted, and what limits it. */
  many: string
  limit: string
}

/** The group of a car; null where its kind of body is not known. */
export function priceGroup(car: Car): PriceGroup | null {
  const isCar = car.itemType === 'car' || car.itemType === ''
  if (isCar && car.simpleBody === '') return null
  const isSeven = isCar && (car.seats ?? 0) >= SEVEN_SEATS
  const bound =
    car.carType === 'used' && car.km !== null ? KM_BOUNDS.find((km) => km > (car.km ?? 0)) : undefined
  const kind = isSeven
    ? `seven-seat ${describeBodies(car.simpleBody)}`
    : isCar
      ? describeBodies(car.simpleBody)
      : getItemNames([car.itemType]).many
  return {
    filters: {
      car_type: [car.carType],
      ...(car.itemType ? { item_type: [car.itemType] } : {}),
      ...(car.simpleBody ? { body: [car.simpleBody] } : {}),
    },
    ranges: {
      ...(bound === undefined ? {} : { km: [null, bound - 1] }),
      ...(isSeven ? { seats: [SEVEN_SEATS, null] } : {}),
    },
    many: `${car.carType === 'demo' ? 'demo' : car.carType} ${kind}`,
    limit: bound === undefined ? '' : ` under ${formatCount(bound)} km`,
  }
}

/** `SUVs`, `hatches`, `people movers`, `cab chassis`. */
export function describeBodies(body: string): string {
  const word = /^[A-Z0-9]{2}/.test(body) ? body : body.toLowerCase()
  if (/chassis$/.test(word)) return word
  return /(?:s|ch|sh|x)$/.test(word) ? `${word}es` : `${word}s`
}

/** A car of the group with its price in cents, and whether that price is of its kind, `Drive Away` or before charges. */
type Priced = { id: string; cents: number; type: string }

/** The one type of price that holds all charges: a dearer price of another type is dearer in any case. */
const WITH_CHARGES = 'Drive Away'

/**
 * The place of a car among the cheapest of its group, from 1; null where it is not among those, the group is small, or
 * prices of another type may be lower or higher than they say.
 * @param total how many the group has in all
 */
export function rankAmong(own: Priced, cheapest: readonly Priced[], total: number): number | null {
  const isOneType = own.type === WITH_CHARGES || cheapest.every(({ type }) => type === own.type)
  if (total < FEWEST || !isOneType || !cheapest.some(({ id }) => id === own.id)) return null
  return 1 + cheapest.filter(({ cents }) => cents < own.cents).length
}

const ORDINALS = ['The cheapest', 'Second cheapest', 'Third cheapest', 'Fourth cheapest', 'Fifth cheapest']

/** `Third cheapest`; '' for a place that nobody advertises: after the fifth, or in the dearer half. */
export function describeRank(rank: number | null, total: number): string {
  return rank === null || rank > Math.ceil(total / 2) ? '' : (ORDINALS[rank - 1] ?? '')
}
