/** An export, an erasure or a purge of personal data; nothing in it names whose. */
export interface PrivacyEventRow {
  tenant_slug: string
  id: string
  /** ISO UTC. */
  at: string
  /** 'export', 'erase' or 'purge' */
  kind: string
  /** Id of the member of staff; 'command' or 'schedule'. */
  actor: string
  /** JSON of `RecordCounts`. */
  counts: string
}

/** The tables of privacy. */
export interface PrivacyTables {
  privacy_events: PrivacyEventRow
}
