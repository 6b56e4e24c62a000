/** Step and default span in dollars of the price slider (SRCH-34, CONST-07). */
export const PRICE_SLIDER = { step: 500, min: 5_000, max: 250_000 } as const

export type SliderRange = { min: number; max: number }

/** The range after one handle moved: it stops 1 short of the other, which does not give way (SRCH-35). */
export function movePriceHandle(range: SliderRange, handle: 'min' | 'max', to: number): SliderRange {
  if (handle === 'min') return { min: Math.min(to, range.max - 1), max: range.max }
  return { min: range.min, max: Math.max(to, range.min + 1) }
}
