import { QUICK_QUOTE } from '#app/domain/money/quick-quote-bounds.ts'
import { clampToBounds } from '../calculator-rules.ts'
import { digitsOnly, quickQuotePriceCents } from './quick-quote.ts'

/** '5 year term, 10.0% deposit' (FIN-60). */
export function estimateText(termYears: number): string {
  return `${termYears} year term, 10.0% deposit`
}

/** The price in dollars of a quote's request: the typed digits, within the bounds (FIN-56, FIN-58). */
export function quickQuoteDollars(typed: string): number {
  const digits = digitsOnly(typed)
  return digits === '' ? QUICK_QUOTE.priceDollars : quickQuotePriceCents(Number(digits) * 100) / 100
}

/** A term of whole years within the slider's range (FIN-57). */
export function quickQuoteTerm(years: number): number {
  if (!Number.isFinite(years)) return QUICK_QUOTE.termYears
  return clampToBounds(Math.round(years), QUICK_QUOTE.minYears, QUICK_QUOTE.maxYears)
}
