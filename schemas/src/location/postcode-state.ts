import type { StateCode } from './public-holidays.ts'

/** Ranges of postcodes by state, the narrower before the wider; https://auspost.com.au/postcode */
const RANGES: readonly (readonly [from: number, to: number, state: StateCode])[] = [
  [200, 299, 'ACT'],
  [2600, 2618, 'ACT'],
  [2900, 2920, 'ACT'],
  [800, 999, 'NT'],
  [1000, 2999, 'NSW'],
  [3000, 3999, 'VIC'],
  [8000, 8999, 'VIC'],
  [4000, 4999, 'QLD'],
  [9000, 9999, 'QLD'],
  [5000, 5999, 'SA'],
  [6000, 6999, 'WA'],
  [7000, 7999, 'TAS'],
]

/** The state that a postcode is in; null for what is no postcode. */
export function stateOfPostcode(postcode: string): StateCode | null {
  if (!/^\d{4}$/.test(postcode)) return null
  const number = Number(postcode)
  return RANGES.find(([from, to]) => number >= from && number <= to)?.[2] ?? null
}
