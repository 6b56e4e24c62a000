import type { GaugeData } from '#app/domain/money/gauge-data.ts'

type Figures = Omit<GaugeData, 'description' | 'compared'>

export type PriceGauge =
  | { visible: true; wording: 'Good Deal' | 'Great Deal'; band: 0 | 1 | 2 }
  | { visible: false; wording: null; band: null }

const HIDDEN: PriceGauge = { visible: false, wording: null, band: null }
const CONFIDENCE_ABOVE = 0.2
const GREAT_FROM = 0.65
/** Bounds belong to the upper band (OPEN-57). */
const BAND_BOUNDS = [0.3, 0.6] as const
/** The needle's travel in milliseconds (GAUGE-11). */
export const GAUGE_ANIMATION_MS = 2_500

/** Whether the gauge is shown, its wording and its colour band (GAUGE-05 to GAUGE-10); 0 is a value (OPEN-58). */
export function priceGauge(data: Figures): PriceGauge {
  const { fill, listing_price: price, market_range_min: low, market_range_max: high, confidence } = data
  if (!present(fill) || !present(price) || !present(low) || !present(high) || !present(confidence)) {
    return HIDDEN
  }
  if (confidence <= CONFIDENCE_ABOVE || high < price) return HIDDEN
  const wording = fill < GREAT_FROM ? 'Good Deal' : 'Great Deal'
  return { visible: true, wording, band: fill < BAND_BOUNDS[0] ? 0 : fill < BAND_BOUNDS[1] ? 1 : 2 }
}

function present(value: number | null | undefined): value is number {
  return value !== null && value !== undefined && !Number.isNaN(value)
}
