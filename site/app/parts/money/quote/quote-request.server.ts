import type { Car } from '@forecourt/schemas/contract'
import { z } from 'zod'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { CREDIT_SCORES, DEFAULT_CREDIT_SCORE } from '#app/domain/money/credit-score.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { QUICK_QUOTE } from '#app/domain/money/quick-quote-bounds.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { AppError } from '#app/errors.ts'
import { type Quote, type QuoteRequest, QuotesError } from '#app/integrations/quotes/quotes.ts'
import { SOLD } from '#app/parts/car/sold-car.server.ts'
import { findCarByIdOrSlug } from '#app/parts/lead/submit/lead-facts.server.ts'

const text = z
  .string()
  .max(120)
  .nullish()
  .transform((value) => value ?? '')

/** The request of CALL-06; with `car_id` the car's own price, year, VIN and NVIC replace those of the request. */
export const wireQuoteRequest = z.object({
  selfAssessedCreditScore: z.enum(CREDIT_SCORES).default(DEFAULT_CREDIT_SCORE),
  purchasePrice: z.coerce.number().positive().max(10_000_000),
  loanTerm: z.coerce
    .number()
    .min(QUICK_QUOTE.minYears)
    .max(QUICK_QUOTE.maxYears)
    .default(QUICK_QUOTE.termYears),
  year: z.coerce
    .number()
    .int()
    .nullish()
    .transform((value) => value || null),
  vin: text,
  nvic: text,
  whoIsHelping: text,
  car_id: text,
})

export type WireQuoteRequest = z.output<typeof wireQuoteRequest>

/** The result of a request: `status` is HTTP's. */
export type QuoteAnswer = { quote: Quote } | { error: string; status: number }

/** 'Failed to get {provider} quick quote' (ERR-23, OPEN-75). */
export const quoteFailed = (provider: string) => `Failed to get ${provider} quick quote`

/** The provider's request, and the car that it is about or null; a car's data come from the stock. */
export async function buildRequest(
  context: RequestContext,
  wire: WireQuoteRequest,
): Promise<{ request: QuoteRequest; car: Car | null }> {
  const { car, unknown } = await findCarByIdOrSlug(requireDealerContext(context), wire.car_id)
  if (unknown) throw new AppError('stock_unavailable')
  const ownCents = car && effectivePriceCents(car)
  const request = {
    creditScore: wire.selfAssessedCreditScore,
    priceCents: ownCents ?? Math.round(wire.purchasePrice * 100),
    termYears: wire.loanTerm,
    year: car?.year ?? wire.year,
    vin: car?.vin || wire.vin,
    nvic: car?.nvic || wire.nvic,
    whoIsHelping: wire.whoIsHelping,
  }
  return { request, car }
}

/** Requests a quote. A failure is logged without the request, and returned with the provider's message where it has one. */
export async function askQuote(context: RequestContext, wire: WireQuoteRequest): Promise<QuoteAnswer> {
  const { tenant } = requireDealerContext(context).bundle
  const limit = await context.limits.take('quote', tenant.slug, context.visitor.address)
  if (!limit.ok) return { error: 'Too many quotes at once. Please try again later.', status: 429 }
  const { request, car } = await buildRequest(context, wire)
  if (car && !isAvailable(car)) return { error: SOLD, status: 409 }
  try {
    return { quote: await context.quotes.quote(request, { origin: context.url.origin }) }
  } catch (error) {
    if (!(error instanceof QuotesError)) throw error
    context.log.warn({ err: error }, 'no quote')
    return { error: error.words || quoteFailed(tenant.finance.quoteProvider), status: 502 }
  }
}

/** A quote by its API field names (CALL-06). */
export const wireQuote = ({ weeklyDollars, ratePercent, comparisonRatePercent }: Quote) => ({
  weeklyRepaymentAmount: weeklyDollars,
  advertisedRate: ratePercent,
  comparisonRate: comparisonRatePercent,
})
