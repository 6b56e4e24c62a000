import { combineVerdicts, hides, shows, type Verdict } from '@forecourt/schemas/contract/pure'
import { isAvailable } from '#app/domain/stock/availability.ts'

/** What decides whether a car can be saved. */
export type SavedControlsQuestion = {
  car: { status: string; carType: string; priceCents: number | null; imageCount: number }
  /** The dealer lets shoppers save cars in their browser (SAVE-01, SAVE-03). */
  garage: boolean
  /** The dealer's strict option (SAVE-12). */
  strict: boolean
  /** The site sells used cars only. */
  usedOnly: boolean
}

/** Are heart and Compare there (SAVE-11, SAVE-12)? With the reasons against. */
export function savedControls({ car, garage, strict, usedOnly }: SavedControlsQuestion): Verdict {
  const parts = [
    garage ? shows('garage', 'The dealer has a garage.') : hides('no-garage', 'The dealer has no garage.'),
    isAvailable(car)
      ? shows('available', 'The car can be bought.')
      : hides('unavailable', 'The car is not available.'),
  ]
  return combineVerdicts(strict ? [...parts, ...strictConditions(car, usedOnly)] : parts)
}

/** The conditions of the dealer's strict option (SAVE-12). */
export function strictConditions(car: SavedControlsQuestion['car'], usedOnly: boolean): Verdict[] {
  return [
    (car.priceCents ?? 0) > 0 ? shows('priced', 'It has a price.') : hides('no-price', 'It has no price.'),
    car.imageCount > 0 ? shows('pictured', 'It has pictures.') : hides('no-pictures', 'It has no pictures.'),
    usedOnly && car.carType !== 'used'
      ? hides('not-used', 'The site saves used cars only.')
      : shows('type', 'Its type can be saved.'),
  ]
}
