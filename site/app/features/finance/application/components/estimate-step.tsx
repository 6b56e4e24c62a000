import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { CREDIT_SCORE_LABELS, CREDIT_SCORES, type CreditScore } from '#app/domain/money/credit-score.ts'
import { QUICK_QUOTE } from '#app/domain/money/quick-quote-bounds.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { fieldId } from '#app/parts/lead/form/components/form-parts.tsx'
import { formatYears } from '#app/parts/money/calculator/term-text.ts'
import { digitsOnly } from '#app/parts/money/quote/quick-quote.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import type { JourneyModel } from '../journey.ts'
import type { QuickQuoteState } from '../use-quick-quote.ts'
import { FORM_ID } from './journey-steps.tsx'

type EstimateStepProps = {
  journey: JourneyModel
  quick: QuickQuoteState
  errors: Readonly<Record<string, string>>
}

/** Where a term is on its track, in percent. */
const termPlace = (years: number) =>
  ((years - QUICK_QUOTE.minYears) / (QUICK_QUOTE.maxYears - QUICK_QUOTE.minYears)) * 100

const SCORE_NOTES: Record<CreditScore, string> = {
  GREAT: 'Never missed a payment',
  DECENT: 'A late bill or two',
  POOR: 'A default, or a lot on at once',
}

const PRICE_ID = fieldId(FORM_ID, 'purchasePrice')
const TERM_ID = fieldId(FORM_ID, 'loanTerm')

/** What the loan is for, and over how long (FIN-54 to FIN-62). */
export function EstimateStep({ journey, quick, errors }: EstimateStepProps) {
  const { term, setTerm, score, setScore } = quick
  return (
    <div className="form">
      <p className="muted">Doesn’t touch your credit score.</p>
      <div className="form__two">
        <PriceField journey={journey} quick={quick} error={errors.purchasePrice} />
        <Field id={TERM_ID} label={`Term: ${formatYears(term)}`}>
          <div className="range estimate__term" style={{ '--hi': termPlace(term) } as CSSProperties}>
            <input
              type="range"
              id={TERM_ID}
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
      </div>
      <fieldset className="field" id={fieldId(FORM_ID, 'selfAssessedCreditScore')} tabIndex={-1}>
        <legend className="label">How’s your credit? (your best guess)</legend>
        <div className="tiles">
          {CREDIT_SCORES.map((value) => (
            <label key={value} className="tile tile--text">
              <input
                type="radio"
                name="selfAssessedCreditScore"
                value={value}
                checked={score === value}
                onChange={() => setScore(value)}
              />
              <b>{CREDIT_SCORE_LABELS[value]}</b>
              <span>{SCORE_NOTES[value]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="no-js">
        <Button type="submit" name="intent" value="estimate" look="line">
          Update estimate
        </Button>
      </p>
    </div>
  )
}

type PriceFieldProps = Pick<EstimateStepProps, 'journey' | 'quick'> & { error: string | undefined }

/** The price: the vehicle's own, or one that the shopper types. */
function PriceField({ journey: { priceFixed }, quick, error }: PriceFieldProps) {
  const [isTyping, setTyping] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // The separators go when typing begins, and with them the selection that Tab made.
  useEffect(() => {
    if (isTyping) field.current?.select()
  }, [isTyping])
  const { price, setPrice, settlePrice } = quick
  const hint = priceFixed
    ? ''
    : `$${formatCount(QUICK_QUOTE.minDollars)} to $${formatCount(QUICK_QUOTE.maxDollars)}`
  return (
    <Field id={PRICE_ID} label="Vehicle price" {...(error ? { error } : {})} {...(hint ? { hint } : {})}>
      <div className="affix">
        <span aria-hidden="true">$</span>
        <input
          className="input num"
          ref={field}
          id={PRICE_ID}
          name="purchasePrice"
          inputMode="numeric"
          autoComplete="off"
          value={isTyping || price === '' ? price : formatCount(Number(price))}
          readOnly={priceFixed}
          aria-describedby={hint ? `${PRICE_ID}-hint` : undefined}
          onChange={(event) => setPrice(digitsOnly(event.target.value))}
          onFocus={() => setTyping(true)}
          onBlur={() => {
            setTyping(false)
            settlePrice()
          }}
        />
      </div>
    </Field>
  )
}
