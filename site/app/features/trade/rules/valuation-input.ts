const MOST_KMS = 2_000_000

/** Kilometres as typed, with or without separators and the suffix ' kms' (TRADE-12); null for what is no number of them. */
export function parseKms(typed: string): number | null {
  const digits = typed
    .trim()
    .replace(/\s*kms?$/i, '')
    .replace(/[\s,]/g, '')
  if (!/^\d{1,7}$/.test(digits)) return null
  const kms = Number(digits)
  return kms <= MOST_KMS ? kms : null
}

/** Everything a valuation needs; it runs once all of it is filled in (TRADE-05). Names on the wire. */
export const VALUATION_TRIGGERS = [
  'kms',
  'regoState',
  'rego',
  'name',
  'phone',
  'email',
  'location_id',
] as const

/** Which of them are still empty. */
export function missingTriggers(values: Readonly<Record<string, string | undefined>>): string[] {
  return VALUATION_TRIGGERS.filter((name) => !values[name]?.trim())
}

const MAX_AGE_YEARS = 7

const MAX_KM = 100_000

/** Is an online estimate given: at most 7 years old by the calendar and 100,000 km (TRADE-03, OPEN-47)? */
export function tradeInEstimateGiven(car: { year: number; km: number }, currentYear: number): boolean {
  return currentYear - car.year <= MAX_AGE_YEARS && car.km <= MAX_KM
}
