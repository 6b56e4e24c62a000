/** A copy of a dealer's stock that is being written, or, with an empty `write_id`, has missed a change. */
export interface SearchCopiesTable {
  server: string
  tenant_slug: string
  write_id: string
  since: string
}

export interface SearchServerTables {
  search_copies: SearchCopiesTable
}
