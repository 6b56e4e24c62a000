import { roundHalfUp } from './round-half-up.ts'

/** Whole cents. Code counts in cents; the wire and the screen show dollars. */
export type Cents = number

/** Dollars of the wire as whole cents (half a cent rounds up); what is absent stays null. */
export function toCents(dollars: number | null | undefined): Cents | null {
  return dollars === null || dollars === undefined ? null : roundHalfUp(dollars * 100)
}

/** Whole cents as dollars of the wire; what is absent stays null. */
export function toDollars(cents: Cents | null | undefined): number | null {
  return cents === null || cents === undefined ? null : cents / 100
}

// Making a formatter costs a hundred times what using it does.
const dollarsWith = (digits: number) =>
  new Intl.NumberFormat('en-AU', {
    style: 'currency',
    currency: 'AUD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
const WHOLE_DOLLARS = dollarsWith(0)
const DOLLARS_AND_CENTS = dollarsWith(2)

/** `3499000` as `$34,990`; cents are shown only where there are some: `$34,990.50`. */
export function formatDollars(cents: Cents): string {
  return (cents % 100 === 0 ? WHOLE_DOLLARS : DOLLARS_AND_CENTS).format(cents / 100)
}
