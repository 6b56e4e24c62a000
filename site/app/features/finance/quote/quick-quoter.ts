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

/** How long inputs rest before a quote is asked for (FIN-54). */
export const QUOTE_DELAY_MS = 500

/** Asks for quotes as inputs change: once they rest, the last ones alone; an answer that comes late is not heard. */
export class QuickQuoter {
  readonly #ask: (inputs: QuickInputs, late: AbortSignal) => Promise<QuickQuote>
  readonly #onQuote: (quote: QuickQuote | null) => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #going: AbortController | undefined

  /** @param onQuote is given null when there is no quote: what stood before is cleared (VAR-26) */
  constructor(onQuote: (quote: QuickQuote | null) => void, ask = fetchQuote) {
    this.#onQuote = onQuote
    this.#ask = ask
  }

  change(inputs: QuickInputs): void {
    this.stop()
    this.#timer = setTimeout(() => void this.#run(inputs), QUOTE_DELAY_MS)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#going?.abort()
  }

  async #run(inputs: QuickInputs): Promise<void> {
    const going = new AbortController()
    this.#going = going
    try {
      const quote = await this.#ask(inputs, going.signal)
      if (!going.signal.aborted) this.#onQuote(quote)
    } catch (error) {
      if (going.signal.aborted) return
      console.warn('There is no quote.', error)
      this.#onQuote(null)
    }
  }
}

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
