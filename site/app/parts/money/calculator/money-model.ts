import type { FuelModel } from '../fuel/fuel-model.ts'
import type { QuickInputs } from '../quote/quick-quote-wire.ts'
import type { FinanceModel, LenderModel } from './finance-model.ts'

/** Finance, quote and running costs of a car's page; null for what it does not show. */
export type MoneyModel = {
  finance: FinanceModel | null
  /** The lender of a car without a price, and so without a calculator (FIN-09). */
  lender: LenderModel | null
  /** Requested by the browser for a car without a lender's figures. */
  quote: { asked: QuickInputs; applyHref: string; cta: string } | null
  fuel: FuelModel | null
}
