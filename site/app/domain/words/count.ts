const COUNT = new Intl.NumberFormat('en-AU')

/** A whole number as Australians write it: `1,240`. `toLocaleString` would look the language up anew each time. */
export function formatCount(count: number): string {
  return COUNT.format(count)
}
