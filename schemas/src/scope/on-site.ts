import { hides, shows, type Verdict } from '../reason/reason.ts'

/** The sites a shared document names, by slug. */
export type SharedDocument = { sites: readonly string[]; excludedSites: readonly string[] }

/**
 * Is a shared document meant for this site? It must be listed and not excluded; `pardoned` lifts the exclusion
 * (OFFER-06, OFFER-07).
 */
export function onSite(document: SharedDocument, site: string, isException = false): Verdict {
  if (!document.sites.includes(site)) return hides('other-site', 'is not meant for this site')
  if (!document.excludedSites.includes(site)) return shows('on-site', 'is meant for this site')
  return isException
    ? shows('exception', 'leaves this site out, but is in its list of exceptions')
    : hides('excluded', 'leaves this site out')
}
