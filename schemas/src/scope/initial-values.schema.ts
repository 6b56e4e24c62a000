import { type DocumentType, listTypes } from './scope-table.ts'

/** A template of new documents for the selected site. */
export type SiteTemplate = {
  id: string
  title: string
  schemaType: DocumentType
  parameters: { name: 'tenantId'; title: string; type: 'string' }[]
  value: (parameters: { tenantId: string }) => Record<string, unknown>
}

/** The id of the template for new documents of a type on a site. Its one parameter is `tenantId`. */
export function siteTemplateId(type: DocumentType): string {
  return `${type}-of-site`
}

/** One template for each type that belongs to sites: it sets the dealer, or the first of the sites. */
export function listSiteTemplates(titles: (type: DocumentType) => string): SiteTemplate[] {
  const shared = new Set<DocumentType>(listTypes('sites'))
  return [...listTypes('tenant'), ...shared]
    .filter((type) => type !== 'tenant')
    .map((type) => ({
      id: siteTemplateId(type),
      title: titles(type),
      schemaType: type,
      parameters: [{ name: 'tenantId', title: 'Site', type: 'string' }],
      value: ({ tenantId }) => {
        const site = { _type: 'reference', _ref: tenantId }
        return shared.has(type) ? { sites: [{ ...site, _key: 'first' }] } : { tenant: site }
      },
    }))
}
