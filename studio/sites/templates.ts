import { type DocumentType, listTypesOf } from '@forecourt/schemas/contract'
import { listSiteTemplates } from '@forecourt/schemas/studio'
import type { Template } from 'sanity'
import { TYPE_DESKS } from '../desk/type-desk.ts'

/** Document types that are begun in a site's desk, for that site. */
export const SITE_TYPES: readonly DocumentType[] = [
  ...listTypesOf('tenant').filter((type) => type !== 'tenant'),
  ...listTypesOf('sites'),
]

/**
 * Initial values of new documents: what belongs to sites can only be begun for a picked one, so the plain templates
 * of those types go and the templates with the site as their parameter come in their place.
 */
export function siteTemplates(previous: Template[]): Template[] {
  const kept = previous.filter(({ id }) => !(SITE_TYPES as readonly string[]).includes(id))
  return [...kept, ...listSiteTemplates((type) => TYPE_DESKS[type].singular)]
}
