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
