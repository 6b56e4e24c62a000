import { CREDIT_SCORES, type CreditScore } from '#app/domain/money/credit-score.ts'
import type { TradeWords } from '#app/domain/words/trade-words.ts'
import { type LeadFieldErrors, type LeadFieldRule, leadFormErrors } from '#app/parts/lead/form/lead-fields.ts'
import type { QuickInputs, QuickQuote } from '#app/parts/money/quote/quick-quote-wire.ts'
import type { AuthError } from '#app/parts/sign-in/sign-in-model.ts'

/** The four steps of the finance journey (FIN-52). */
export const JOURNEY_STEPS = [
  'Quick Estimate',
  'Your Details',
  'Instant pre-approval',
  'Apply to lender',
] as const
export const LAST_STEP = JOURNEY_STEPS.length - 1

/** A new journey, for a car or a budget. */
export type JourneyModel = {
  /** Its own address without a step, which its steps are posted to without JavaScript. */
  action: string
  asked: Pick<QuickInputs, 'car_id' | 'year' | 'vin' | 'nvic' | 'whoIsHelping'>
  carName: string
  /** The week that the vehicle's own page shows; null where it shows none. */
  listed: { text: string; comparison: string } | null
  /** How what the dealer sells, or this vehicle, is talked of. */
  words: Pick<TradeWords, 'one' | 'go'>
  /** Dollars; the car's own price is not the shopper's to change. */
  price: number
  priceFixed: boolean
  termYears: number
  creditScore: CreditScore
  quote: QuickQuote | null
  /** Per cent a year, shown until there is a quote (FIN-62). */
  startRate: number
  provider: string
  dealer: string
  /** Whether the box for news is ticked at first. */
  newsTicked: boolean
  privacyHref: string
  idempotencyKey: string
}

/** The state of a posted journey. */
export type JourneyState = {
  step: number
  values: Record<string, string>
  fieldErrors: LeadFieldErrors
  error: string
  quote: QuickQuote | null
  sent: boolean
  /** The number is verified. */
  verified: boolean
  authError: AuthError | null
}

const field = (
  name: string,
  label: string,
  type: LeadFieldRule['type'],
  required: boolean,
): LeadFieldRule => ({
  name,
  label,
  type,
  required,
})

/** The fields of each step, with API field names (DATA-33). */
export const STEP_RULES: readonly (readonly LeadFieldRule[])[] = [
  [
    field('purchasePrice', 'Vehicle price', 'string', true),
    field('loanTerm', 'Term', 'string', true),
    {
      ...field('selfAssessedCreditScore', 'Credit score', 'radio', true),
      options: CREDIT_SCORES.map((value) => ({ value })),
    },
  ],
  [
    field('name', 'First Name', 'string', true),
    field('last_name', 'Last Name', 'string', true),
    field('email', 'Email', 'email', true),
    field('postcode', 'Postcode', 'postcode', true),
    field('whoIsHelping', 'Spoken to someone already? Their name', 'string', false),
  ],
  [field('consent', 'Consent', 'checkbox', true)],
  [],
]

/** The errors of a step's fields. */
export const stepErrors = (
  step: number,
  values: Readonly<Record<string, string | undefined>>,
): LeadFieldErrors => leadFormErrors(STEP_RULES[step] ?? [], values)

/** The first incomplete step before `to`, with its errors; null when all are complete. */
export function firstGap(to: number, values: Readonly<Record<string, string | undefined>>) {
  for (let step = 0; step < to; step += 1) {
    const errors = stepErrors(step, values)
    if (Object.keys(errors).length > 0) return { step, errors }
  }
  return null
}
