import { type DocumentType, listTypes } from '@forecourt/schemas/contract'
import { SortIcon } from '@sanity/icons/Sort'
import type { DocumentListBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { orderedList } from './ordered-list.ts'
import { TYPE_ENTRIES } from './type-entries.ts'

/** Types of the second tool: what belongs to everybody, and the sites themselves (that is where one is added). */
export const PLATFORM_LIST_TYPES: readonly DocumentType[] = [...listTypes('platform'), 'tenant']

/** The second tool: settings of the whole platform, makes and models, and what is shared between sites. */
export function platformStructure(S: StructureBuilder, context: StructureResolverContext) {
  return S.list()
    .id('platform')
    .title('Platform')
    .items([
      ...PLATFORM_LIST_TYPES.map((type) => platformItem(S, context, type)),
      S.divider(),
      ...listTypes('sites').map((type) => sharedItem(S, type)),
    ])
}

function platformItem(S: StructureBuilder, context: StructureResolverContext, type: DocumentType) {
  const { title, icon, kind, order, ordered } = TYPE_ENTRIES[type]
  const item = S.listItem().id(type).icon(icon).schemaType(type)
  if (kind === 'one' && type !== 'tenant') {
    return item.title(title).child(S.document().id(type).schemaType(type).title(title).documentId(type))
  }
  const name = type === 'tenant' ? 'All sites' : title
  const all = S.documentTypeList(type)
    .id(type)
    .title(name)
    .defaultOrdering([...order])
  return ordered ? orderedByMake(S, context, type, all) : item.title(name).child(all)
}

/** Models are put in order within their make: a site shows the makes it sells. */
function orderedByMake(
  S: StructureBuilder,
  context: StructureResolverContext,
  type: DocumentType,
  all: DocumentListBuilder,
) {
  const { title, icon } = TYPE_ENTRIES[type]
  const makes = S.documentTypeList('manufacturer')
    .id('makes')
    .title('Order on the site')
    .defaultOrdering([{ field: 'name', direction: 'asc' }])
    .initialValueTemplates([])
    .canHandleIntent(() => false)
    .child((make) => {
      const filter = '_type == $type && manufacturer._ref == $make'
      return orderedList(S, context, { id: make, title, type, filter, params: { type, make } })
    })
  const allItem = S.listItem().id('all').title(`All ${title.toLowerCase()}`).icon(icon).schemaType(type)
  const order = S.listItem().id('order').title('Order on the site').icon(SortIcon)
  const list = S.list().id(type).title(title)
  return S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .schemaType(type)
    .child(list.items([allItem.child(all), order.child(makes)]))
}

/** Offers and tiles of several sites are edited here; a new one is created at one of its sites. */
function sharedItem(S: StructureBuilder, type: DocumentType) {
  const { title, icon, order } = TYPE_ENTRIES[type]
  const name = `${title} of several sites`
  return S.listItem()
    .id(`shared-${type}`)
    .title(name)
    .icon(icon)
    .schemaType(type)
    .child(
      S.documentList()
        .id(`shared-${type}`)
        .title(name)
        .schemaType(type)
        .filter('_type == $type && count(sites) > 1')
        .params({ type })
        .apiVersion('2025-02-19')
        .defaultOrdering([...order])
        .initialValueTemplates([]),
    )
}
