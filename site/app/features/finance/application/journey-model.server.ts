import { randomUUID } from 'node:crypto'
import type { Car } from '@forecourt/schemas/contract'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { QUICK_QUOTE } from '#app/domain/money/quick-quote-bounds.ts'
import { carTitle } from '#app/parts/car/present-car.server.ts'
import type { FinanceQuery } from '#app/parts/money/calculator/finance-query.ts'
import { quickQuotePriceCents } from '#app/parts/money/quote/quick-quote.ts'
import { pagePath } from '#app/paths.ts'
import type { JourneyModel } from './journey.ts'

/** A journey without a quote yet. A car's own price replaces the one of the address. */
export function journeyModel(
  context: RequestContext,
  { asked, car, action }: { asked: FinanceQuery; car: Car | null; action: string },
): JourneyModel {
  const { tenant } = requireDealerContext(context).bundle
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
