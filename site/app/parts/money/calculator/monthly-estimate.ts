/** Weeks a month as the lenders quote it (FIN-33). */
const WEEKS_PER_MONTH = 4.33

/** Monthly estimate in dollars, unrounded, from a whole-dollar weekly payment; screens round it (OPEN-39). */
export function monthlyEstimate(weeklyDollars: number): number {
  return weeklyDollars * WEEKS_PER_MONTH
}
