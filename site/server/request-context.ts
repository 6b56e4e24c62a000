import type { RequestContext, Site } from '#app/context.ts'
import { manageAddress } from '#app/integrations/people/access-people.server.ts'
import { visitorAddress } from './http/visitor-address.ts'
import type { PreviewSession } from './preview/preview-session.ts'
import { previewTime } from './preview/preview-time.ts'
import type { RequestHandlerOptions } from './request-handler-options.ts'
import type { Visit } from './visit.ts'

/** Set by one render: what its page depends on. */
export type RenderPorts =
  | 'nonce'
  | 'noteFailure'
  | 'cacheUntil'
  | 'allowOrigin'
  | 'isUnchanged'
  | 'watch'
  | 'noteLeadEvent'
  | 'noteEmptySearch'

/** The part of a request's context that all its renders share. */
export function requestContext(
  {
    env,
    stock,
    importReport,
    stockKeys = null,
    people = null,
    webAddresses = null,
    stockSources = null,
    marketPushes = null,
    siteState,
    vitals,
    insights,
    picture,
    log,
    clock,
    db,
    limits,
    services,
    lists,
    sms,
    reserve = null,
    overrides = null,
    pictures,
  }: RequestHandlerOptions,
  { request, requestId, tenant, reading }: Visit,
  {
    url,
    site,
    session,
    staff,
  }: { url: URL; site: Site; session: PreviewSession | null; staff: RequestContext['staff'] },
): Omit<RequestContext, RenderPorts> {
  const preview = session !== null
  const previewAt = preview ? previewTime(request.headers.cookie) : null
  return {
    ...services,
    requestId,
    // What is written, sent, signed in to or charged happens now, whatever time is looked at.
    now: (reading ? previewAt : null) ?? new Date(clock()).toISOString(),
    previewAt,
    url,
    site,
    stock,
    picture,
    preview,
    staff,
    ...(staff && importReport !== undefined ? { importReport } : {}),
    ...(staff && overrides ? { applyOverrides: (slug) => overrides.apply(slug) } : {}),
    ...(staff && stockKeys ? { stockKeys } : {}),
    ...(staff && stockSources ? { stockSources } : {}),
    ...(staff && marketPushes ? { marketPushes } : {}),
    ...(staff && webAddresses ? { webAddresses } : {}),
    ...(staff && people ? { people } : {}),
    managePeopleAt: env.SANITY_API_HOST === undefined ? manageAddress(env.SANITY_PROJECT_ID) : null,
    sendsMail: env.SMTP_URL !== undefined,
    ...(staff && siteState !== undefined ? { siteState } : {}),
    // That a car has left is known to everybody; search engines drop its page for it.
    ...(importReport === undefined
      ? {}
      : { findGoneName: (dealer, slug) => importReport.findGoneName(dealer, slug) }),
    db,
    limits,
    sms,
    reserve,
    recordVitals: (measured) => vitals.record(tenant ?? '', measured),
    addCounts: (day, counts) => insights.add(tenant ?? '', day, counts),
    readPicture: (src) => pictures.read(src),
    readStockLists: (slug) => lists.read(slug),
    visitor: { address: visitorAddress(request, env.TRUSTED_PROXIES) },
    secret: env.SESSION_SECRET,
    log: log.child({ requestId, tenant }),
  }
}
