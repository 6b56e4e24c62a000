/** The shopper's description of the vehicle after its first valuation. */
export type Adjustments = {
  condition: 'excellent' | 'good' | 'fair' | 'poor'
  history: 'full' | 'part' | 'none'
  /** Damage that needs repair. */
  damage: boolean
  keys: 'two' | 'one'
}

/** A car in good order, which is what a valuation supposes. */
export const USUAL_ADJUSTMENTS: Adjustments = {
  condition: 'good',
  history: 'full',
  damage: false,
  keys: 'two',
}

/** Between these, whole cents. */
export type OfferRange = { lowCents: number; highCents: number }

const CONDITION = { excellent: 0.03, good: 0, fair: -0.07, poor: -0.16 }
const HISTORY = { full: 0, part: -0.03, none: -0.06 }
const DAMAGE = -0.08
const SECOND_KEY_CENTS = 45_000
/** The estimate is a range, as wide on either side. */
const SPREAD = 0.04
const STEP_CENTS = 10_000

const toStep = (cents: number, round: (value: number) => number) =>
  Math.max(0, round(cents / STEP_CENTS) * STEP_CENTS)

/**
 * The range that is offered for a vehicle (TRADE-01), in whole hundreds of dollars.
 * @param valueCents what it is worth in good order
 */
export function offerRange(
  valueCents: number,
  { condition, history, damage, keys }: Adjustments,
): OfferRange {
  const share = 1 + CONDITION[condition] + HISTORY[history] + (damage ? DAMAGE : 0)
  const cents = valueCents * share - (keys === 'one' ? SECOND_KEY_CENTS : 0)
  return {
    lowCents: toStep(cents * (1 - SPREAD), Math.floor),
    highCents: toStep(cents * (1 + SPREAD), Math.ceil),
  }
}
