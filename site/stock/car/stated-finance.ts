import { lenderKey, recordOf } from '#app/domain/money/lender.ts'
import type { FeedLenders } from '../convert/lenders.ts'
import type { carFinance } from './car-lender.ts'

type Computed = ReturnType<typeof carFinance>

/**
 * Figures that lenders stated for the car in its feed go before those worked out from the dealer's terms, each as a
 * whole: a payment is never paired with the rate of another calculation.
 */
export function statedFirst(
  { weekly, lenders }: Computed,
  stated: FeedLenders,
  provider: string,
): { lenders: NonNullable<Computed['lenders']>; weeklyDollars: number | null } {
  const weeklyDollars = weekly?.weeklyDollars ?? null
  if (Object.keys(stated).length === 0) return { lenders: lenders ?? {}, weeklyDollars }
  const own = recordOf(stated, provider)
  const names = new Set(Object.keys(stated).map(lenderKey))
  const others = Object.entries(lenders ?? {}).filter(([name]) => !names.has(lenderKey(name)))
  return {
    lenders: { ...stated, ...Object.fromEntries(others) },
    weeklyDollars: own === null ? weeklyDollars : own.paymentWeek,
  }
}
