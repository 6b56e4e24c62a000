import { quotePath } from '#app/paths.ts'

/** What a quote is asked for, names on the wire (CALL-06). */
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

/** A quote as it is answered: whole dollars a week, per cent a year. */
export type QuickQuote = { weeklyRepaymentAmount: number; advertisedRate: number; comparisonRate: number }

/** @throws Error with the site's words where there is no quote: `error` of the body (FIN-55) */
export async function fetchQuote(inputs: QuickInputs, late: AbortSignal): Promise<QuickQuote> {
  const answer = await fetch(quotePath(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(inputs),
    signal: late,
  })
  const body = (await answer.json()) as Partial<QuickQuote> & { error?: string }
  if (body.error || !answer.ok) throw new Error(body.error ?? `The site answered ${answer.status}.`)
  return body as QuickQuote
}
