const COUNT = new Intl.NumberFormat('en-AU')

/**
 * A whole number in Australian format: `1,240`. `toLocaleString` would load the locale for each of the hundred
 * numbers of a results page.
 */
export function formatCount(count: number): string {
  // A page of results has a hundred small ones.
  return Number.isInteger(count) && count >= 0 && count < 1_000 ? String(count) : COUNT.format(count)
}
