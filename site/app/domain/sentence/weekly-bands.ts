import type { ReadBounds } from './reading.ts'

/**
 * The bands of weekly prices that hold a price within the bounds: 'Under $100', '$100 - $149', '$300 and over'. A band
 * that reaches beyond a bound is among them, so that no car within it is lost; its pill says how far it reaches.
 */
export function bandsWithin(bands: readonly string[], [min, max]: ReadBounds): string[] {
  return bands.filter((band) => {
    const [least, most] = bandBounds(band)
    return least < (max ?? Number.POSITIVE_INFINITY) && most > (min ?? 0)
  })
}

function bandBounds(band: string): [least: number, most: number] {
  const [first, second] = (band.match(/\d[\d,]*/g) ?? []).map((digits) => Number(digits.replaceAll(',', '')))
  if (first === undefined) return [Number.POSITIVE_INFINITY, 0]
  if (second !== undefined) return [first, second]
  return /^(under|up to|below)/i.test(band) ? [0, first] : [first, Number.POSITIVE_INFINITY]
}
