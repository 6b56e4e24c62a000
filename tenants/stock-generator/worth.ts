import type { Random } from './random.ts'

/** Kilometres a car of an age has done, with a driver's luck. */
export function kilometresOf(ageYears: number, random: Random): number {
  const yearly = random.whole(7_500, 21_000)
  return Math.round((ageYears * yearly + random.whole(800, 6_000)) / 10) * 10 + random.whole(0, 9)
}

/**
 * What a used car asks in dollars: a fifth goes in the first year, about a tenth each year after, and every
 * 1,000 km beyond 14,000 a year takes a quarter of one percent. Ends in 990 or 880 as dealers' prices do.
 */
export function usedDollars(newDollars: number, ageYears: number, km: number, random: Random): number {
  const byAge = newDollars * 0.84 * 0.9 ** Math.max(0, ageYears - 1)
  const beyond = Math.max(-30, Math.min(60, (km - ageYears * 14_000) / 1_000))
  const asked = byAge * (1 - beyond * 0.0025) * (0.97 + random.next() * 0.06)
  return Math.max(6_990, Math.round(asked / 1_000) * 1_000 - random.pick([10, 10, 10, 120]))
}
