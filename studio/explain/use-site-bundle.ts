import { type ParsedBundle, parseTenantBundle, tenantBundleQuery } from '@forecourt/schemas/contract'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { type DocumentSite, type DocumentWithSites, documentSitesQuery } from '../preview/document-sites.ts'
import { STRUCTURE_API_VERSION } from '../structure/site-structure.ts'

export type Loaded<T> = { value?: T; error?: string }

/** The sites a document is for, read again when `revision` changes. */
export function useDocumentSites(id: string, revision: string | undefined): Loaded<DocumentSite[]> {
  const client = useClient({ apiVersion: STRUCTURE_API_VERSION })
  return useLoaded(
    async () =>
      (await client.fetch<DocumentWithSites>(documentSitesQuery, { id }, { perspective: 'drafts' }))?.sites ??
      [],
    `${id} ${revision}`,
  )
}

/** Everything of one site with its drafts, as the site's preview reads it; read again when `revision` changes. */
export function useSiteBundle(slug: string | undefined, revision: string | undefined): Loaded<ParsedBundle> {
  const client = useClient({ apiVersion: STRUCTURE_API_VERSION })
  return useLoaded(async () => {
    if (!slug) return undefined
    const answer = await client.fetch(tenantBundleQuery, { tenant: slug }, { perspective: 'drafts' })
    return parseTenantBundle(answer)
  }, `${slug} ${revision}`)
}

function useLoaded<T>(load: () => Promise<T | undefined>, key: string): Loaded<T> {
  const [state, setState] = useState<Loaded<T>>({})
  useEffect(() => {
    let current = true
    load().then(
      (value) => current && setState(value === undefined ? {} : { value }),
      (error: unknown) =>
        current && setState({ error: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      current = false
    }
  }, [key])
  return state
}
