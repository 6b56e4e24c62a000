const WHOLE = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })
const WITH_CENTS = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Cents as dollars on screen: `$34,990`; cents are written only when there are some (`$1,360.50`). */
export function formatDollars(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const dollars = Math.abs(cents) / 100
  return `${sign}$${(Number.isInteger(dollars) ? WHOLE : WITH_CENTS).format(dollars)}`
}

/** Kilometres on screen: `12,000 kms` (PRICE-08). */
export function formatKms(km: number): string {
  return `${WHOLE.format(km)} kms`
}
