import { type ParsedBundle, parseTenantBundle, tenantBundleQuery } from '@forecourt/schemas/contract'
import type { SanityClient } from '@sanity/client'

/** What the site would read of a dealer: published documents only. */
export async function readBundle(client: SanityClient, tenant: string): Promise<ParsedBundle> {
  const published = client.withConfig({ perspective: 'published' })
  return parseTenantBundle(await published.fetch(tenantBundleQuery, { tenant }))
}
