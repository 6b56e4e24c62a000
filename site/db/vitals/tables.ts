/** How often a measure of a page's speed fell into a class, by day; nothing is stored about whose browser it was. */
export interface WebVitalsRow {
  tenant_slug: string
  /** UTC: `2026-11-24`. */
  day: string
  /** The route of the page that visitors came in at. */
  page: string
  /** 'lcp', 'inp' or 'cls' */
  name: string
  /** The number of its class, see `vitalClass`. */
  class: number
  count: number
}

/** The tables of measured speed. */
export interface VitalTables {
  web_vitals: WebVitalsRow
}
