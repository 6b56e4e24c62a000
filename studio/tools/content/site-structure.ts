import { type DocumentType, SCOPE_TABLE, writableTypes } from '@forecourt/schemas/contract'
import { siteTemplateId } from '@forecourt/schemas/studio'
import type { SingleDocumentsQueryResult } from '@forecourt/schemas/types'
import { CommentIcon } from '@sanity/icons/Comment'
import { UsersIcon } from '@sanity/icons/Users'
import { defineQuery } from 'groq'
import type { SanityClient } from 'sanity'
import type {
  ListBuilder,
  ListItemBuilder,
  StructureBuilder,
  StructureResolverContext,
} from 'sanity/structure'
import { findSite, listSites } from '../../access/sites.ts'
import type { NewKind } from '../../new/new-kinds.ts'
import { ContentList, type ContentListOptions } from './list/content-list.tsx'
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
    .filter('_type == "tenant" && !defined(retiredAt)')
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
  return siteContent(S, { tenantId, title: site?.name ?? 'New site', singles, writable })
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

/** What one site's staff edit, a list or form for each type; popups and the team are parts of its locations. */
export function siteContent(S: StructureBuilder, site: PickedSite): ListBuilder {
  const types = SITE_LIST_TYPES.filter((type) => site.writable.includes(type))
  return S.list()
    .id(site.tenantId)
    .title(site.title)
    .items([
      ...types.map((type) => typeItem(S, type, site)),
      ...(types.includes('location') ? [popupsItem(S, site), teamItem(S, site)] : []),
    ])
}

/** What the button of a type's list makes. */
const MAKES: Partial<Record<DocumentType, NewKind>> = {
  offer: 'offer',
  promoTile: 'tile',
  banner: 'banner',
  page: 'page',
  redirect: 'redirect',
}

function typeItem(S: StructureBuilder, type: DocumentType, site: PickedSite): ListItemBuilder {
  const { title, singular, icon, kind, ordered } = TYPE_ENTRIES[type]
  const item = S.listItem().id(type).title(title).icon(icon).schemaType(type)
  if (kind === 'one') return item.child(single(S, type, site))
  return item.child(
    contentList(S, type, {
      of: type,
      tenantId: site.tenantId,
      title,
      singular,
      isDated: kind === 'dated',
      isOrdered: ordered === true,
      makes: MAKES[type] ?? 'form',
    }),
  )
}

const popupsItem = (S: StructureBuilder, { tenantId }: PickedSite) =>
  S.listItem()
    .id('popups')
    .title('Popups')
    .icon(CommentIcon)
    .child(
      contentList(S, 'location', {
        of: 'popup',
        tenantId,
        title: 'Popups',
        singular: 'Popup',
        isDated: true,
        isOrdered: false,
        makes: 'popup',
      }),
    )

const teamItem = (S: StructureBuilder, { tenantId }: PickedSite) =>
  S.listItem()
    .id('team')
    .title('Team')
    .icon(UsersIcon)
    .child(
      contentList(S, 'location', {
        of: 'person',
        tenantId,
        title: 'Team',
        singular: 'Person',
        isDated: false,
        isOrdered: false,
        makes: 'person',
      }),
    )

/** A list of a kind with the form of what is chosen beside it. */
function contentList(S: StructureBuilder, type: DocumentType, options: ContentListOptions) {
  return S.component(ContentList)
    .id(options.of)
    .title(options.title)
    .options({ ...options })
    .child((id) => S.defaultDocument({ schemaType: type, documentId: id }))
}

function single(S: StructureBuilder, type: DocumentType, { tenantId, singles }: PickedSite) {
  const { title } = TYPE_ENTRIES[type]
  const document = S.document().id(type).schemaType(type).title(title)
  return document
    .documentId(singles[type] ?? `${type}-${tenantId.replace(/^tenant-/, '')}`)
    .initialValueTemplate(siteTemplateId(type), { tenantId })
}
