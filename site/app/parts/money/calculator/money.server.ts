import type { Car } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { fuelModel } from '../fuel/fuel-block.server.ts'
import { vehicleQuoteInputs } from '../quote/vehicle-quote.server.ts'
import { financeModel, lenderModel } from './finance-block.server.ts'
import { financeHref } from './finance-link.ts'
import type { MoneyModel } from './money-model.ts'

/** Finance, quote and running costs of a car's page. */
export function moneyModel(car: Car, dealer: Pick<DealerContext, 'bundle' | 'now'>): MoneyModel {
  const { finance, texts } = dealer.bundle.tenant
  const asked = vehicleQuoteInputs(car, dealer)
  return {
    finance: financeModel(car, dealer),
    lender: lenderModel(car, dealer),
    quote: asked && { asked, applyHref: financeHref(finance.path, car), cta: texts.financeCta },
    fuel: fuelModel(car),
  }
}
