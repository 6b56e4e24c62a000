import type { Car } from '@forecourt/schemas/contract'
import type { Shop } from '#app/features/shop.ts'
import { financeModel } from './finance-block.server.ts'
import { financeHref } from './finance-link.ts'
import { fuelModel } from './fuel-block.server.ts'
import type { MoneyModel } from './money-model.ts'
import { vehicleQuoteAsk } from './vehicle-quote.server.ts'

/** What a car's page says of money beside the price. */
export function moneyModel(car: Car, shop: Pick<Shop, 'bundle' | 'now'>): MoneyModel {
  const { finance, texts } = shop.bundle.tenant
  const asked = vehicleQuoteAsk(car, shop)
  return {
    finance: financeModel(car, shop),
    quote: asked && { asked, applyHref: financeHref(finance.path, car), cta: texts.financeCta },
    fuel: fuelModel(car),
  }
}
