/** An event that a page reported; nothing is stored about who caused it. */
export interface PageEventRow {
  tenant_slug: string
  id: string
  /** ISO UTC. */
  at: string
  /** The number of its kind, as the platform's settings number it. */
  event: number
  label: string
  /** The path of the page, without its query. */
  page: string
  /** '' for none. */
  car_id: string
}

/** The tables of events. */
export interface EventTables {
  page_events: PageEventRow
}
