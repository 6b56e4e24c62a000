import { randomUUID } from 'node:crypto'
import type { Car, Tenant } from '@forecourt/schemas/contract'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { QUICK_QUOTE } from '#app/domain/money/quick-quote-bounds.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { getModelWords } from '#app/domain/words/model-words.ts'
import { getTradeWords } from '#app/domain/words/trade-words.ts'
import { carTitle } from '#app/parts/car/present-car.server.ts'
import { weeklyModel } from '#app/parts/car/present-price.server.ts'
import { financeParameters } from '#app/parts/money/calculator/finance-link.ts'
import type { FinanceQuery } from '#app/parts/money/calculator/finance-query.ts'
import { quickQuotePriceCents } from '#app/parts/money/quote/quick-quote.ts'
import { pagePath, personalisedFinancePath } from '#app/paths.ts'
import type { JourneyModel } from './journey.ts'

/** Without a lender nobody is applied to: the finance page has its form alone (TEN-05). */
export const hasJourney = ({ financeProvider }: Pick<Tenant, 'financeProvider'>) => financeProvider !== ''

/** A journey without a quote yet. A car's own price replaces the one of the address. */
export function journeyModel(
  context: RequestContext,
  { asked, car, action }: { asked: FinanceQuery; car: Car | null; action: string },
): JourneyModel {
  const dealer = requireDealerContext(context)
  const { tenant, models, manufacturers } = dealer.bundle
  const priceCents = car && effectivePriceCents(car)
  const wanted = Math.round((asked.price ?? QUICK_QUOTE.priceDollars) * 100)
  return {
    action,
    asked: {
      car_id: car?.id ?? '',
      year: car?.year ?? asked.year,
      vin: car?.vin || asked.vin,
      nvic: car?.nvic || asked.nvic,
      whoIsHelping: asked.whoIsHelping,
    },
    carName: car ? carTitle(car).name : '',
    listed: car && isAvailable(car) ? weeklyModel(car, dealer) : null,
    words: car ? getTradeWords([car.itemType]) : getModelWords(models, manufacturers),
    price: (priceCents ?? quickQuotePriceCents(wanted)) / 100,
    priceFixed: priceCents !== null,
    termYears: asked.termYears,
    creditScore: asked.creditScore,
    quote: null,
    startRate: tenant.finance.quoteRate,
    provider: tenant.finance.quoteProvider,
    dealer: tenant.name,
    newsTicked: tenant.flags.newsTicked,
    privacyHref: pagePath('privacy-policy'),
    idempotencyKey: randomUUID(),
  }
}

/** The journey's address for what the finance page was asked. */
export function journeyAction(asked: FinanceQuery, car: Car | null): string {
  const query = car ? financeParameters(car) : unknownCar(asked)
  query.set('loanTerm', String(asked.termYears))
  query.set('selfAssessedCreditScore', asked.creditScore)
  if (asked.whoIsHelping) query.set('whoIsHelping', asked.whoIsHelping)
  return personalisedFinancePath(`?${query}`)
}

/** What an address says of a car that is not in the stock. */
function unknownCar({ preferredDealership, carType, vin, nvic, year, price }: FinanceQuery): URLSearchParams {
  const said = { preferredDealership, car_type: carType, vin, nvic, year, vehiclePriceBudget: price }
  const given = Object.entries(said).filter(([, value]) => value !== null && value !== '')
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
}
