import { formatRate, roundHalfUp } from '@forecourt/schemas/contract/pure'
import { QUICK_QUOTE_EXAMPLE, QUICK_QUOTE_FINAL_PAYMENT } from '#app/domain/money/comparison-text.ts'
import { formatCount } from '#app/domain/words/count.ts'
import type { LeadCarModel } from '#app/parts/lead/form/lead-car-model.ts'
import { FinanceSteps } from '#app/parts/money/calculator/components/finance-steps.tsx'
import { monthlyEstimate } from '#app/parts/money/calculator/monthly-estimate.ts'
import { estimateText } from '#app/parts/money/quote/quick-estimate.ts'
import type { QuickQuote } from '#app/parts/money/quote/quick-quote-wire.ts'
import { Picture } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { explainDifference } from '../explain-difference.ts'
import type { JourneyModel } from '../journey.ts'
import type { QuickQuoteState } from '../use-quick-quote.ts'

type SideProps = { journey: JourneyModel; car: LeadCarModel | null; quick: QuickQuoteState }

/** The vehicle, and what a loan for it would cost: the same figure beside each step. */
export function EstimateSide({ journey, car, quick: { quote, term } }: SideProps) {
  return (
    <aside className="journey__side stick" aria-label="Your estimate">
      <section className="sum">
        {car?.picture ? <Picture picture={car.picture} eager sizes="(min-width: 60rem) 24rem, 90vw" /> : null}
        {car ? (
          <div>
            <h2>
              <SiteLink href={car.href}>{car.name}</SiteLink>
            </h2>
            {car.price ? (
              <p className="price">
                {car.price}
                {car.priceType ? <small>{car.priceType}</small> : null}
              </p>
            ) : null}
          </div>
        ) : (
          <h2>Your estimate</h2>
        )}
        <Estimate journey={journey} quote={quote} term={term} />
      </section>
      {car ? null : (
        <section className="finance__steps" aria-label="How it goes">
          <FinanceSteps words={journey.words} />
        </section>
      )}
    </aside>
  )
}

type EstimateProps = { journey: JourneyModel; quote: QuickQuote | null; term: number }

/** The quote with its comparison rate; without a quote only the advertised starting rate. */
function Estimate({ journey, quote, term }: EstimateProps) {
  const weekly = quote && roundHalfUp(quote.weeklyRepaymentAmount)
  const difference = explainDifference(journey, weekly)
  return (
    <div aria-live="polite" aria-atomic="true" className="journey__figures">
      <p className={quote ? 'journey__week display' : 'journey__week display is-open'}>
        {weekly === null ? 'Enquire for Finance' : `$${formatCount(weekly)}`}{' '}
        {weekly === null ? null : <small>per week</small>}
      </p>
      <p className="small">
        {quote ? (
          <>
            <b>{formatRate(quote.comparisonRate)} comparison rate</b>,{' '}
          </>
        ) : null}
        {`${estimateText(term)}, ${QUICK_QUOTE_FINAL_PAYMENT}`}
      </p>
      <dl className="journey__lines num">
        <div>
          <dt>Interest rate</dt>
          <dd>{formatRate(quote?.advertisedRate ?? journey.startRate)}</dd>
        </div>
        <div>
          <dt>Monthly estimate</dt>
          <dd>{weekly === null ? '–' : `$${formatCount(roundHalfUp(monthlyEstimate(weekly)))}`}</dd>
        </div>
      </dl>
      {difference ? <p className="small">{difference}</p> : null}
      <p className="tiny muted">{QUICK_QUOTE_EXAMPLE} This is an estimate, not an offer of credit.</p>
    </div>
  )
}

/** The same in a line, for the bar of a phone. */
export function EstimateLine({ quote }: { quote: QuickQuote | null }) {
  if (quote === null) return null
  return (
    <p className="form__chosen">
      ${formatCount(roundHalfUp(quote.weeklyRepaymentAmount))} a week{' '}
      <span className="small muted">{formatRate(quote.comparisonRate)} comparison rate</span>
    </p>
  )
}
