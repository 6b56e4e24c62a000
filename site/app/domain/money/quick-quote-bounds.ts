/** The quick quote's own bounds and starting values, apart from the calculator's (FIN-56, FIN-57). */
export const QUICK_QUOTE = {
  priceDollars: 30_000,
  minDollars: 10_000,
  maxDollars: 200_000,
  termYears: 5,
  minYears: 1,
  maxYears: 7,
  /** Shares of the price (FIN-61). */
  depositPercent: 10,
  finalPercent: 30,
}
