/** The price slider's thumbs stay this far apart (SRCH-35). */
export const PRICE_GAP = 1

export type SliderRange = { min: number; max: number }

/**
 * The range after one handle moved: it stops `gap` (1 for prices, SRCH-35) short of the other handle, which does not
 * move.
 */
export function movePriceHandle(
  range: SliderRange,
  handle: 'min' | 'max',
  to: number,
  gap: number = PRICE_GAP,
): SliderRange {
  if (handle === 'min') return { min: Math.min(to, range.max - gap), max: range.max }
  return { min: range.min, max: Math.max(to, range.min + gap) }
}
