const WHOLE = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })

/** Kilometres on screen: `12,000 kms` (PRICE-08). */
export function formatKms(km: number): string {
  return `${WHOLE.format(km)} kms`
}
