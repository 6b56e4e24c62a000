import type { DocumentType } from '@forecourt/schemas/contract'
import { siteTemplateId } from '@forecourt/schemas/studio'
import { AddIcon } from '@sanity/icons/Add'
import {
  orderableDocumentListDeskItem,
  orderRankField,
  orderRankOrdering,
} from '@sanity/orderable-document-list'
import type { SchemaTypeDefinition } from 'sanity'
import type { Component, MenuItem, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import type { SiteFilter } from './site-filter.ts'
import { TYPE_ENTRIES } from './type-entries.ts'

type OrderedList = SiteFilter & {
  readonly id: string
  readonly title: string
  readonly type: DocumentType
  /** The site a new document is created for; without one the list creates none. */
  readonly tenantId?: string
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
  { id, title, type, filter, params, tenantId }: OrderedList,
): Component {
  const menuItems = tenantId === undefined ? [] : [createItem(S, type, tenantId)]
  const { child } = orderableDocumentListDeskItem({
    S,
    context,
    id,
    title,
    type,
    filter,
    params,
    menuItems,
    createIntent: false,
  })
  const pane = child as Component
  // “Reset Order” would also rank documents that the person may not write; none is without a rank.
  return { ...pane, title, menuItems: pane.menuItems?.filter(({ action }) => action !== 'resetOrder') }
}

function createItem(S: StructureBuilder, type: DocumentType, tenantId: string): MenuItem {
  return S.menuItem()
    .title(`New ${TYPE_ENTRIES[type].singular.toLowerCase()}`)
    .icon(AddIcon)
    .showAsAction()
    .intent({ type: 'create', params: [{ type, template: siteTemplateId(type) }, { tenantId }] })
    .serialize()
}
