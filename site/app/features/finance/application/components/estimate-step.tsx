import { formatRate, roundHalfUp } from '@forecourt/schemas/contract/pure'
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import { QUICK_QUOTE_EXAMPLE, QUICK_QUOTE_FINAL_PAYMENT } from '#app/domain/money/comparison-text.ts'
import { CREDIT_SCORE_LABELS, CREDIT_SCORES } from '#app/domain/money/credit-score.ts'
import { QUICK_QUOTE } from '#app/domain/money/quick-quote-bounds.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { monthlyEstimate } from '#app/parts/money/calculator/monthly-estimate.ts'
import { formatYears } from '#app/parts/money/calculator/term-text.ts'
import { estimateText } from '#app/parts/money/quote/quick-estimate.ts'
import { digitsOnly } from '#app/parts/money/quote/quick-quote.ts'
import type { QuickQuote } from '#app/parts/money/quote/quick-quote-wire.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import type { JourneyModel } from '../journey.ts'
import type { QuickQuoteState } from '../use-quick-quote.ts'

type EstimateStepProps = {
  journey: JourneyModel
  quick: QuickQuoteState
  errors: Readonly<Record<string, string>>
}

/** Where a term is on its track, in percent. */
const termPlace = (years: number) =>
  ((years - QUICK_QUOTE.minYears) / (QUICK_QUOTE.maxYears - QUICK_QUOTE.minYears)) * 100

/** What a loan for the price would cost (FIN-54 to FIN-62). */
export function EstimateStep({ journey, quick, errors }: EstimateStepProps) {
  const id = useId()
  const [isTyping, setTyping] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // The separators go when typing begins, and with them the selection that Tab made.
  useEffect(() => {
    if (isTyping) field.current?.select()
  }, [isTyping])
  const { price, setPrice, settlePrice, term, setTerm, score, setScore } = quick
  return (
    <div className="estimate">
      <div className="form">
        <Field
          id={`${id}-price`}
          label="Vehicle price"
          {...(errors.purchasePrice ? { error: errors.purchasePrice } : {})}
          {...(journey.priceFixed
            ? {}
            : { hint: `$${formatCount(QUICK_QUOTE.minDollars)} to $${formatCount(QUICK_QUOTE.maxDollars)}` })}
        >
          <div className="affix">
            <span aria-hidden="true">$</span>
            <input
              className="input num"
              ref={field}
              id={`${id}-price`}
              name="purchasePrice"
              inputMode="numeric"
              autoComplete="off"
              value={isTyping || price === '' ? price : formatCount(Number(price))}
              readOnly={journey.priceFixed}
              aria-describedby={journey.priceFixed ? undefined : `${id}-price-hint`}
              onChange={(event) => setPrice(digitsOnly(event.target.value))}
              onFocus={() => setTyping(true)}
              onBlur={() => {
                setTyping(false)
                settlePrice()
              }}
            />
          </div>
        </Field>
        <Field id={`${id}-term`} label={`Term: ${formatYears(term)}`}>
          <div className="range estimate__term" style={{ '--hi': termPlace(term) } as CSSProperties}>
            <input
              type="range"
              id={`${id}-term`}
              name="loanTerm"
              min={QUICK_QUOTE.minYears}
              max={QUICK_QUOTE.maxYears}
              step={1}
              value={term}
              aria-valuetext={formatYears(term)}
              onChange={(event) => setTerm(Number(event.target.value))}
            />
          </div>
        </Field>
        <fieldset className="estimate__score">
          <legend className="label">How’s your credit? (your best guess)</legend>
          {CREDIT_SCORES.map((value) => (
            <label key={value} className="check">
              <input
                type="radio"
                name="selfAssessedCreditScore"
                value={value}
                checked={score === value}
                onChange={() => setScore(value)}
              />
              {CREDIT_SCORE_LABELS[value]}
            </label>
          ))}
        </fieldset>
        <p className="no-js">
          <Button type="submit" name="intent" value="estimate" look="line">
            Update estimate
          </Button>
        </p>
      </div>
      <Estimate quote={quick.quote} term={term} startRate={journey.startRate} />
    </div>
  )
}

type EstimateProps = { quote: QuickQuote | null; term: number; startRate: number }

/** The quote with its comparison rate; without a quote only the advertised starting rate. */
export function Estimate({ quote, term, startRate }: EstimateProps) {
  const weekly = quote && roundHalfUp(quote.weeklyRepaymentAmount)
  return (
    <div className="calc__out" aria-live="polite" aria-atomic="true">
      <p className={quote ? 'display' : 'display calc__enquire'}>
        {weekly === null ? 'Enquire for Finance' : `$${formatCount(weekly)}`}{' '}
        {weekly === null ? null : <small>per week</small>}
      </p>
      <p className="small">
        {quote ? (
          <>
            <b>{formatRate(quote.comparisonRate)} comparison rate</b>,{' '}
          </>
        ) : null}
        {estimateText(term)}, {QUICK_QUOTE_FINAL_PAYMENT}
      </p>
      <dl className="num">
        <div>
          <dt>Interest rate</dt>
          <dd>{formatRate(quote?.advertisedRate ?? startRate)}</dd>
        </div>
        <div>
          <dt>Monthly estimate</dt>
          <dd>{weekly === null ? '–' : `$${formatCount(roundHalfUp(monthlyEstimate(weekly)))}`}</dd>
        </div>
      </dl>
      <p className="tiny muted">{QUICK_QUOTE_EXAMPLE} This is an estimate, not an offer of credit.</p>
    </div>
  )
}
