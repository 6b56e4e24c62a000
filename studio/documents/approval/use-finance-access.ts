import { accessFinance, advertisesLoan, type FinanceAccess } from '@forecourt/schemas/contract'
import { useMemo } from 'react'
import { useCurrentUser } from 'sanity'
import { useCurrentSite } from '../../access/current-site.tsx'
import type { StudioSite } from '../../access/studio-sites.ts'
import type { EditedOffer } from './edited-offer.ts'

const NONE: StudioSite[] = []

/**
 * Which sites an offer is for, and whether somebody publishes it or asks a manager. `access` is null for an offer that
 * needs no manager, and for whoever may not write it.
 * @param forms of the offer: its draft and what is published; a loan in one of them is one
 */
export function useFinanceAccess(forms: readonly (EditedOffer | null)[]): {
  access: FinanceAccess | null
  sites: readonly StudioSite[]
} {
  const { sites: seen } = useCurrentSite()
  const roles = useCurrentUser()?.roles
  const edited = forms.find((form) => form !== null) ?? null
  const named = (edited?.sites ?? []).flatMap(({ _ref }) => _ref ?? []).join(' ')
  const isLoan = forms.some((form) => form !== null && advertisesLoan(form))
  return useMemo(() => {
    const ids = named.split(' ')
    const sites = seen.filter(({ id }) => ids.includes(id))
    if (!isLoan || !sites.some(({ financeNeedsManager }) => financeNeedsManager))
      return { access: null, sites }
    const slugs = sites.map(({ slug }) => slug)
    const names = (roles ?? []).map(({ name }) => name)
    return { access: accessFinance(names, slugs), sites: sites.length > 0 ? sites : NONE }
  }, [seen, named, isLoan, roles])
}
