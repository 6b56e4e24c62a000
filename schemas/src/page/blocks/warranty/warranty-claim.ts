/** The warranties that a brand or a dealer can claim, in years. */
export const WARRANTY_YEARS = [3, 5, 7] as const

/** Years of a warranty. */
export type WarrantyYears = (typeof WARRANTY_YEARS)[number]

const CLAIMS: Readonly<Record<WarrantyYears, string>> = {
  3: '3 year standard warranty',
  5: '5 year warranty',
  7: '7 year warranty',
}

/**
 * BLOCK-17, VAR-35: the warranty that a dealer claims for a brand: its own where it says one, else the brand's, else
 * the standard of 3 years.
 */
export function warrantyClaim({
  dealer,
  brand,
}: {
  dealer: WarrantyYears | null
  brand: WarrantyYears | null
}) {
  const years = dealer ?? brand ?? 3
  return { years, text: CLAIMS[years] }
}
