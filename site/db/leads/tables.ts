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
  /** How far staff have got: 'new', 'answered' or 'done'. */
  progress: string
  /** By what staff find it, see `indexLead`. */
  person_words: string
  car_words: string
}

/** What staff did with a lead. */
export interface LeadEventRow {
  tenant_slug: string
  id: string
  lead_id: string
  /** 'note', 'progress' or 'resend' */
  kind: string
  /** The note, or the new progress. Personal. */
  text: string
  user_id: string
  at: string
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

/** A seat of a time at a place, which a lead has booked. */
export interface AppointmentRow {
  tenant_slug: string
  place_id: string
  /** 'sales' or 'service' */
  department: string
  /** ISO UTC; of a whole day its date at the place, `YYYY-MM-DD`. */
  starts: string
  /** From 0; as many as the place takes at once. */
  seat: number
  lead_id: string
}

/** A file that came with a lead. Personal. */
export interface LeadFileRow {
  tenant_slug: string
  id: string
  lead_id: string
  /** The form's field. */
  field: string
  name: string
  /** By its content, not as the browser named it. */
  media_type: string
  /** In bytes. */
  size: number
  /** Base64. */
  content: string
  created_at: string
}

/** The tables of leads. */
export interface LeadTables {
  leads: LeadRow
  lead_submissions: LeadSubmissionRow
  lead_deliveries: LeadDeliveryRow
  lead_events: LeadEventRow
  appointments: AppointmentRow
  lead_files: LeadFileRow
}
