import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { localStore, tabStore } from '#app/ui/browser-storage.ts'

/** What a lead names at most. */
export const MOST_PAGES = 20
/** Parameters by which campaigns name themselves; one replaces what an earlier landing brought. */
export const CAMPAIGN_PARAMETER = /^(utm_\w+|[a-z]*clid)$/

/** Beside them, the host of another site that a visitor came from: its pages say what people read. */
export const REFERRER = 'referrer'

function findReferrer(): string {
  const host = URL.canParse(document.referrer) ? new URL(document.referrer).host : ''
  return host === location.host ? '' : host
}

/** The parameters of a query, by name. */
export const readParams = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

/** The parameters that this visit began with; {} for none. */
export function readLanding(tenant: string): Record<string, string> {
  const stored = tabStore.readJson(landingKey(tenant))
  return stored !== null && typeof stored === 'object' ? (stored as Record<string, string>) : {}
}

/** Notes each page at once, and the parameters that the visit began with, for a later lead (LEAD-23). */
export function useVisits(tenant: string): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (tenant === '') return
    noteLanding(tenant, search)
    notePage(tenant, pathname)
  }, [tenant, pathname, search])
}

function noteLanding(tenant: string, search: string): void {
  const params = readParams(search)
  const isFirst = tabStore.read(landingKey(tenant)) === null
  const site = findReferrer()
  if (site !== '') params[REFERRER] = site
  if (isFirst || Object.keys(params).some((name) => CAMPAIGN_PARAMETER.test(name)))
    tabStore.write(landingKey(tenant), JSON.stringify(params))
}

function notePage(tenant: string, path: string): void {
  const key = visitedKey(tenant)
  const stored = localStore.readJson(key)
  const pages = Array.isArray(stored) ? stored : []
  if (pages.at(-1) !== path) localStore.write(key, JSON.stringify([...pages, path].slice(-MOST_PAGES)))
}

export const landingKey = (tenant: string) => `${tenant}.landing_params`
export const visitedKey = (tenant: string) => `${tenant}.visited_pages`
