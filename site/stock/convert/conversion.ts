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

export function unreadable<T>(value: T, raw: unknown, wanted: string): Conversion<T> {
  return { value, warning: `"${rawText(raw).slice(0, 60)}" is not ${wanted}; left out` }
}
