import type { FuelModel } from '../fuel/fuel-model.ts'
import type { QuickInputs } from '../quote/fetch-quote.ts'
import type { FinanceModel } from './finance-model.ts'

/** What a car's page says of money beside the price; null for what it does not show. */
export type MoneyModel = {
  finance: FinanceModel | null
  /** Asked for when a shopper comes near, where no lender speaks for the car. */
  quote: { asked: QuickInputs; applyHref: string; cta: string } | null
  fuel: FuelModel | null
}
