import type { MadeDocument } from '@forecourt/schemas/contract'
import type { StudioSite } from '../../access/studio-sites.ts'
import { findPagePath } from '../preview/page-path.ts'

/** A page of a site on which a part of a campaign shows, at the moment from which it does. */
export interface PreviewPage {
  readonly site: StudioSite
  /** With the moment in it, where one is named: the site shows the page as it will be then. */
  readonly path: string
  /** ISO UTC; null where the part shows at once. */
  readonly from: string | null
}

/**
 * The page of each site that has the part, at the part's start there. A start that has passed, or that no one names,
 * shows the page as it is now.
 */
export function listPreviewPages(
  made: readonly MadeDocument[],
  sites: readonly StudioSite[],
  part: string,
  now: string,
): PreviewPage[] {
  return sites.flatMap((site) => {
    const document = made.find((one) => one.site === site.id && one.part === part)?.document
    if (!document) return []
    const slug = (document.slug as { current?: string } | undefined)?.current ?? null
    const path = findPagePath({ id: document._id, type: document._type, slug }, site)
    const start = typeof document.start === 'string' ? document.start : null
    const from = start && Date.parse(start) > Date.parse(now) ? start : null
    return path ? [{ site, from, path: `${path}?at=${encodeURIComponent(from ?? '')}` }] : []
  })
}
