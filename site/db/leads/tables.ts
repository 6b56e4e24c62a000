/** A lead, as it stands after its latest step. */
export interface LeadRow {
  tenant_slug: string
  id: string
  kind: string
  /** 'Incomplete' until its last step, then 'Complete' (LEAD-03). */
  lead_status: string
  /** JSON: the payload of the wire. */
  payload: string
  created_at: string
  updated_at: string
}

/** What has been taken up already, so that the same sending twice is one lead. */
export interface LeadSubmissionRow {
  tenant_slug: string
  /** SHA-256 of the idempotency key and all that was sent with it. */
  digest: string
  lead_id: string
  created_at: string
}

/** A lead that has yet to reach somebody, or has. */
export interface LeadDeliveryRow {
  tenant_slug: string
  id: string
  lead_id: string
  channel: string
  /** 'waiting', 'delivered' or 'dead' */
  state: string
  attempts: number
  /** Not before this instant; while a worker is at it, when another may take it over. */
  due_at: string
  last_error: string | null
  created_at: string
  delivered_at: string | null
}

/** The tables of leads. */
export interface LeadTables {
  leads: LeadRow
  lead_submissions: LeadSubmissionRow
  lead_deliveries: LeadDeliveryRow
}
