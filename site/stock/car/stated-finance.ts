import { lenderKey } from '@forecourt/schemas/contract/pure'
import { findRecord } from '#app/domain/money/lender.ts'
import type { carFinance } from './car-lender.ts'

type Finance = ReturnType<typeof carFinance>

/** Figures that lenders stated for one car, by provider. */
export type StatedLenders = Finance['lenders']

/**
 * Figures that lenders stated for the car in its feed go before those worked out from the dealer's terms, each as a
 * whole: a payment is never paired with the rate of another calculation.
 */
export function statedFirst(
  { weeklyDollars, lenders }: Finance,
  stated: StatedLenders,
  provider: string,
): Finance {
  if (Object.keys(stated).length === 0) return { lenders, weeklyDollars }
  const own = findRecord(stated, provider)
  const names = new Set(Object.keys(stated).map(lenderKey))
  const others = Object.entries(lenders).filter(([name]) => !names.has(lenderKey(name)))
  return {
    lenders: { ...stated, ...Object.fromEntries(others) },
    weeklyDollars: own === null ? weeklyDollars : (own.paymentWeek ?? null),
  }
}
