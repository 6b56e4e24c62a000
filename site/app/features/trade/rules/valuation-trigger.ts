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
