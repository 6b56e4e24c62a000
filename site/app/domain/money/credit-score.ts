/** A shopper's self-assessed credit (FIN-59). */
export const CREDIT_SCORES = ['GREAT', 'DECENT', 'POOR'] as const

/** One of the three. */
export type CreditScore = (typeof CREDIT_SCORES)[number]

export const DEFAULT_CREDIT_SCORE: CreditScore = 'GREAT'

/** The label of each on screen. */
export const CREDIT_SCORE_LABELS: Record<CreditScore, string> = {
  GREAT: 'Great',
  DECENT: 'Decent',
  POOR: 'Rough patch',
}

/** One of the three in any letters, or null. */
export function parseCreditScore(text: string): CreditScore | null {
  return CREDIT_SCORES.find((score) => score === text.trim().toUpperCase()) ?? null
}
