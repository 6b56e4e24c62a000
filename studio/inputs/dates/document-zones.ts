import type { StudioSite } from '../../access/studio-sites.ts'

/** What a document says of where it shows, while it is edited. */
export interface PlacedDocument {
  readonly _type?: string
  readonly tenant?: { _ref?: string }
  readonly sites?: readonly { _ref?: string }[]
  readonly excludedSites?: readonly { _ref?: string }[]
  /** A location’s own zone. */
  readonly timeZone?: string
}

/** A zone with the names of the sites that live by it. */
export interface SiteZone {
  readonly zone: string
  readonly sites: readonly string[]
}

/**
 * The zones in which a document’s times are read, that of its own or first site first. Sites that the person may not see
 * are left out. A document without a site yet has the zone of the site that is worked on.
 */
export function listDocumentZones(
  document: PlacedDocument,
  sites: readonly StudioSite[],
  current: StudioSite | null,
): SiteZone[] {
  const ids = [document.tenant, ...(document.sites ?? [])].flatMap((site) => site?._ref ?? [])
  const excluded = new Set((document.excludedSites ?? []).map((site) => site._ref))
  const known = ids
    .filter((id) => !excluded.has(id))
    .flatMap((id) => sites.find((site) => site.id === id) ?? [])
  const shown = known.length > 0 ? known : [current ?? sites[0]].flatMap((site) => site ?? [])
  const own = document._type === 'location' ? document.timeZone : undefined
  const zones = new Map<string, string[]>()
  for (const { timeZone, name } of shown) {
    const zone = own || timeZone
    zones.set(zone, [...(zones.get(zone) ?? []), name])
  }
  return [...zones].map(([zone, names]) => ({ zone, sites: names }))
}
