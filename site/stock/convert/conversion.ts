/** A value as the field needs it, or null for none; with a warning when something was there that cannot be read. */
export type Conversion<T> = { value: T; warning?: string }

/** What a converter may need beside the value. */
export type ConversionContext = {
  /** The dealer's IANA zone: dates in feeds are the dealer's own. */
  timeZone: string
}

export type Converter<T> = (raw: unknown, context: ConversionContext) => Conversion<T>

/** The raw value as trimmed text; nested values have none. */
export function rawText(raw: unknown): string {
  if (typeof raw === 'string') return raw.trim()
  return typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : ''
}

/** Spaces of typesetters, as spreadsheets put them between thousands. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')
}

/** '34.990' may be 34,990 or a fraction: which is a guess. */
export function isThousandsOrFraction(text: string): boolean {
  return /^\D{0,4}[1-9]\d{0,2}\.\d{3}(?!\d)/.test(text)
}

export function unreadable<T>(value: T, raw: unknown, wanted: string): Conversion<T> {
  return { value, warning: `"${rawText(raw).slice(0, 60)}" is not ${wanted}; left out` }
}
