import { type DocumentType, listTypesOf } from '@forecourt/schemas/contract'
import type { StructureBuilder } from 'sanity/structure'
import { TYPE_ENTRIES } from './type-entries'

/** Types of the second tool: what belongs to everybody, and the sites themselves (that is where one is added). */
export const PLATFORM_LIST_TYPES: readonly DocumentType[] = [...listTypesOf('platform'), 'tenant']

/** The second tool: settings of the whole platform, makes and models, and what is shared between sites. */
export function platformStructure(S: StructureBuilder) {
  return S.list()
    .id('platform')
    .title('Platform')
    .items([
      ...PLATFORM_LIST_TYPES.map((type) => platformItem(S, type)),
      S.divider(),
      ...listTypesOf('sites').map((type) => sharedItem(S, type)),
    ])
}

function platformItem(S: StructureBuilder, type: DocumentType) {
  const { title, icon, kind, order } = TYPE_ENTRIES[type]
  const item = S.listItem().id(type).icon(icon).schemaType(type)
  if (kind === 'one' && type !== 'tenant') {
    return item.title(title).child(S.document().id(type).schemaType(type).title(title).documentId(type))
  }
  const name = type === 'tenant' ? 'All sites' : title
  return item.title(name).child(
    S.documentTypeList(type)
      .id(type)
      .title(name)
      .defaultOrdering([...order]),
  )
}

/** Offers and tiles of several sites are looked after here; a new one begins at one of its sites. */
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
