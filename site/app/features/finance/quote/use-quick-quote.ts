import { useEffect, useRef, useState } from 'react'
import type { CreditScore } from '#app/domain/money/credit-score.ts'
import { quickQuoteDollars } from '#app/features/finance/quote/quick-estimate.ts'
import type { JourneyModel } from '../application/journey.ts'
import { type QuickInputs, type QuickQuote, QuickQuoter } from './quick-quoter.ts'

/** Price, term and score of a quick quote, and the quote for them: asked for half a second after the last change. */
export function useQuickQuote(
  journey: JourneyModel,
  begun: { price: string; term: number; score: CreditScore },
) {
  const [price, setPrice] = useState(begun.price)
  const [term, setTerm] = useState(begun.term)
  const [score, setScore] = useState(begun.score)
  const [quote, setQuote] = useState<QuickQuote | null>(journey.quote)
  const quoter = useRef<QuickQuoter | null>(null)
  const dollars = journey.priceFixed ? journey.price : quickQuoteDollars(price)
  const inputs: QuickInputs = {
    ...journey.asked,
    purchasePrice: dollars,
    loanTerm: term,
    selfAssessedCreditScore: score,
  }
  const question = JSON.stringify(inputs)
  const answered = useRef(journey.quote === null ? '' : question)

  useEffect(() => {
    quoter.current ??= new QuickQuoter(setQuote)
    if (answered.current === question) return
    answered.current = question
    quoter.current.change(JSON.parse(question) as QuickInputs)
  }, [question])
  useEffect(() => () => quoter.current?.stop(), [])

  const settlePrice = () => setPrice(String(dollars))
  return { price, setPrice, settlePrice, term, setTerm, score, setScore, quote }
}

export type QuickQuoteState = ReturnType<typeof useQuickQuote>
