import { CREDIT_SCORES, type CreditScore } from '#app/domain/money/credit-score.ts'
import type { AuthError } from '#app/features/account/sign-in/sign-in-model.ts'
import {
  type LeadFieldErrors,
  type LeadFieldRule,
  leadFormErrors,
} from '#app/features/leads/form/lead-fields.ts'
import type { QuickInputs, QuickQuote } from '../quote/fetch-quote.ts'

/** The four tabs of the finance journey (FIN-52). */
export const JOURNEY_STEPS = [
  'Quick Estimate',
  'Your Details',
  'Instant pre-approval',
  'Apply to lender',
] as const
export const LAST_STEP = JOURNEY_STEPS.length - 1

/** A journey as it begins: for a car or a budget. */
export type JourneyModel = {
  /** Its own address, which its steps are posted to without JavaScript. */
  action: string
  asked: Pick<QuickInputs, 'car_id' | 'year' | 'vin' | 'nvic' | 'whoIsHelping'>
  carName: string
  /** Dollars; the car's own price is not the shopper's to change. */
  price: number
  priceFixed: boolean
  termYears: number
  creditScore: CreditScore
  quote: QuickQuote | null
  /** Per cent a year that stands until there is a quote (FIN-62). */
  startRate: number
  provider: string
  dealer: string
  privacyHref: string
  idempotencyKey: string
}

/** How far somebody came. */
export type JourneyState = {
  step: number
  values: Record<string, string>
  fieldErrors: LeadFieldErrors
  error: string
  quote: QuickQuote | null
  sent: boolean
  /** The number is proved. */
  verified: boolean
  authError: AuthError | null
}

const field = (
  name: string,
  label: string,
  type: LeadFieldRule['type'],
  required: boolean,
): LeadFieldRule => ({
  ...{ name, label, type, required },
})

/** What each step asks for, by the names of the wire (DATA-33). */
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
    field('whoIsHelping', 'Who is helping you', 'string', false),
  ],
  [field('consent', 'Consent', 'checkbox', true)],
  [],
]

/** What is wrong with the answers of a step. */
export const stepErrors = (
  step: number,
  values: Readonly<Record<string, string | undefined>>,
): LeadFieldErrors => leadFormErrors(STEP_RULES[step] ?? [], values)

/** The first step before `to` that is not done, with what is wrong; null where the way is free. */
export function firstGap(to: number, values: Readonly<Record<string, string | undefined>>) {
  for (let step = 0; step < to; step += 1) {
    const errors = stepErrors(step, values)
    if (Object.keys(errors).length > 0) return { step, errors }
  }
  return null
}
