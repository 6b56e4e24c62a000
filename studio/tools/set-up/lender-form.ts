import {
  formatDollars,
  type Lender,
  lenderComparisonRate,
  lenderKey,
  lender as lenderTerms,
  loanPayment,
  loanTotalCents,
  MOST_PERCENT,
  roundHalfUp,
} from '@forecourt/schemas/contract'

/** A lender as it is typed: dollars, years, per cent. */
export interface LenderForm {
  readonly provider: string
  /** Its Australian credit licence: digits, with spaces or without; '' for none given. */
  readonly licence: string
  readonly rate: string
  readonly years: string
  readonly deposit: string
  readonly balloon: string
  readonly fee: string
  readonly monthlyFee: string
  readonly ownFrom: string
  readonly ownTo: string
}

/** The form before anything is typed. */
export const EMPTY_LENDER: LenderForm = {
  provider: '',
  licence: '',
  rate: '',
  years: '5',
  deposit: '0',
  balloon: '0',
  fee: '0',
  monthlyFee: '0',
  ownFrom: '',
  ownTo: '',
}

export type LenderProblems = Readonly<Partial<Record<keyof LenderForm, string>>>

/** '$1,595.50' or '7.99%' as a number; null for what is none. */
export function readFigure(text: string): number | null {
  const match = /^\$?\s*(\d[\d,]*(?:\.\d+)?|\.\d+)\s*%?$/.exec(text.trim())
  const figure = match?.[1] ? Number(match[1].replaceAll(',', '')) : Number.NaN
  return Number.isFinite(figure) ? figure : null
}

const MOST_RATE = 40

/** What is wrong, by field; a field without an entry is well. */
export function listLenderProblems(form: LenderForm, others: readonly string[]): LenderProblems {
  const problems: Partial<Record<keyof LenderForm, string>> = {}
  const between = (field: keyof LenderForm, least: number, most: number, words: string) => {
    const figure = readFigure(form[field])
    if (figure === null || figure < least || figure > most) problems[field] = words
  }
  if (form.provider.trim() === '') problems.provider = 'Name the lender.'
  else if (others.some((name) => lenderKey(name) === lenderKey(form.provider)))
    problems.provider = 'This lender is on the list already.'
  if (form.licence.trim() !== '' && !/^\d{6}$/.test(form.licence.replaceAll(' ', '')))
    problems.licence = 'Six digits, for example 512 884.'
  between('rate', 0.01, MOST_RATE, 'A rate above 0, at the most 40.')
  between('years', 1, 7, 'Between 1 and 7 years.')
  between('deposit', 0, MOST_PERCENT.deposit, `Between 0 and ${MOST_PERCENT.deposit}% of the price.`)
  between('balloon', 0, MOST_PERCENT.balloon, `Between 0 and ${MOST_PERCENT.balloon}% of the price.`)
  between('fee', 0, 100_000, 'An amount in dollars, for example 595.')
  between('monthlyFee', 0, 10_000, 'An amount in dollars, for example 10.')
  if (form.ownFrom !== '' || form.ownTo !== '') {
    between('ownFrom', 0.01, MOST_RATE, 'A rate above 0, at the most 40.')
    between('ownTo', 0.01, MOST_RATE, 'A rate above 0, at the most 40.')
    const [from, to] = [readFigure(form.ownFrom), readFigure(form.ownTo)]
    if (from !== null && to !== null && to < from) problems.ownTo = `Not below ${from}%.`
  }
  return problems
}

/** The terms that a form without problems names; null while one of them is missing. */
export function toLender(form: LenderForm): Lender | null {
  const cents = (text: string) => roundHalfUp((readFigure(text) ?? Number.NaN) * 100)
  const years = readFigure(form.years)
  const licence = form.licence.replaceAll(' ', '').replace(/^(\d{3})(\d{3})$/, '$1 $2')
  const parsed = lenderTerms.safeParse({
    provider: form.provider.trim(),
    ...(licence === ''
      ? {}
      : { disclaimer: `Credit by ${form.provider.trim()}, Australian credit licence ${licence}.` }),
    interestRate: readFigure(form.rate),
    termMonths: years === null ? null : roundHalfUp(years * 12),
    depositPercent: readFigure(form.deposit),
    balloonPercent: readFigure(form.balloon),
    establishmentFeeCents: cents(form.fee),
    monthlyFeeCents: cents(form.monthlyFee),
    ...(form.ownFrom === ''
      ? {}
      : { ownRateFrom: readFigure(form.ownFrom), ownRateTo: readFigure(form.ownTo) }),
  })
  return parsed.success ? parsed.data : null
}

/** A repayment by a lender's terms, in words. */
export interface LenderExample {
  readonly weekly: string
  /** Per cent a year; null where the fees leave none, and then no repayment shows. */
  readonly comparisonRate: number | null
  readonly lines: readonly { readonly label: string; readonly value: string }[]
}

/**
 * The repayment of a vehicle, as its page works it out (FIN-27, FIN-30).
 * @returns null when it is too small to be shown
 */
export function describeExample(terms: Lender, priceCents: number): LenderExample | null {
  const depositCents = roundHalfUp((priceCents * terms.depositPercent) / 100)
  const residualCents = roundHalfUp((priceCents * terms.balloonPercent) / 100)
  const termYears = terms.termMonths / 12
  const charged = {
    feesCents: terms.establishmentFeeCents + terms.monthlyFeeCents * terms.termMonths,
    feeMethod: terms.feeMethod,
  }
  const payment = loanPayment({
    ...charged,
    amountCents: priceCents,
    depositCents,
    residualCents,
    ratePercent: terms.interestRate,
    termYears,
    frequency: 'week',
  })
  if (payment.kind === 'enquire') return null
  const weekly = formatDollars(payment.paymentCents)
  const count = roundHalfUp(termYears * 52)
  const repaidCents = loanTotalCents(payment.paymentCents, 'week', termYears, charged)
  const paidCents = depositCents + repaidCents + residualCents
  const lines = [
    { label: 'Price', cents: priceCents },
    { label: 'Deposit', cents: depositCents },
    { label: 'Lender’s fees', cents: charged.feesCents },
    { label: 'Final payment', cents: residualCents },
    { label: 'Interest', cents: paidCents - priceCents - charged.feesCents },
    { label: `${count} repayments, all together`, cents: repaidCents },
  ]
  return {
    weekly,
    comparisonRate: lenderComparisonRate(terms.interestRate, terms),
    lines: lines
      .filter(({ cents }) => cents > 0)
      .map(({ label, cents }) => ({ label, value: formatDollars(cents) })),
  }
}
