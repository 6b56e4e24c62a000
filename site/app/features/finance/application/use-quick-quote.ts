import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { CreditScore } from '#app/domain/money/credit-score.ts'
import { quickQuoteDollars } from '#app/parts/money/quote/quick-estimate.ts'
import { digitsOnly } from '#app/parts/money/quote/quick-quote.ts'
import type { JourneyModel, JourneyState } from './journey.ts'

/** Debounce of the inputs before a quote is requested (FIN-54). */
const QUOTE_DELAY_MS = 500

/** Price as typed, term in years, and score. */
type QuickAnswers = { price: string; term: number; score: CreditScore }

/**
 * Price, term and score of a quick quote, and the quote for them, requested from the journey's own action half a second
 * after the last change. Without a quote the previous one is cleared (VAR-26).
 */
export function useQuickQuote(journey: JourneyModel, begun: QuickAnswers) {
  const [price, setPrice] = useState(begun.price)
  const [term, setTerm] = useState(begun.term)
  const [score, setScore] = useState(begun.score)
  const [quote, setQuote] = useState(journey.quote)
  const { submit, data } = useFetcher<Partial<JourneyState>>()
  const dollars = journey.priceFixed ? journey.price : quickQuoteDollars(price)
  const question = JSON.stringify({
    purchasePrice: dollars,
    loanTerm: term,
    selfAssessedCreditScore: score,
  })
  const answered = useRef(journey.quote === null ? '' : question)

  useEffect(() => {
    if (answered.current === question) return
    // Nothing was typed before the first quote, so there is nothing to wait for.
    const delay = answered.current === '' ? 0 : QUOTE_DELAY_MS
    const rest = setTimeout(() => {
      answered.current = question
      submit({ intent: 'estimate', ...JSON.parse(question) }, { method: 'post', action: journey.action })
    }, delay)
    return () => clearTimeout(rest)
  }, [question, submit, journey.action])

  // A response to earlier inputs is ignored.
  useEffect(() => {
    if (data && answered.current === question) setQuote(data.quote ?? null)
  }, [data])

  const settlePrice = () => setPrice(String(dollars))
  /** What an earlier visit in this tab has answered. */
  const restore = (kept: QuickAnswers) => {
    setPrice(digitsOnly(kept.price))
    setTerm(kept.term)
    setScore(kept.score)
  }
  return { price, setPrice, settlePrice, restore, term, setTerm, score, setScore, quote }
}

export type QuickQuoteState = ReturnType<typeof useQuickQuote>
