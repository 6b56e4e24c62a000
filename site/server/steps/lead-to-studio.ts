// The addresses of pages that dealers' sites had for staff before the Studio had them; mails and notes still name them.
import { sameSitePath } from '#app/http/same-site-path.ts'
import { type SiteEnv, studioOrigin } from '../env.ts'
import { send } from '../http/answer.ts'
import type { DealerVisit, Step } from './step.ts'

/** Where the Studio has what each page had, from the visitor's address and the site's. */
const PLACES: Readonly<Record<string, (asked: URLSearchParams, visit: DealerVisit) => string>> = {
  '/staff/stock': (asked) => {
    const car = asked.get('car')?.trim() ?? ''
    return car === '' ? '/stock/files' : `/stock/why/${encodeURIComponent(car)}`
  },
  '/staff/activity': () => '/today/visitors',
  '/staff/status': () => '/today/status',
  '/staff/redirects': () => '/content',
  '/staff/vehicle-feeds': () => '/stock/catalogues',
  '/staff/preview-links': (asked, { address }) => {
    const page = new URL(sameSitePath(asked.get('path')), address)
    return `/preview?${new URLSearchParams({ preview: page.href })}`
  },
}

/** The Studio as browsers reach it; null for a site on the internet that is not told. */
const findStudio = (env: SiteEnv) =>
  env.STUDIO_ORIGIN !== undefined || env.BASE_DOMAIN === 'localhost' ? studioOrigin(env) : null

/** Leads whoever asks for such a page to the Studio, which asks who it is. Nothing of the dealer is said here. */
export const leadToStudio: Step<DealerVisit> = async (visit, { env }) => {
  const { request, response, reading, address, slug } = visit
  const findPlace = reading ? PLACES[address.pathname] : undefined
  if (findPlace === undefined) return 'next'
  const studio = findStudio(env)
  if (studio === null) {
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
    send(request, response, 410, headers, 'This page is in the Studio now.\n')
    return 'answered'
  }
  const target = new URL(findPlace(address.searchParams, visit), studio)
  if (!target.searchParams.has('preview')) target.searchParams.set('site', slug)
  send(request, response, 302, { location: target.href, 'cache-control': 'no-store' })
  return 'answered'
}
