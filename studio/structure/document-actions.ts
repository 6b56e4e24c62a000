import type { DocumentType } from '@forecourt/schemas/contract'
import type { DocumentActionComponent, TemplateItem } from 'sanity'
import { SITE_TYPES } from '../sites/templates.ts'
import { TYPE_ENTRIES } from './type-entries.ts'

/**
 * What may be done to a document: of a kind that exists once there is no second one to be made, and settings, which
 * sites read, cannot be taken away.
 */
export function actionsOf(type: string, previous: DocumentActionComponent[]): DocumentActionComponent[] {
  const kind = TYPE_ENTRIES[type as DocumentType]?.kind
  const forbidden = new Set<string | undefined>([
    ...(kind === 'one' ? ['duplicate'] : []),
    ...(type === 'platformSettings' || type === 'siteSettings' ? ['delete', 'unpublish'] : []),
  ])
  return previous.filter(({ action }) => !action || !forbidden.has(action))
}

/**
 * What the button “create” offers where no site is picked: neither what belongs to a site, since nobody would know to
 * which, nor what exists once.
 */
export function newAnywhere(previous: TemplateItem[]): TemplateItem[] {
  const offered = previous.filter(({ templateId }) => templateId !== 'platformSettings')
  return offered.filter(({ templateId }) => !SITE_TYPES.some((type) => templateId.startsWith(type)))
}
