import { useMemo } from 'react'
import { useFormValue } from 'sanity'
import { useCurrentSite } from '../access/current-site.tsx'
import type { StudioSite } from '../access/studio-sites.ts'

type Reference = { _ref?: string } | undefined

/**
 * The sites that the document of the open form is for, of those the person may see; the one the person works on comes
 * first. A document of the platform is for that one.
 */
export function useFormSites(): readonly StudioSite[] {
  const { site: current, sites } = useCurrentSite()
  const id = useFormValue(['_id']) as string | undefined
  const tenant = useFormValue(['tenant']) as Reference
  const shared = useFormValue(['sites']) as Reference[] | undefined
  const excluded = useFormValue(['excludedSites']) as Reference[] | undefined
  return useMemo(() => {
    const own = [tenant?._ref ?? id?.replace(/^drafts\./, ''), ...(shared ?? []).map((site) => site?._ref)]
    const without = (excluded ?? []).map((site) => site?._ref)
    const found = sites.filter((site) => own.includes(site.id) && !without.includes(site.id))
    if (found.length === 0) return current ? [current] : sites.slice(0, 1)
    return found.toSorted((one, other) => Number(other === current) - Number(one === current))
  }, [current, sites, id, tenant, shared, excluded])
}
