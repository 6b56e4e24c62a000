import { collectPageSlugs } from '#app/http/link-targets.ts'
import { brandPath } from '#app/paths.ts'

/** The page of a make, `toyota` to `/toyota/overview`; null for a make that this dealer has no page of. */
export function brandAddress(bundle: Parameters<typeof collectPageSlugs>[0], slug: string): string | null {
  const make = slug.toLowerCase()
  // An address of several parts is no make.
  if (make.includes('/')) return null
  return collectPageSlugs(bundle).has(`${make}/overview`) ? brandPath(make) : null
}
