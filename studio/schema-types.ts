import type { DocumentType } from '@forecourt/schemas/contract'
import { schemaTypes } from '@forecourt/schemas/studio'
import type { SchemaTypeDefinition } from 'sanity'
import { withOrderRank } from './tools/content/ordered-list.ts'
import { TYPE_ENTRIES } from './tools/content/type-entries.ts'

/** The types of the schemas with what needs React: their icons, and the rank of those that are put in order. */
export const studioTypes: SchemaTypeDefinition[] = schemaTypes
  .map(withOrderRank)
  .map(withIcon)
  .map(withOneTitle)

function withIcon(type: SchemaTypeDefinition): SchemaTypeDefinition {
  const entry = TYPE_ENTRIES[type.name as DocumentType]
  return entry ? ({ ...type, icon: entry.icon } as SchemaTypeDefinition) : type
}

/** The bar above a form has the document's title; a second one above the fields would push them down. */
function withOneTitle(type: SchemaTypeDefinition): SchemaTypeDefinition {
  return type.type === 'document'
    ? ({ ...type, __experimental_formPreviewTitle: false } as SchemaTypeDefinition)
    : type
}
