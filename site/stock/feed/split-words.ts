/** The words of a column's name in small letters: `BuyPrice_AUD` as buy, price, aud. */
export function splitWords(column: string): string[] {
  return column
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('#', ' number ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}
