import type { Car } from '@forecourt/schemas/contract'
import { roundHalfUp, toDollars } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { getDefinition } from '#app/parts/lead/definitions/definitions.ts'
import { financedCar } from '#app/parts/lead/form/lead-car.server.ts'
import type { LeadCarModel } from '#app/parts/lead/form/lead-car-model.ts'
import { leadForm } from '#app/parts/lead/form/lead-form.server.ts'
import type { LeadFormModel } from '#app/parts/lead/form/lead-form-model.ts'
import { leadFacts } from '#app/parts/lead/submit/lead-facts.server.ts'
import type { FinanceQuery } from '#app/parts/money/calculator/finance-query.ts'
import { quickQuotePriceCents } from '#app/parts/money/quote/quick-quote.ts'

/** The form that asks for finance, and the vehicle. */
export type AskSection = {
  form: LeadFormModel
  /** What finance is asked for (FIN-51). */
  car: LeadCarModel | null
}

export function askSection(car: Car | null, dealer: DealerContext, asked: FinanceQuery): AskSection {
  return { form: financeForm(car, dealer, asked), car: car && financedCar(car, dealer) }
}

function financeForm(car: Car | null, dealer: DealerContext, asked: FinanceQuery): LeadFormModel {
  const definition = getDefinition('finance', dealer.bundle.tenant)
  // As on the page of the quick quote, an amount of the address is held within its bounds (FIN-56).
  const wanted = asked.price === null ? null : quickQuotePriceCents(asked.price * 100)
  const price = toDollars((car && effectivePriceCents(car)) ?? wanted)
  const values = {
    purchasePrice: price === null ? '' : String(roundHalfUp(price)),
    loanTerm: String(asked.termYears),
    selfAssessedCreditScore: asked.creditScore,
    whoIsHelping: asked.whoIsHelping,
    subscribe: dealer.bundle.tenant.flags.newsTicked ? 'on' : '',
  }
  return leadForm(definition, leadFacts(dealer, car, findAskedLocation(dealer, asked)), { values })
}

/** The location of the dealership that was preferred. */
function findAskedLocation({ bundle }: DealerContext, { preferredDealership }: FinanceQuery): string {
  const place = bundle.locations.find(({ dealershipSlug }) => dealershipSlug === preferredDealership)
  return preferredDealership === '' ? '' : (place?.id ?? '')
}
