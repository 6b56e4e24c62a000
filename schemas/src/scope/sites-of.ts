type SiteReferences = {
  _id?: string
  _type?: string
  tenant?: unknown
  sites?: unknown
  excludedSites?: unknown
}

/** The `_id`s of the sites a document is for: its own, or those it names less those it leaves out; none for the platform's. */
export function listSiteIds(document: SiteReferences | undefined): string[] {
  const own = refOf(document?.tenant)
  if (own) return [own]
  const left = new Set(refsOf(document?.excludedSites))
  return refsOf(document?.sites).filter((site) => !left.has(site))
}

const refsOf = (list: unknown): string[] =>
  Array.isArray(list) ? list.flatMap((item) => refOf(item) ?? []) : []
const refOf = (value: unknown) => (value as { _ref?: string } | null | undefined)?._ref
