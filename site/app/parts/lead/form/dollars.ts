import { formatCount } from '#app/domain/words/count.ts'

/** Dollars, with cents or without; `$` and separators may be typed. */
const AMOUNT = /^\$?\s*(\d[\d,\s]*)(?:\.(\d{0,2}))?$/

/** The message for what is no amount of dollars, or null. */
export function dollarsMessage(value: string): string | null {
  return AMOUNT.test(value) ? null : 'Enter an amount in dollars, like 45,000.'
}

/** An amount of dollars as it is stored: `$52,990` is `52990`; any other text stays as it is. */
export function dollarsValue(value: string): string {
  const [, whole, cents] = AMOUNT.exec(value) ?? []
  if (whole === undefined) return value
  return whole.replace(/\D/g, '') + (Number(cents) > 0 ? `.${cents}` : '')
}

/** An amount of dollars as a field shows it: `52990` is `52,990`; any other text stays as it is. */
export function dollarsText(value: string): string {
  const [whole = '', cents] = dollarsValue(value.trim()).split('.')
  if (!/^\d+$/.test(whole)) return value
  return formatCount(Number(whole)) + (cents ? `.${cents}` : '')
}

/** The least and the most of an amount that is held within them, in whole dollars. */
export type DollarBounds = { least: number; most: number }

/** The whole dollars among what was typed, within the bounds (FIN-56, FIN-58); '' without a digit. */
export function boundedDollars(value: string, { least, most }: DollarBounds): string {
  const digits = wholeDigits(value)
  return digits === '' ? '' : String(Math.min(most, Math.max(least, Number(digits))))
}

/** The digits of what was typed, without cents: `a2b5` is `25`. */
export function wholeDigits(value: string): string {
  return value.replace(/\.\d*\s*$/, '').replace(/\D/g, '')
}
