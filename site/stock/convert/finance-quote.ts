import { z } from 'zod'
import { parseJson } from '#app/domain/parse-json.ts'
import { type Converter, rawText, unreadable } from './conversion.ts'

const percentAYear = z.coerce.number().positive().max(100)
const financeQuote = z.object({
  /** Dollars. */
  weeklyRepaymentAmount: z.coerce.number().positive().max(100_000),
  advertisedRate: percentAYear,
  comparisonRate: percentAYear,
})

export type FeedFinanceQuote = z.output<typeof financeQuote>

/** A lender's quote for the vehicle (DATA-13), as JSON or as text of it; null for none. */
export const toFinanceQuote: Converter<FeedFinanceQuote | null> = (raw) => {
  if (raw === null || raw === undefined || raw === '') return { value: null }
  const parsed = financeQuote.safeParse(typeof raw === 'string' ? parseJson(rawText(raw)) : raw)
  return parsed.success
    ? { value: parsed.data }
    : unreadable(null, raw, 'a quote with repayment, rate and comparison rate')
}
