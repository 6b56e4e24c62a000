import { type DocumentType, SCOPE_TABLE } from '@forecourt/schemas/contract'
import type { StudioSite } from './studio-sites.ts'

/** The sites of the document that is open, by the ids of their `tenant` documents; `all` for the platform's own. */
export type OpenSites = readonly string[] | 'all'

/** A document's value as far as it says whose it is. */
export interface OwnedDocument {
  readonly _id?: string | undefined
  readonly tenant?: { readonly _ref?: string } | undefined
  readonly sites?: readonly { readonly _ref?: string }[] | undefined
}

/** Whose document it is, by the scope table; nobody's yet for one that names no site. */
export function sitesOfDocument(type: string, document: OwnedDocument): OpenSites {
  if (type === 'tenant') return document._id ? [publishedId(document._id)] : []
  switch (SCOPE_TABLE[type as DocumentType]) {
    case 'tenant':
      return document.tenant?._ref ? [document.tenant._ref] : []
    case 'sites':
    case 'across':
    case 'record':
      // A site that is excluded counts: its own list of exceptions may show the document all the same.
      return (document.sites ?? []).flatMap(({ _ref: ref }) => ref ?? [])
    default:
      return 'all'
  }
}

/** `drafts.a` and `versions.r.a` as `a`. */
function publishedId(id: string): string {
  return id.replace(/^drafts\./, '').replace(/^versions\.[^.]+\./, '')
}

/** What the frame shows: a site or, for null, all of them; and for how many sites an open shared document is. */
export interface WorkedOn {
  readonly site: StudioSite | null
  readonly shared: number
}

/**
 * The site somebody works on: that of the open document, else that of the list that is open, else the chosen one. A
 * shared document keeps the chosen site while it is one of its own. A person with one site works on that one always.
 * @param listed id of the site whose content is listed, or whose page is looked at
 */
export function workedOn(
  sites: readonly StudioSite[],
  { chosen, listed, open }: { chosen: string | null; listed: string | null; open: OpenSites | null },
): WorkedOn {
  const find = (id: string | null) => sites.find((site) => site.id === id) ?? null
  const shared = Array.isArray(open) && open.length > 1 ? open.length : 0
  const [first] = sites
  if (sites.length === 1 && first) return { site: first, shared }
  if (open === 'all') return { site: null, shared: 0 }
  const base = find(listed) ?? find(chosen)
  if (!open || open.length === 0) return { site: base, shared }
  if (shared === 0) return { site: find(open[0] ?? null), shared }
  const seen = open.filter((id) => find(id))
  if (base && seen.includes(base.id)) return { site: base, shared }
  return { site: seen.length === 1 ? find(seen[0] ?? null) : null, shared }
}

/** The origin of the page that a path of the Preview tool shows, `/preview?preview=<address>`; null elsewhere. */
export function previewedOrigin(path: string): string | null {
  if (!path.startsWith('/preview')) return null
  const address = new URLSearchParams(path.split('?')[1]).get('preview') ?? ''
  return URL.parse(address)?.origin ?? null
}

/** The site whose content a path of the Content tool lists, `/content/<id>;…`; null elsewhere. */
export function listedSite(path: string): string | null {
  const found = /^\/content\/([^;,|/?#]+)/.exec(path)
  return found?.[1] ? decodeURIComponent(found[1]) : null
}

/** The slug of the site that a link into the Studio is about, `?site=<slug>`; '' for none. */
export const linkedSite = (search: string): string => new URLSearchParams(search).get('site') ?? ''
