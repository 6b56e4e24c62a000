import { type DocumentType, SCOPE_TABLE } from '@forecourt/schemas/contract'

/** A GROQ filter with its parameters, as a document list takes it. */
export interface SiteFilter {
  readonly filter: string
  readonly params: Readonly<Record<string, string>>
}

/**
 * The documents of one type that belong to a site, by the scope table. By reference and not by slug, unlike the
 * site's queries: a list listens for changes, and a listener cannot follow references.
 * @param tenantId `_id` of the site's `tenant` document
 */
export function siteFilter(type: DocumentType, tenantId: string): SiteFilter {
  switch (SCOPE_TABLE[type]) {
    case 'tenant':
      return { filter: '_type == $type && tenant._ref == $tenantId', params: { type, tenantId } }
    case 'sites':
      return { filter: '_type == $type && $tenantId in sites[]._ref', params: { type, tenantId } }
    case 'platform':
    case 'across':
    case 'record':
      return { filter: '_type == $type', params: { type } }
  }
}

/** What is running or coming: the documents whose order a shopper sees. */
export function currentFilter(base: SiteFilter): SiteFilter {
  return { ...base, filter: `${base.filter} && (!defined(expiry) || dateTime(expiry) >= dateTime(now()))` }
}
