/** The shopper's description of the vehicle after its first valuation. */
export type Adjustments = {
  condition: 'excellent' | 'good' | 'fair' | 'poor'
  history: 'full' | 'part' | 'none'
  /** Damage that needs repair. */
  damage: boolean
  keys: 'two' | 'one'
}

/** The questions that a shopper has answered; what is not answered is not supposed to be known. */
export type Answered = { [Name in keyof Adjustments]?: Adjustments[Name] }

/** Between these, whole cents. */
export type OfferRange = { lowCents: number; highCents: number }

const CONDITION = { excellent: 0.03, good: 0, fair: -0.07, poor: -0.16 }
const HISTORY = { full: 0, part: -0.03, none: -0.06 }
const DAMAGE = -0.08
const SECOND_KEY_CENTS = 45_000
/** The estimate is a range, as wide on either side; each question that is still open makes it wider. */
const SPREAD = 0.04
const OPEN_SPREAD: Readonly<Record<keyof Adjustments, number>> = {
  condition: 0.03,
  history: 0.015,
  damage: 0.02,
  keys: 0.01,
}
const STEP_CENTS = 10_000

const toStep = (cents: number, round: (value: number) => number) =>
  Math.max(0, round(cents / STEP_CENTS) * STEP_CENTS)

/**
 * The estimate for a vehicle (TRADE-01), in whole hundreds of dollars: around a vehicle in good order, as far as its owner
 * has not said otherwise, and the narrower the more is answered.
 * @param valueCents what it is worth in good order
 */
export function offerRange(valueCents: number, answered: Answered): OfferRange {
  const cents = estimateMiddle(valueCents, answered)
  const spread = computeSpread(answered)
  return {
    lowCents: toStep(cents * (1 - spread), Math.floor),
    highCents: toStep(cents * (1 + spread), Math.ceil),
  }
}

/** How wide the estimate is, as a share on either side. */
const computeSpread = (answered: Answered) =>
  listOpen(answered).reduce((sum, name) => sum + OPEN_SPREAD[name], SPREAD)

/** What a vehicle of this state is worth, in cents; in good order as far as its owner has not said otherwise. */
function estimateMiddle(valueCents: number, answered: Answered): number {
  const { condition = 'good', history = 'full', damage = false, keys = 'two' } = answered
  const share = 1 + CONDITION[condition] + HISTORY[history] + (damage ? DAMAGE : 0)
  return valueCents * share - (keys === 'one' ? SECOND_KEY_CENTS : 0)
}

const ANSWERS: { readonly [Name in keyof Adjustments]: readonly Adjustments[Name][] } = {
  condition: ['excellent', 'good', 'fair', 'poor'],
  history: ['full', 'part', 'none'],
  damage: [false, true],
  keys: ['two', 'one'],
}
const BEST: Adjustments = { condition: 'excellent', history: 'full', damage: false, keys: 'two' }
const WORST: Adjustments = { condition: 'poor', history: 'none', damage: true, keys: 'one' }
const SCALE_CENTS = 100_000

/**
 * The scale that an estimate is drawn on, in whole thousands of dollars: from a vehicle in the worst state to one in the
 * best. Answers do not change it.
 */
export function offerScale(valueCents: number): OfferRange {
  const widest = computeSpread({})
  const low = estimateMiddle(valueCents, WORST) * (1 - widest)
  const high = estimateMiddle(valueCents, BEST) * (1 + widest)
  return {
    lowCents: Math.max(0, Math.floor(low / SCALE_CENTS) * SCALE_CENTS),
    highCents: Math.ceil(high / SCALE_CENTS) * SCALE_CENTS,
  }
}

/** By how much the answer to one question may move the estimate, in whole hundreds of dollars. */
export function worthUpTo(valueCents: number, answered: Answered, name: keyof Adjustments): number {
  const now = estimateMiddle(valueCents, answered)
  const moves = ANSWERS[name].map((answer) =>
    Math.abs(estimateMiddle(valueCents, { ...answered, [name]: answer }) - now),
  )
  return toStep(Math.max(...moves), Math.ceil)
}

/** The questions that are not answered yet. */
export const listOpen = (answered: Answered): (keyof Adjustments)[] =>
  (Object.keys(OPEN_SPREAD) as (keyof Adjustments)[]).filter((name) => answered[name] === undefined)
