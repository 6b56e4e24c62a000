/** The id of the page's part that compares prices. */
export const PRICE_COMPARISON = 'price-comparison'

/** The price comparison of a page before its figures are loaded. */
export type GaugeSection = {
  /** The address of its figures. */
  href: string
  /** What it is compared with among the vehicles of this platform's dealers; null with a provider. */
  own: { model: string; grade: string } | null
  /** `$1,660 below market`; '' where it is not (PRICE-04). */
  belowMarket: string
}
