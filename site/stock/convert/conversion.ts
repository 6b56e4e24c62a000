import type { DateOrder } from './date-order.ts'

/** A converted value, null for none; with a warning when the raw value could not be parsed. */
export type Conversion<T> = { value: T; warning?: string }

/** Context of a conversion. */
export type ConversionContext = {
  /** The dealer's IANA time zone, which applies to dates without an offset. */
  timeZone: string
  /** The import's instant (ISO), from which years of two digits are read. */
  now: string
  /** Of the file that is read; day first without. */
  dates?: DateOrder
}

export type Converter<T> = (raw: unknown, context: ConversionContext) => Conversion<T>

/** The raw value as trimmed text; '' for nested values. */
export function rawText(raw: unknown): string {
  if (typeof raw === 'string') return raw.trim()
  return typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : ''
}

/** Replaces the non-breaking and thin spaces that spreadsheets put between thousands. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')
}

/** '34.990' is ambiguous: 34,990 or a fraction. */
export function isThousandsOrFraction(text: string): boolean {
  return /^\D{0,4}[1-9]\d{0,2}\.\d{3}(?!\d)/.test(text)
}

export function unreadable<T>(value: T, raw: unknown, wanted: string): Conversion<T> {
  return { value, warning: `"${rawText(raw).slice(0, 60)}" is not ${wanted}; left out` }
}
