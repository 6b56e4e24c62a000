import type { Car } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { DEFAULT_CREDIT_SCORE } from '#app/domain/money/credit-score.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { QUICK_QUOTE } from '#app/domain/money/quick-quote-bounds.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { isAmongMakes } from '#app/domain/vocabulary/makes.ts'
import { findStatement, showsWeeklyPrices } from '#app/parts/car/lender-statement.server.ts'
import { showsSubscription } from '#app/parts/car/present-price.server.ts'
import type { QuickInputs } from './quick-quote-wire.ts'

/**
 * The quote that a car's page requests where the car has no lender's figures, has a price (FIN-10), and the dealer shows
 * finance for it; null otherwise. Score, term and helper are fixed (FIN-69).
 */
export function vehicleQuoteInputs(car: Car, { bundle }: Pick<DealerContext, 'bundle'>): QuickInputs | null {
  const { tenant, platform } = bundle
  const price = effectivePriceCents(car) ?? 0
  const hidden =
    platform.financeHiddenDealerships.includes(car.dealershipSlug) ||
    isAmongMakes(car.make, platform.financeHiddenMakes)
  const spoken = findStatement(car, tenant) !== null
  if (spoken || hidden || price <= 0 || !isAvailable(car)) return null
  if (showsSubscription(car, { bundle })) return null
  if (!showsWeeklyPrices(bundle)) return null
  return {
    selfAssessedCreditScore: DEFAULT_CREDIT_SCORE,
    purchasePrice: price / 100,
    loanTerm: QUICK_QUOTE.termYears,
    year: car.year,
    vin: car.vin,
    nvic: car.nvic,
    whoIsHelping: '',
    car_id: car.id,
  }
}
