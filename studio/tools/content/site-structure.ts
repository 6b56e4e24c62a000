import { type DocumentType, SCOPE_TABLE, writableTypes } from '@forecourt/schemas/contract'
import { siteTemplateId } from '@forecourt/schemas/studio'
import type { SingleDocumentsQueryResult } from '@forecourt/schemas/types'
import { SortIcon } from '@sanity/icons/Sort'
import { defineQuery } from 'groq'
import type { SanityClient } from 'sanity'
import type {
  ListBuilder,
  ListItemBuilder,
  StructureBuilder,
  StructureResolverContext,
} from 'sanity/structure'
import { findSite, listSites } from '../../access/sites.ts'
import { orderedList } from './ordered-list.ts'
import { currentFilter, PERIODS, periodFilter, type SiteFilter, siteFilter } from './site-filter.ts'
import { TYPE_ENTRIES } from './type-entries.ts'

export const STRUCTURE_API_VERSION = '2025-02-19'

/** The types listed for a site, in the table's order. What the platform sets for it is in the platform's tool. */
export const SITE_LIST_TYPES = (Object.keys(TYPE_ENTRIES) as DocumentType[]).filter(
  (type) => (SCOPE_TABLE[type] === 'tenant' || SCOPE_TABLE[type] === 'sites') && type !== 'tenant',
)

/** The Content tool: one's own content, or for several sites a list of them with each one's behind it. */
export async function siteStructure(S: StructureBuilder, context: StructureResolverContext) {
  const sites = await listSites(context.getClient({ apiVersion: STRUCTURE_API_VERSION }))
  const [only] = sites
  return only && sites.length === 1 ? buildSiteList(S, context, only.id) : siteList(S, context)
}

function siteList(S: StructureBuilder, context: StructureResolverContext) {
  return S.documentTypeList('tenant')
    .id('sites')
    .title('Sites')
    .initialValueTemplates([])
    .defaultOrdering([{ field: 'name', direction: 'asc' }])
    .canHandleIntent(() => false) // a link to a site's settings opens the settings, not this list
    .child((tenantId) => buildSiteList(S, context, tenantId))
}

/** The content of one site, as far as the person writes it. */
async function buildSiteList(
  S: StructureBuilder,
  context: StructureResolverContext,
  tenantId: string,
): Promise<ListBuilder> {
  const client = context.getClient({ apiVersion: STRUCTURE_API_VERSION })
  const [site, singles] = await Promise.all([findSite(client, tenantId), findSingles(client, tenantId)])
  const roles = (context.currentUser?.roles ?? []).map(({ name }) => name)
  const writable = writableTypes(roles, site?.slug ?? '')
  return siteContent(S, context, { tenantId, title: site?.name ?? 'New site', singles, writable })
}

const singleDocumentsQuery = defineQuery(
  '*[_type in $types && tenant._ref == $tenantId] | order(_createdAt desc){"id": _id, "type": _type}',
)

/** The documents of the types a site has exactly one of, by type. */
async function findSingles(client: SanityClient, tenantId: string): Promise<PickedSite['singles']> {
  const found = await client.fetch<SingleDocumentsQueryResult>(
    singleDocumentsQuery,
    { tenantId, types: SITE_LIST_TYPES.filter((type) => TYPE_ENTRIES[type].kind === 'one') },
    { perspective: 'drafts' },
  )
  return Object.fromEntries(found.map(({ id, type }) => [type, id]))
}

/**
 * One site: `singles` names the documents that exist already of the types it has exactly one of;
 * `writable` the types that the signed-in person writes, and so sees.
 */
export interface PickedSite {
  readonly tenantId: string
  readonly title: string
  readonly singles: Partial<Record<DocumentType, string>>
  readonly writable: readonly DocumentType[]
}

/** What one site's staff edit, a list or form for each type. */
export function siteContent(
  S: StructureBuilder,
  context: StructureResolverContext,
  site: PickedSite,
): ListBuilder {
  return S.list()
    .id(site.tenantId)
    .title(site.title)
    .items(
      SITE_LIST_TYPES.filter((type) => site.writable.includes(type)).map((type) =>
        typeItem(S, context, type, site),
      ),
    )
}

function typeItem(
  S: StructureBuilder,
  context: StructureResolverContext,
  type: DocumentType,
  site: PickedSite,
): ListItemBuilder {
  const { title, icon, kind, ordered } = TYPE_ENTRIES[type]
  const item = S.listItem().id(type).title(title).icon(icon).schemaType(type)
  const base = siteFilter(type, site.tenantId)
  if (kind === 'one') return item.child(single(S, type, site))
  const { tenantId } = site
  if (kind === 'list' && ordered)
    return item.child(orderedList(S, context, { ...base, id: type, title, type, tenantId }))
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
  const order = { id: 'order', title: 'Order on the site', type, tenantId, ...currentFilter(base) }
  const orderItem = S.listItem().id('order').title('Order on the site').icon(SortIcon)
  const ordering = ordered ? [orderItem.child(orderedList(S, context, order))] : []
  return item.child(
    S.list()
      .id(type)
      .title(title)
      .items([...items, ...ordering]),
  )
}

function single(S: StructureBuilder, type: DocumentType, { tenantId, singles }: PickedSite) {
  const { title } = TYPE_ENTRIES[type]
  const document = S.document().id(type).schemaType(type).title(title)
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
    .apiVersion(STRUCTURE_API_VERSION)
    .defaultOrdering([...TYPE_ENTRIES[type].order])
    .initialValueTemplates([S.initialValueTemplateItem(siteTemplateId(type), { tenantId })])
}
