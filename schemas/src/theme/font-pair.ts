/** The pairs of families a dealer may choose from: one for headings and prices, one for text. */
export const FONT_PAIRS = ['host-figtree', 'figtree', 'hanken', 'archivo-source', 'archivo-figtree'] as const

/** A pair of families. */
export type FontPair = (typeof FONT_PAIRS)[number]
