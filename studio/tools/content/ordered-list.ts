import type { DocumentType } from '@forecourt/schemas/contract'
import {
  orderableDocumentListDeskItem,
  orderRankField,
  orderRankOrdering,
} from '@sanity/orderable-document-list'
import type { SchemaTypeDefinition } from 'sanity'
import type { Component, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import type { SiteFilter } from './site-filter.ts'
import { TYPE_ENTRIES } from './type-entries.ts'

type OrderedList = SiteFilter & {
  readonly id: string
  readonly title: string
  readonly type: DocumentType
}

/** Types that staff put in order have the plugin's rank, which dragging writes and queries sort by. */
export function withOrderRank(type: SchemaTypeDefinition): SchemaTypeDefinition {
  if (!TYPE_ENTRIES[type.name as DocumentType]?.ordered) return type
  const { fields = [], orderings = [] } = type as { fields?: object[]; orderings?: object[] }
  const rank = orderRankField({ type: type.name })
  const ordering = { ...orderRankOrdering, title: 'Order on the site' }
  return { ...type, fields: [...fields, rank], orderings: [ordering, ...orderings] } as SchemaTypeDefinition
}

/** A list whose documents are put in order by dragging. */
export function orderedList(
  S: StructureBuilder,
  context: StructureResolverContext,
  { id, title, type, filter, params }: OrderedList,
): Component {
  const { child } = orderableDocumentListDeskItem({
    S,
    context,
    id,
    title,
    type,
    filter,
    params,
    createIntent: false,
  })
  const pane = child as Component
  // “Reset Order” would also rank documents that the person may not write; none is without a rank.
  return { ...pane, title, menuItems: pane.menuItems?.filter(({ action }) => action !== 'resetOrder') }
}
