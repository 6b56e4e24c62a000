import { clampToBounds } from '../calculator-rules.ts'

const MIN_CENTS = 1_000_000
const MAX_CENTS = 20_000_000

/** The quick quote's purchase price, held within $10,000 and $200,000 (FIN-56). */
export function quickQuotePriceCents(priceCents: number): number {
  return clampToBounds(priceCents, MIN_CENTS, MAX_CENTS)
}

/** The quick quote's price input accepts digits only (FIN-58). */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, '')
}
