import { roundHalfUp, toDollars } from '@forecourt/schemas/contract/pure'
import { CREDIT_SCORE_LABELS, CREDIT_SCORES, DEFAULT_CREDIT_SCORE } from '#app/domain/money/credit-score.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { QUICK_QUOTE } from '#app/domain/money/quick-quote-bounds.ts'
import { formatCount } from '#app/domain/words/count.ts'
import type { DollarBounds } from '../form/dollars.ts'
import { ABOUT_YOU, CONTACT_FIELDS, inSection, OPT_IN } from './contact-fields.ts'
import type { LeadDefinition, LeadFacts, LeadFieldSpec } from './lead-definition.ts'

const { minYears, maxYears, termYears, minDollars, maxDollars } = QUICK_QUOTE
const TERMS = Array.from({ length: maxYears - minYears + 1 }, (_, index) => minYears + index)

const findPrice = (car: LeadFacts['car']): number | null => {
  const dollars = toDollars(car && effectivePriceCents(car))
  return dollars === null ? null : roundHalfUp(dollars)
}

/** What may be asked for: as for a quick quote (FIN-56), and the price of the car that it is about. */
function amountBounds({ car }: LeadFacts): DollarBounds {
  const price = findPrice(car)
  return { least: Math.min(minDollars, price ?? minDollars), most: Math.max(maxDollars, price ?? maxDollars) }
}

/** What is to be financed, by the names of the wire (DATA-33). */
const LOAN: readonly LeadFieldSpec[] = [
  {
    name: 'purchasePrice',
    label: 'Amount to finance',
    type: 'dollars',
    half: true,
    bounds: amountBounds,
    hint: (facts) => {
      const { least, most } = amountBounds(facts)
      return `$${formatCount(least)} to $${formatCount(most)}`
    },
    initial: ({ car }) => String(findPrice(car) ?? ''),
  },
  {
    name: 'loanTerm',
    label: 'Term',
    type: 'select',
    required: true,
    half: true,
    options: TERMS.map((years) => ({
      value: String(years),
      label: years === 1 ? '1 year' : `${years} years`,
    })),
    initial: String(termYears),
  },
  {
    name: 'selfAssessedCreditScore',
    label: 'How’s your credit? (your best guess)',
    type: 'select',
    required: true,
    half: true,
    options: CREDIT_SCORES.map((value) => ({ value, label: CREDIT_SCORE_LABELS[value] })),
    initial: DEFAULT_CREDIT_SCORE,
  },
  {
    name: 'whoIsHelping',
    label: 'Spoken to someone already? Their name',
    type: 'string',
    maxLength: 80,
    half: true,
    hint: 'So they know you’ve applied.',
  },
  { name: 'message', label: 'Comments', type: 'textarea' },
]

/** By this form's name on the wire (DATA-33). */
const SUBSCRIBE: LeadFieldSpec = { ...OPT_IN, name: 'subscribe' }

const CAR_TYPES = ['new', 'used', 'demo']
const VIN = /^[A-HJ-NPR-Z0-9]{6,17}$/i

/** The dealership and the vehicle that an address names (FIN-46, DATA-33); what the dealer does not have is left out. */
function askedFor(query: URLSearchParams, { tenant }: LeadFacts): Record<string, string> {
  const text = (name: string) => (query.get(name) ?? '').trim()
  const [dealership, type, vin] = [text('preferredDealership'), text('car_type'), text('vin')]
  return {
    ...(tenant.dealerships.some(({ slug }) => slug === dealership) ? { dealership_slug: dealership } : {}),
    ...(CAR_TYPES.includes(type) ? { car_type: type } : {}),
    ...(VIN.test(vin) ? { vin } : {}),
  }
}

/** A request for finance: who asks and for what, at once. */
export const finance: LeadDefinition = {
  kind: 'finance',
  title: ({ car }) => (car ? `Apply for finance for the ${car.name}` : 'Ask our finance team'),
  intro: ({ car, tenant }) =>
    car ? '' : `Send us your details and ${tenant.name}’s finance team will call you back.`,
  submitLabel: 'Send enquiry',
  category: 'Finance',
  ofAddress: askedFor,
  steps: [
    {
      title: 'Your enquiry',
      fields: [
        ...inSection('What you would like', LOAN),
        ...inSection(ABOUT_YOU, [...CONTACT_FIELDS, SUBSCRIBE]),
      ],
    },
  ],
}
