import { formatRate, roundHalfUp } from '@forecourt/schemas/contract/pure'
import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { QUICK_QUOTE_FINAL_PAYMENT } from '#app/domain/money/comparison-text.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { quotePath } from '#app/paths.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import { estimateText } from './quick-estimate.ts'
import type { QuickInputs, QuickQuoteAnswer } from './quick-quote-wire.ts'

type VehicleQuoteProps = { asked: QuickInputs; applyHref: string; cta: string }

/** A quote for a car without a lender's figures. Without a quote no figure is shown (FIN-69, VAR-26). */
export function VehicleQuote({ asked, applyHref, cta }: VehicleQuoteProps) {
  const { submit, data } = useFetcher<QuickQuoteAnswer>()
  useEffect(
    () => submit(asked, { method: 'post', action: quotePath(), encType: 'application/json' }),
    [asked, submit],
  )
  const quote = data && 'weeklyRepaymentAmount' in data ? data : null
  return (
    <div className="lender" aria-live="polite">
      <p className="lender__lead">
        {quote ? (
          <>
            <b>${formatCount(roundHalfUp(quote.weeklyRepaymentAmount))} per week</b>
            <span>
              {' '}
              · {formatRate(quote.comparisonRate)} comparison rate, {estimateText(asked.loanTerm)},{' '}
              {QUICK_QUOTE_FINAL_PAYMENT}
            </span>
          </>
        ) : (
          <b>Enquire for Finance</b>
        )}
      </p>
      <SiteLink className="link" href={applyHref}>
        {cta}
      </SiteLink>
    </div>
  )
}
