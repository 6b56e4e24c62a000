/** A lead after its latest step. */
export interface LeadRow {
  tenant_slug: string
  id: string
  kind: string
  /** 'Incomplete' until its last step, then 'Complete' (LEAD-03). */
  lead_status: string
  /** JSON in wire format. */
  payload: string
  created_at: string
  updated_at: string
}

/** Submissions that were saved, to detect repeated ones. */
export interface LeadSubmissionRow {
  tenant_slug: string
  /** SHA-256 of the idempotency key and all that was sent with it. */
  digest: string
  lead_id: string
  created_at: string
}

/** A delivery of a lead by one channel. */
export interface LeadDeliveryRow {
  tenant_slug: string
  id: string
  lead_id: string
  channel: string
  /** 'waiting', 'delivered' or 'dead' */
  state: string
  attempts: number
  /** Time of the next attempt; while claimed, the end of the lease. */
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
