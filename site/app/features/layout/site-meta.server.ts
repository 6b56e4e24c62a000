import { templateDefinition } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import type { PageMeta } from './page-meta.ts'

/** What all pages of a site say alike in their heads; a page puts its own picture in place of the site's. */
export function siteMeta({
  origin,
  bundle: { tenant },
}: DealerContext): Pick<PageMeta, 'siteName' | 'origin' | 'image'> {
  return { siteName: tenant.name, origin, image: templateDefinition(tenant.template).socialImage }
}
