/** A shared preview link of a dealer. */
export interface PreviewLinkRow {
  tenant_slug: string
  /** 128 random bits; the link's signature is made over it and is not stored. */
  id: string
  /** The name that staff gave it, to remember whom it was made for. */
  name: string
  /** Where the preview opens. */
  path: string
  /** Id of the person whose rights the link depends on. */
  created_by: string
  created_at: string
  expires_at: string
  withdrawn_at: string | null
}

export interface PreviewTables {
  preview_links: PreviewLinkRow
}
