const COUNT = new Intl.NumberFormat('en-AU')

/** A whole number as Australians write it: `1,240`. `toLocaleString` would look the language up anew each time. */
export function formatCount(count: number): string {
  // A page of results has a hundred small ones.
  return Number.isInteger(count) && count >= 0 && count < 1_000 ? String(count) : COUNT.format(count)
}
