/** How often something was seen and clicked on a day; nothing is stored about by whom. */
export interface InsightCountRow {
  tenant_slug: string
  /** What is counted: see `COUNTED_KINDS`; also 'visit', 'look' at any car, 'car', and 'search' that found nothing. */
  kind: string
  /** On the dealer's clock: `2026-11-24`. */
  day: string
  /** The type of its page, see `COUNTED_PAGES`. */
  page: string
  /** Its place there from 1; 0 for none. */
  position: number
  /** Id of its document, or of the car; '' where the kind says it all. */
  item: string
  seen: number
  clicked: number
  /** Enquiries sent in the same visit, after a click on it. */
  enquiries: number
}

/** A count as it is added to a dealer's of a day. */
export type InsightCount = Omit<InsightCountRow, 'tenant_slug' | 'day'>

/** How often words that found nothing were searched on a day; only of words that were searched several times. */
export interface InsightWordsRow {
  tenant_slug: string
  day: string
  words: string
  times: number
}

/** A monthly report that was put into the outbox. */
export interface InsightReportRow {
  tenant_slug: string
  /** What it is about: `2026-10`. */
  month: string
  /** By which the delivery names it. */
  id: string
  subject: string
  text: string
  created_at: string
}

/** The tables of counts. */
export interface InsightTables {
  insight_counts: InsightCountRow
  insight_words: InsightWordsRow
  insight_reports: InsightReportRow
}
