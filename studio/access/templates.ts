import { type DocumentType, listTypes } from '@forecourt/schemas/contract'
import { listSiteTemplates } from '@forecourt/schemas/studio'
import type { Template } from 'sanity'
import { TYPE_ENTRIES } from '../tools/content/type-entries.ts'

/** Document types that are created in a site's list, for that site. */
export const SITE_TYPES: readonly DocumentType[] = [
  ...listTypes('tenant').filter((type) => type !== 'tenant'),
  ...listTypes('sites'),
]

/** What is planned for several sites, and what people said, is made in its own tool. */
const made: readonly DocumentType[] = [...SITE_TYPES, ...listTypes('across'), ...listTypes('record')]

/**
 * Initial values of new documents: what belongs to sites can only be created for a selected one, so the plain templates
 * of those types go and the templates with the site as their parameter come in their place.
 */
export function siteTemplates(previous: Template[]): Template[] {
  const remaining = previous.filter(({ id }) => !(made as readonly string[]).includes(id))
  return [...remaining, ...listSiteTemplates((type) => TYPE_ENTRIES[type].singular)]
}
