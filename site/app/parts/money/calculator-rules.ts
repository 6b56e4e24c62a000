import { formatDollars, roundHalfUp } from '@forecourt/schemas/contract/pure'

/** How the calculator's highest purchase price is found (FIN-12). */
export type MaxRule = 'fixed250k' | 'scaled105' | 'slider100k'

const FIXED_MAX_CENTS = 25_000_000
const SLIDER_MAX_CENTS = 10_000_000
const DEFAULT_AMOUNT_CENTS = 3_000_000

/** Is the calculator shown: a finance provider and a finance value above 0 (FIN-01)? */
export function calculatorVisible(provider: string | null, financeValue: number): boolean {
  return Boolean(provider) && financeValue > 0
}

/**
 * The amount a shopper typed, at least 0 (FIN-15), and the help below it when it is at or beyond a
 * bound (FIN-14, OPEN-34). The amount itself is not clamped: a shopper still typing is not interrupted.
 */
export function calculatorAmount(
  amountCents: number,
  minCents: number,
  maxCents: number,
): { amountCents: number; help: string | null } {
  const atBound = amountCents <= minCents || amountCents >= maxCents
  const help = `Cannot be less than ${formatDollars(minCents)} or more than ${formatDollars(maxCents)}`
  return { amountCents: Math.max(0, amountCents), help: atBound ? help : null }
}

/** Term, interest, trade-in and residual are held within their bounds (FIN-22). */
export function clampToBounds(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}

/** The highest purchase price in cents; scaled means 1.05 × a car dearer than $100,000, to the dollar (OPEN-80). */
export function calculatorMaxCents(rule: MaxRule, carPriceCents: number): number {
  if (rule === 'slider100k') return SLIDER_MAX_CENTS
  if (rule === 'scaled105' && carPriceCents > 10_000_000)
    return roundHalfUp((carPriceCents * 1.05) / 100) * 100
  return FIXED_MAX_CENTS
}

/** The amount the calculator opens with: the car's price, or $30,000 without one or by the dealer's option (FIN-24). */
export function calculatorDefaultCents(priceCents: number | null, always30000: boolean): number {
  if (always30000 || priceCents === null || priceCents <= 0) return DEFAULT_AMOUNT_CENTS
  return priceCents
}
