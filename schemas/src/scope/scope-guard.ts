import { type DocumentType, SCOPE_TABLE, type Scope } from './scope-table.ts'

const GUARDS: Record<Scope, string> = {
  tenant: 'tenant->slug.current == $tenant',
  // Excluded sites are read too: the rule, not the query, knows the dealer's list of exceptions (OFFER-07).
  sites: '$tenant in sites[]->slug.current',
  platform: 'true',
}

/**
 * The GROQ filter of a document type for one site: its type, and whose it is. `$tenant` is the site's slug.
 * A dealer's own settings are the `tenant` document of that slug.
 */
export function scopeFilter(type: DocumentType): string {
  if (type === 'tenant') return '_type == "tenant" && slug.current == $tenant'
  const guard = GUARDS[SCOPE_TABLE[type]]
  return guard === 'true' ? `_type == "${type}"` : `_type == "${type}" && ${guard}`
}
