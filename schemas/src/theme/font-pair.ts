type Pair = {
  title: string
  display: string
  text: string
  /** Of headings: weight, and letter spacing in em. */
  weight: number
  trackingEm: number
  /** Of headings: what is added between words, in em; narrow and tight faces run together without it. */
  wordGapEm: number
}

const pair = (display: string, text: string, weight: number, trackingEm: number, wordGapEm = 0.03): Pair => ({
  title: display === text ? display : `${display} and ${text}`,
  display,
  text,
  weight,
  trackingEm,
  wordGapEm,
})

/**
 * The pairs of families a dealer may choose from: one for headings and prices, one for text, and how headings are set
 * in them. Each family is a variable font of the site (site/app/styles/fonts.css).
 */
export const TYPEFACES = {
  'host-figtree': pair('Host Grotesk', 'Figtree', 650, -0.035),
  figtree: pair('Figtree', 'Figtree', 650, -0.022),
  hanken: pair('Hanken Grotesk', 'Hanken Grotesk', 350, -0.035),
  'serif-source': pair('Source Serif 4', 'Source Sans 3', 480, -0.025),
  'archivo-source': pair('Archivo Wide', 'Source Sans 3', 740, -0.02),
  'archivo-condensed': pair('Archivo Condensed', 'Archivo', 820, -0.015, 0.12),
  'archivo-figtree': pair('Archivo', 'Figtree', 760, -0.015),
  'bricolage-figtree': pair('Bricolage Grotesque', 'Figtree', 720, -0.03, 0.08),
}

/** A pair of families. */
export type FontPair = keyof typeof TYPEFACES

/** Every pair's name. */
export const FONT_PAIRS = Object.keys(TYPEFACES) as [FontPair, ...FontPair[]]
