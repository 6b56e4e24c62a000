/**
 * Whose a document is. `tenant`: one dealer's, named by its `tenant` reference (the `tenant` document is its own, and
 * written by the platform's staff alone). `sites`: shared, shown on the sites it lists less those it excludes.
 * `platform`: everybody's. `across`: a plan for the sites it lists, which no site reads, for those who look after all of
 * them. `record`: what people of the sites it lists did; it is added to and never changed, and no site reads it.
 */
export type DocumentScope = 'tenant' | 'sites' | 'platform' | 'across' | 'record'

/** The one table of document types. Rules, queries, the Studio's structure and the lake's grants read it. */
export const SCOPE_TABLE = {
  tenant: 'tenant',
  siteSettings: 'tenant',
  platformSettings: 'platform',
  manufacturer: 'platform',
  model: 'platform',
  location: 'tenant',
  navigation: 'tenant',
  page: 'tenant',
  redirect: 'tenant',
  offer: 'sites',
  promoTile: 'sites',
  banner: 'sites',
  campaign: 'across',
  offerReview: 'record',
} as const satisfies Record<string, DocumentScope>

/** A document type of the content. */
export type DocumentType = keyof typeof SCOPE_TABLE

/** The document types of a scope. */
export function listTypes(scope: DocumentScope): DocumentType[] {
  return (Object.keys(SCOPE_TABLE) as DocumentType[]).filter((type) => SCOPE_TABLE[type] === scope)
}
