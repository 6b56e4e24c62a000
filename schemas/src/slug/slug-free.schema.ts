import type { SlugValidationContext } from '@sanity/types'
import type { SlugTakenQueryResult } from '../generated/sanity.types.ts'
import { SCOPE_TABLE } from '../scope/scope-table.ts'
import { slugTakenQuery } from './slug-taken.query.ts'

/**
 * Is a slug free? Two dealers may both have `/locations/parramatta`; one dealer may not have it twice. Drafts count, so
 * that two editors do not meet at publishing.
 */
export async function isSlugFree(slug: string, context: SlugValidationContext): Promise<boolean> {
  const { document } = context
  if (!document) return true
  const published = document._id.replace(/^drafts\./, '').replace(/^versions\.[^.]+\./, '')
  const ofTenant = (SCOPE_TABLE as Record<string, string>)[document._type] === 'tenant'
  const site = ofTenant ? (document as { tenant?: { _ref?: string } }).tenant?._ref : null
  const taken = await context
    .getClient({ apiVersion: '2025-02-19' })
    .withConfig({ perspective: 'raw' })
    .fetch<SlugTakenQueryResult>(slugTakenQuery, {
      type: document._type,
      slug,
      site: site ?? null,
      own: [published, `drafts.${published}`],
    })
  return !taken
}
