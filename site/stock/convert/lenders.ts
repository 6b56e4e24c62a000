import { z } from 'zod'
import { parseJson } from '#app/domain/parse-json.ts'
import { type Converter, rawText, unreadable } from './conversion.ts'

const MOST_LENDERS = 20

/** A number of a feed, also as text; '' and null count as no number. */
const number = (most: number) =>
  z.preprocess(
    (value) => (value === '' ? null : value),
    z.coerce.number().min(0).max(most).nullish().default(null),
  )
const dollars = number(10_000_000)
const percent = number(100)
const count = number(2_000)
/** Systems write 0 for a payment that they do not have. */
const payment = dollars.transform((value) => value || null)
const text = z.string().trim().max(2_000).default('')

/** One lender's figures for the vehicle (DATA-14); a payment needs the comparison rate it is advertised with. */
const figures = z
  .object({
    interestRate: percent,
    comparisonRate: percent,
    paymentWeek: payment,
    paymentMonth: payment,
    balloon: dollars,
    deposit: dollars,
    termYears: count,
    termMonths: count,
    termWeeks: count,
    term1: dollars,
    term2: dollars,
    term3: dollars,
    term4: dollars,
    term5: dollars,
    term6: dollars,
    term7: dollars,
    totalPayable: dollars,
    establishmentFees: dollars,
    disclaimer: text,
    financeProvider: text,
  })
  .refine(({ paymentWeek, paymentMonth, interestRate, comparisonRate }) => {
    const hasPayment = paymentWeek !== null || paymentMonth !== null
    return !hasPayment || (interestRate !== null && comparisonRate !== null)
  })

/** Lenders' figures for a vehicle by provider, marked as stated by the lenders. */
type FeedLenders = Record<string, z.output<typeof figures> & { stated: true }>

/** Lenders' own figures for the vehicle, as JSON or as text of it, by provider or as a list; {} for none. */
export const toLenders: Converter<FeedLenders> = (raw) => {
  const given = typeof raw === 'string' ? parseJson(rawText(raw)) : raw
  if (raw === null || raw === undefined || raw === '') return { value: {} }
  if (typeof given !== 'object' || given === null) {
    return unreadable({}, raw, 'a list of lenders with their figures')
  }
  const entries = (Array.isArray(given) ? given.map((each) => ['', each]) : Object.entries(given)).slice(
    0,
    MOST_LENDERS,
  )
  const lenders: [string, FeedLenders[string]][] = []
  const bad: string[] = []
  for (const [name, record] of entries) {
    const parsed = figures.safeParse(record)
    const provider = (parsed.data?.financeProvider || String(name)).trim().slice(0, 100)
    if (!parsed.success || provider === '') bad.push(provider || 'one without a name')
    else lenders.push([provider, { ...parsed.data, financeProvider: provider, stated: true }])
  }
  const value: FeedLenders = Object.fromEntries(lenders)
  return bad.length === 0 ? { value } : { value, warning: unusable(bad) }
}

function unusable(names: readonly string[]): string {
  const listed = names.join(', ').slice(0, 80)
  return `the figures of ${listed} cannot be used: numbers alone, and a payment needs its interest rate and comparison rate; left out`
}
