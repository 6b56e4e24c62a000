/** Depreciation: a sixth in the first year, a tenth in each further one. */
const FIRST_YEAR = 0.84
const EACH_YEAR = 0.9
const USUAL_KMS_A_YEAR = 15_000
/** Share of the value per 10,000 km above or below the average. */
const PER_10_000_KMS = 0.025

/** The share of its price when new that a vehicle is usually worth, by its age in years and its odometer. */
export function worthLeft(ageYears: number, kms: number): number {
  const age = Math.max(0, ageYears)
  const beyondUsual = (kms - USUAL_KMS_A_YEAR * (age + 0.5)) / 10_000
  const worn = Math.min(1.12, Math.max(0.45, 1 - PER_10_000_KMS * beyondUsual))
  return FIRST_YEAR * EACH_YEAR ** age * worn
}
