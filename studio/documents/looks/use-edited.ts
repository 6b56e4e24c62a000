import { useMemo, useState } from 'react'
import { type SanityDocument, useEditState } from 'sanity'
import { useCurrentSite } from '../../access/current-site.tsx'
import type { StudioSite } from '../../access/studio-sites.ts'

type Reference = { _ref?: string }
type Shared = { tenant?: Reference; sites?: Reference[]; excludedSites?: Reference[] }

/** A document as it is being edited, and its sites of those the person may see; one of them is looked at. */
export function useEdited<T>(documentId: string, type: string) {
  const id = documentId.replace(/^drafts\./, '')
  const { draft, published } = useEditState(id, type)
  const edited = (draft ?? published) as (SanityDocument & T & Shared) | null
  const { site: current, sites: seen } = useCurrentSite()
  const [picked, setPicked] = useState<string | null>(null)
  const sites = useMemo(() => {
    const { tenant, sites: shared = [], excludedSites: excluded = [] } = edited ?? {}
    const named = tenant ? [tenant, ...shared] : shared
    const has = (list: Reference[], site: StudioSite) => list.some(({ _ref }) => _ref === site.id)
    return seen.filter((site) => has(named, site) && !has(excluded, site))
  }, [edited, seen])
  const site = sites.find((one) => one.id === picked) ?? sites.find((one) => one === current) ?? sites[0]
  return { id, edited, sites, site, pickSite: setPicked }
}
