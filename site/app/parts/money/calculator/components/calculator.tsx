import {
  DEFAULT_FREQUENCY,
  type Frequency,
  formatDollars,
  roundHalfUp,
} from '@forecourt/schemas/contract/pure'
import { useEffect, useRef } from 'react'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { FinanceNote } from '#app/ui/finance-note.tsx'
import { Disclaimer } from '../../lender/components/disclaimer.tsx'
import { clampInputs, isUnchanged, type LoanResult } from '../calculate-loan.ts'
import type { CalculatorField } from '../calculator-bounds.ts'
import type { FinanceModel } from '../finance-model.ts'
import type { ShoppersLoan } from '../shoppers-loan.ts'
import { formatYears } from '../term-text.ts'
import { readFigure } from '../typed-figure.ts'
import { type CalculatorStart, type CalculatorState, useCalculator } from '../use-calculator.ts'
import { useTypedBefore } from '../use-typed-before.ts'
import { CalculatorFields } from './calculator-fields.tsx'

const FREQUENCIES: readonly { value: Frequency; label: string; per: string }[] = [
  { value: 'week', label: 'Weekly', per: 'per week' },
  { value: 'fortnight', label: 'Fortnightly', per: 'per fortnight' },
  { value: 'month', label: 'Monthly', per: 'per month' },
]

export type CalculatorProps = {
  finance: Omit<FinanceModel, 'summary' | 'popup'>
  /** What the address asked for. */
  from?: CalculatorStart
  onFirstChange?: () => void
  /** Hears of the shopper's own loan; null while the figures are those the calculator opened with. */
  onLoan?: (loan: ShoppersLoan | null) => void
  headingId: string
  title?: string
  level?: 1 | 2
}

/**
 * The finance calculator: every change is calculated here at once, by the same rules as on the server. Without
 * JavaScript its button asks the page of the car's finance for the same.
 */
export function Calculator({
  finance,
  from = {},
  onFirstChange,
  onLoan,
  headingId,
  title = 'Finance calculator',
  level = 2,
}: CalculatorProps) {
  const state = useCalculator(finance.calculator, from, onFirstChange ?? nothing)
  const form = useRef<HTMLFormElement>(null)
  useTypedBefore(form, (name, value) => state.set(name as CalculatorField, readFigure(value)))
  const loan = shoppersLoan(finance.carId, state)
  const text = JSON.stringify(loan)
  useEffect(() => onLoan?.(JSON.parse(text)), [text, onLoan])
  const Heading = `h${level}` as const
  return (
    <form ref={form} action={finance.quoteHref} noValidate aria-labelledby={headingId} onSubmit={stay}>
      <div className="head">
        <Heading id={headingId}>{title}</Heading>
        <Every state={state} />
      </div>
      <div className="calc">
        <CalculatorFields state={state} />
        <Result state={state} finance={finance} />
      </div>
    </form>
  )
}

/** The loan in words; null while nothing is changed, and for an impossible loan. */
function shoppersLoan(carId: string, state: CalculatorState): ShoppersLoan | null {
  const { calculator, frequency, result } = state
  const inputs = clampInputs(state.inputs, calculator)
  const isGiven = isUnchanged(inputs, calculator) && frequency === DEFAULT_FREQUENCY
  if (isGiven || result.enquire) return null
  const per = FREQUENCIES.find(({ value }) => value === frequency)?.per ?? ''
  const dollars = (value: number) => formatDollars(roundHalfUp(value * 100))
  const terms = [
    formatYears(inputs.term),
    inputs.deposit > 0 ? `${dollars(inputs.deposit)} deposit` : '',
    inputs.residual > 0 ? `${dollars(inputs.residual)} final payment` : '',
    `${inputs.rate}% a year`,
  ]
  return {
    carId,
    payment: `${result.payment} ${per}`,
    comparison: result.comparison,
    terms: terms.filter(Boolean).join(', '),
  }
}

const nothing = () => {}
const stay = (event: { preventDefault: () => void }) => event.preventDefault()

function Every({ state }: { state: CalculatorState }) {
  return (
    <fieldset className="seg calc__every">
      <legend className="vh">Repay</legend>
      {FREQUENCIES.map(({ value, label }) => (
        <label key={value}>
          <input
            className="vh"
            type="radio"
            name="every"
            value={value}
            checked={state.frequency === value}
            onChange={() => state.setFrequency(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

function Result({ state, finance }: { state: CalculatorState } & Pick<CalculatorProps, 'finance'>) {
  const { result, frequency, calculator, inputs } = state
  const per = FREQUENCIES.find(({ value }) => value === frequency)?.per
  return (
    <div className="calc__out">
      <div aria-live="polite" aria-atomic="true">
        <p className={result.enquire ? 'display calc__enquire' : 'display'}>
          {result.payment} {result.enquire ? null : <small>{per}</small>}
        </p>
        <p className="small">
          <b>{result.comparison}</b>
          {result.enquire ? null : <FinanceNote />}
        </p>
      </div>
      <p className="calc__sum">
        {result.payments ? (
          <>
            <b>{result.payments}</b>
            {formatFees(result)} make {result.total}
            {result.final ? `, and ${result.final} is paid at the end` : ''}.
          </>
        ) : result.total ? (
          <>
            The lender’s own figures: <b>{result.total}</b> payable over {formatYears(inputs.term)}.
          </>
        ) : null}
      </p>
      <dl className="num">
        <div>
          <dt>Amount financed{result.fees === '$0' ? '' : ', without fees'}</dt>
          <dd>{result.financed}</dd>
        </div>
        {calculator.fees.length > 1 ? <Itemised fees={calculator.fees} /> : null}
        <div>
          <dt>{calculator.fees.length > 1 ? 'Fees over the term' : 'Fees'}</dt>
          <dd>{result.fees}</dd>
        </div>
        <div>
          <dt>Total repayments</dt>
          <dd>{result.total}</dd>
        </div>
        {result.final ? (
          <div>
            <dt>Final payment</dt>
            <dd>{result.final}</dd>
          </div>
        ) : null}
        {result.altogether ? (
          <div>
            <dt>
              <b>Altogether</b>
            </dt>
            <dd>
              <b>{result.altogether}</b>
            </dd>
          </div>
        ) : null}
      </dl>
      <Button type="submit" wide look="line" className="calc__submit">
        Calculate
      </Button>
      <LinkButton wide href={finance.applyHref}>
        {finance.cta}
      </LinkButton>
      <Disclaimer carId={finance.carId} text={finance.disclaimer} />
    </div>
  )
}

/** How the fees are paid: within the payments, beside them, or both. */
function formatFees({ fees, feesBorrowed, feesInTotal }: LoanResult): string {
  if (feesInTotal) return ` and ${fees} in fees`
  return feesBorrowed ? `, with ${fees} of fees in them,` : ''
}

/** Fees that the dealer names one by one (FIN-38). */
function Itemised({ fees }: Pick<FinanceModel['calculator'], 'fees'>) {
  return fees.map(({ label, amountCents, monthly }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        {formatDollars(amountCents)}
        {monthly ? ' a month' : ''}
      </dd>
    </div>
  ))
}
