import type { Bounds, RangeKey } from './search-url.ts'

const WHOLE = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0, useGrouping: true })

const FORMATS: Readonly<Record<RangeKey, (value: number) => string>> = {
  price: (value) => `$${WHOLE.format(value)}`,
  km: (value) => `${WHOLE.format(value)} km`,
  year: String,
}

/** A chosen range in words: '$5,000 to $40,000', 'Up to 80,000 km', '2019 or newer'. */
export function rangeLabel(key: RangeKey, [min, max]: Bounds): string {
  const format = FORMATS[key]
  if (min !== null && max !== null) return `${format(min)} to ${format(max)}`
  if (max !== null) return key === 'year' ? `${format(max)} or older` : `Up to ${format(max)}`
  if (min === null) return ''
  return key === 'year' ? `${format(min)} or newer` : `From ${format(min)}`
}
