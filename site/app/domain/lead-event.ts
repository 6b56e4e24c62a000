/** A journey's accepted lead, for the next page to record. */
export type LeadEvent = {
  /** One per lead and step. */
  id: string
  event: number
  /** The kind of the lead. */
  label: string
  category: string
  car: { id: string; name: string } | null
  /** The lead is complete: the visitor has succeeded. */
  complete: boolean
}
