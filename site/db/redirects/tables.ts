/** How often visitors came by a redirect; nothing is stored about who came. */
export interface RedirectHitsRow {
  tenant_slug: string
  /** Id of its document. */
  redirect_id: string
  hits: number
  /** ISO UTC. */
  last_at: string
}

/** The tables of redirects. */
export interface RedirectTables {
  redirect_hits: RedirectHitsRow
}
