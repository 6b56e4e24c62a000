/** The request of a quote, with its API field names (CALL-06). */
export type QuickInputs = {
  selfAssessedCreditScore: string
  purchasePrice: number
  loanTerm: number
  year: number | null
  vin: string
  nvic: string
  whoIsHelping: string
  car_id: string
}

/** A quote as returned: whole dollars a week, per cent a year. */
export type QuickQuote = { weeklyRepaymentAmount: number; advertisedRate: number; comparisonRate: number }

/** The response: a quote, the error message where there is none (FIN-55), or null without a response. */
export type QuickQuoteAnswer = QuickQuote | { error: string } | null
