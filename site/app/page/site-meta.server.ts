import { templateDefinition } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import type { PageMeta } from './page-meta.ts'

/** Metadata common to all pages of a site; a page overrides the site's picture with its own. */
export function siteMeta({
  origin,
  bundle: { tenant },
}: DealerContext): Pick<PageMeta, 'siteName' | 'origin' | 'image'> {
  return { siteName: tenant.name, origin, image: templateDefinition(tenant.template).socialImage }
}
