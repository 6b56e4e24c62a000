const MAX_AGE_YEARS = 7
const MAX_KM = 100_000

/** Is an online estimate given: at most 7 years old by the calendar and 100,000 km (TRADE-03, OPEN-47)? */
export function tradeInEstimateGiven(car: { year: number; km: number }, currentYear: number): boolean {
  return currentYear - car.year <= MAX_AGE_YEARS && car.km <= MAX_KM
}
