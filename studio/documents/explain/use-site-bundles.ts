import { type ParsedBundle, parseTenantBundle, tenantBundleQuery } from '@forecourt/schemas/contract'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'

const API_VERSION = '2025-02-19'

/** As a preview reads a site, or as shoppers do. */
export type BundlePerspective = 'drafts' | 'published'

/** One site's content, or why it could not be read; absent while it is read. */
export type LoadedBundle = { readonly value?: ParsedBundle; readonly error?: string }

/**
 * Everything of each of these sites, as its pages read it, by slug; read again when `revision` changes. One site that
 * fails costs itself alone.
 */
export function useSiteBundles(
  slugs: readonly string[],
  perspective: BundlePerspective,
  revision: string | undefined,
): Readonly<Record<string, LoadedBundle>> {
  const client = useClient({ apiVersion: API_VERSION })
  const [bundles, setBundles] = useState<Record<string, LoadedBundle>>({})
  const key = slugs.join(' ')
  useEffect(() => {
    let current = true
    for (const slug of key.split(' ').filter(Boolean)) {
      client.fetch(tenantBundleQuery, { tenant: slug }, { perspective }).then(
        (answer) => keep(slug, { value: parseTenantBundle(answer) }),
        (error: unknown) => keep(slug, { error: error instanceof Error ? error.message : String(error) }),
      )
    }
    function keep(slug: string, loaded: LoadedBundle) {
      if (current) setBundles((before) => ({ ...before, [slug]: loaded }))
    }
    return () => {
      current = false
    }
  }, [client, key, perspective, revision])
  return bundles
}
