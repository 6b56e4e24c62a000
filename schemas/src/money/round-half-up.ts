/** Digits of a number that are free of the binary noise of a few multiplications. */
const SURE_DIGITS = 14

/**
 * Rounds as people do on paper: of the decimal number, half up, so that 33.575 is 33.58. `Math.round` sees the binary
 * number, which lies below it.
 */
export function roundHalfUp(value: number, decimals = 0): number {
  const factor = 10 ** decimals
  return Math.round(Number((value * factor).toPrecision(SURE_DIGITS))) / factor
}
