import { roundHalfUp } from '@forecourt/schemas/contract/pure'

/** A term in words: `1 year`, `2.5 years`; one that is no half year in months. */
export function formatYears(years: number): string {
  if (!Number.isInteger(years * 2)) return `${Math.round(years * 12)} months`
  return `${roundHalfUp(years, 1)} ${years === 1 ? 'year' : 'years'}`
}
