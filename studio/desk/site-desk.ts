import { type DocumentType, SCOPE_TABLE } from '@forecourt/schemas/contract'
import { siteTemplateId } from '@forecourt/schemas/studio'
import type {
  ListBuilder,
  ListItemBuilder,
  StructureBuilder,
  StructureResolverContext,
} from 'sanity/structure'
import { findSite } from '../sites/sites.ts'
import { PERIODS, periodFilter, type SiteFilter, siteFilter } from './site-filter.ts'
import { TYPE_DESKS } from './type-desk.ts'

export const DESK_API_VERSION = '2025-02-19'

/** The types that stand in a site's desk, in the table's order. */
export const SITE_DESK_TYPES = (Object.keys(TYPE_DESKS) as DocumentType[]).filter(
  (type) => SCOPE_TABLE[type] !== 'platform',
)

/** The first tool: a list of sites, and behind each one only its own documents. */
export function siteStructure(S: StructureBuilder, context: StructureResolverContext) {
  return S.documentTypeList('tenant')
    .id('sites')
    .title('Sites')
    .initialValueTemplates([])
    .defaultOrdering([{ field: 'name', direction: 'asc' }])
    .canHandleIntent(() => false) // a link to a site's settings opens the settings, not the desk
    .child(async (tenantId) => {
      const client = context.getClient({ apiVersion: DESK_API_VERSION })
      const [site, navigationId] = await Promise.all([
        findSite(client, tenantId),
        client.fetch<string | null>(
          '*[_type == "navigation" && tenant._ref == $tenantId][0]._id',
          { tenantId },
          { perspective: 'drafts' },
        ),
      ])
      const title = site?.name ?? 'New site'
      return siteDesk(S, { tenantId, title, singles: navigationId ? { navigation: navigationId } : {} })
    })
}

/** One site: `singles` names the documents that exist already of the types it has exactly one of. */
export interface PickedSite {
  readonly tenantId: string
  readonly title: string
  readonly singles: Partial<Record<DocumentType, string>>
}

/** The desk of one site. */
export function siteDesk(S: StructureBuilder, site: PickedSite): ListBuilder {
  return S.list()
    .id(site.tenantId)
    .title(site.title)
    .items(SITE_DESK_TYPES.map((type) => deskItem(S, type, site)))
}

function deskItem(S: StructureBuilder, type: DocumentType, site: PickedSite): ListItemBuilder {
  const { title, icon, kind } = TYPE_DESKS[type]
  const item = S.listItem().id(type).title(title).icon(icon).schemaType(type)
  const base = siteFilter(type, site.tenantId)
  if (kind === 'one') return item.child(single(S, type, site))
  if (kind === 'list') return item.child(documents(S, type, title, base, site.tenantId))
  const groups = [
    ...PERIODS.map((period) => ({ ...period, filter: periodFilter(base, period) })),
    { id: 'all', title: `All ${title.toLowerCase()}`, filter: base },
  ]
  const items = groups.map((group) =>
    S.listItem()
      .id(group.id)
      .title(group.title)
      .icon(icon)
      .schemaType(type)
      .child(documents(S, type, `${title}: ${group.title.toLowerCase()}`, group.filter, site.tenantId)),
  )
  return item.child(S.list().id(type).title(title).items(items))
}

function single(S: StructureBuilder, type: DocumentType, { tenantId, singles }: PickedSite) {
  const { title } = TYPE_DESKS[type]
  const document = S.document().id(type).schemaType(type).title(title)
  if (type === 'tenant') return document.documentId(tenantId)
  return document
    .documentId(singles[type] ?? `${type}-${tenantId.replace(/^tenant-/, '')}`)
    .initialValueTemplate(siteTemplateId(type), { tenantId })
}

function documents(
  S: StructureBuilder,
  type: DocumentType,
  title: string,
  { filter, params }: SiteFilter,
  tenantId: string,
) {
  return S.documentList()
    .id(type)
    .title(title)
    .schemaType(type)
    .filter(filter)
    .params(params)
    .apiVersion(DESK_API_VERSION)
    .defaultOrdering([...TYPE_DESKS[type].order])
    .initialValueTemplates([S.initialValueTemplateItem(siteTemplateId(type), { tenantId })])
}
