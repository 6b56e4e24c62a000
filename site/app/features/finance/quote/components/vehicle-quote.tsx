import { useEffect, useState } from 'react'
import { formatRate, QUICK_QUOTE_FINAL_PAYMENT } from '#app/domain/money/comparison-words.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { estimateText } from '#app/features/finance/quote/quick-estimate.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import { fetchQuote, type QuickInputs, type QuickQuote } from '../fetch-quote.ts'

type VehicleQuoteProps = { asked: QuickInputs; applyHref: string; cta: string }

/** A quote for a car that no lender speaks for. Where there is none, nothing is said of it (FIN-69, VAR-26). */
export function VehicleQuote({ asked, applyHref, cta }: VehicleQuoteProps) {
  const [quote, setQuote] = useState<QuickQuote | null>(null)
  useEffect(() => {
    const late = new AbortController()
    fetchQuote(asked, late.signal).then(
      (found) => late.signal.aborted || setQuote(found),
      () => {},
    )
    return () => late.abort()
  }, [asked])
  return (
    <div className="lender" aria-live="polite">
      <p className="lender__lead">
        {quote ? (
          <>
            <b>${formatCount(Math.round(quote.weeklyRepaymentAmount))} per week</b>
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
