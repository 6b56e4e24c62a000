// Handles a request: static files and pictures, then the dealer of the host, then the page.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DealerSummary } from '@forecourt/schemas/contract'
import { actsCookie } from '#app/analytics/acts.server.ts'
import type { RequestContext, Site } from '#app/context.ts'
import { AppError, codeOf } from '#app/errors.ts'
import type { ImportReport } from '#app/integrations/import-report.ts'
import type { ReservationService } from '#app/integrations/reservations/reservation-service.server.ts'
import type { SiteState } from '#app/integrations/site-state.ts'
import type { SmsSender } from '#app/integrations/sms/sms-sender.ts'
import type { Staff } from '#app/integrations/staff.server.ts'
import type { StockIndex } from '#app/integrations/stock-index.ts'
import { withPageBudget } from '#app/integrations/stock-time-budget.server.ts'
import { dealerPhone } from '#app/parts/contact/dealer-phone.ts'
import { linkSuggestionsPath, stockEventsPath } from '#app/paths.ts'
import type { MakePicture } from '#app/ui/picture.tsx'
import { isPushPath, type StockPush } from '#stock/push/stock-push.ts'
import type { Database } from '../db/database.ts'
import { recordRequest, serverRouteOf } from './access-log.ts'
import type { ContentIndex } from './content/content-index.ts'
import { draftsOf } from './content/drafts-of.ts'
import { documentKey, pageOfData, plainAddress, plainDataAddress } from './documents/document-key.ts'
import { Documents, type PageKey, type PageRequest } from './documents/documents.ts'
import { type SiteEnv, studioOrigin } from './env.ts'
import type { Health } from './health.ts'
import { send } from './http/answer.ts'
import { inLowerCase, plainPath } from './http/plain-path.ts'
import { addressWithoutDot, publicAddress } from './http/public-address.ts'
import type { RateLimits } from './http/rate-limits.ts'
import { readAddress } from './http/read-address.ts'
import { resolveHost } from './http/resolve-host.ts'
import { isSameSite } from './http/same-site.ts'
import { ASSETS, type StaticFiles } from './http/static-files.ts'
import { unexpectedProxyWarning } from './http/unexpected-proxy.ts'
import { visitorAddress } from './http/visitor-address.ts'
import { wantsJson } from './http/wants-json.ts'
import type { LiveStock } from './live/live-stock.ts'
import type { Log } from './log.ts'
import type { PageCacheOutcome, SiteMetrics } from './metrics/site-metrics.ts'
import type { Pictures } from './pictures/pictures.ts'
import { PreviewAccess } from './preview/preview-access.ts'
import { answerPreview, isPreviewPath } from './preview/preview-routes.ts'
import { endedPreviewCookie, type PreviewSession, readPreviewSession } from './preview/preview-session.ts'
import { answerStops, isStopsPath, pageOfStops } from './preview/preview-stops.ts'
import { timeChange } from './preview/preview-time.ts'
import { METHODS, Refusals, reasonOf } from './refusals.ts'
import type { App } from './remix/app.ts'
import { sharedRequest, visitorRequest } from './remix/web-request.ts'
import { renderContext } from './render-context.ts'
import { requestContext } from './request-context.ts'
import type { Services } from './services.ts'
import { allowStudio, bearerOf, isStaffApiPath } from './staff-api/staff-api.ts'
import { answerPush } from './stock/answer-push.ts'
import { type StockLists, stockListFile } from './stock-lists/stock-lists.ts'
import { nameOf, type Visit } from './visit.ts'
import type { VitalCounts } from './vitals/vital-counts.ts'

export interface RequestHandlerOptions {
  readonly env: SiteEnv
  readonly log: Log
  readonly content: ContentIndex
  /** Members of the content project. */
  readonly staff: Staff
  readonly stock: StockIndex
  readonly statics: StaticFiles
  readonly pictures: Pictures
  readonly picture: MakePicture
  readonly live: LiveStock
  readonly lists: Pick<StockLists, 'answer' | 'read'>
  readonly health: Health
  /** Imports what dealers' systems push; null where the site may not write to the index. */
  readonly push?: StockPush | null
  /** The import report for staff in a preview. */
  readonly importReport?: ImportReport
  /** The state of the site's services for staff. */
  readonly siteState?: SiteState
  readonly metrics: SiteMetrics
  readonly vitals: Pick<VitalCounts, 'record'>
  readonly app: App
  readonly db: Database
  readonly limits: RateLimits
  readonly services: Services
  readonly sms: SmsSender
  readonly reserve?: ReservationService | null
  /** Milliseconds since 1970; all rules of a page use this one instant. */
  readonly clock: () => number
}

const LONGEST_URL = 8_000
const NO_ASSET = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

export class RequestHandler {
  readonly #options: RequestHandlerOptions
  readonly #documents: Documents
  readonly #refusals: Refusals
  readonly #previews: PreviewAccess
  readonly #warnOfProxy: (request: IncomingMessage) => void

  constructor(options: RequestHandlerOptions) {
    this.#options = options
    this.#documents = new Documents(options)
    options.metrics.gauge(
      'forecourt_page_cache_bytes',
      'Size of the cached pages.',
      () => this.#documents.cache.sizeBytes,
    )
    this.#refusals = new Refusals(options.log)
    const { staff, db, env, clock } = options
    this.#previews = new PreviewAccess({ staff, db, secret: env.SESSION_SECRET, clock })
    this.#warnOfProxy = unexpectedProxyWarning(options.log, options.env.TRUSTED_PROXIES)
  }

  /** Answers every request; never throws. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = performance.now()
    const { method = 'GET' } = request
    const visit: Visit = {
      request,
      response,
      requestId: randomUUID(),
      reading: method === 'GET' || method === 'HEAD',
    }
    response.setHeader('x-request-id', visit.requestId)
    this.#warnOfProxy(request)
    try {
      await this.#answer(visit)
    } catch (error) {
      this.#refusals.answer(visit, error)
    }
    const { log, metrics, env } = this.#options
    recordRequest(visit, (performance.now() - started) / 1_000, { log, metrics, isLogged: env.ACCESS_LOG })
  }

  async #answer(visit: Visit): Promise<void> {
    const { request, response, reading } = visit
    const { statics, pictures, health, push } = this.#options
    const url = readAddress(request, this.#options.env.TRUSTED_PROXIES)
    visit.route = serverRouteOf(url.pathname, (path) => statics.has(path))
    if (visit.route === undefined) visit.named = await this.#pageNamedBy(url, request.url)
    if (url.protocol === 'https:')
      response.setHeader('strict-transport-security', hsts(this.#options.env.HSTS_SUBDOMAINS))
    const forStaff = isStaffApiPath(url.pathname)
    const forStudio = forStaff || url.pathname === linkSuggestionsPath()
    if (forStudio && allowStudio(request, response, studioOrigin(this.#options.env))) return
    if (!METHODS.has(request.method ?? '')) throw new AppError('method_not_allowed')
    if (reading && url.pathname === '/healthz') return send(request, response, ...(await health.state()))
    if (reading && url.pathname === '/readyz') return send(request, response, ...(await health.readiness()))
    if (reading && statics.has(url.pathname)) return statics.answer(request, response, url.pathname)
    // A page of another build requests its own files: its router reloads the page when one is missing.
    if (reading && url.pathname.startsWith(ASSETS))
      return send(request, response, 404, NO_ASSET, 'There is no such file in this build.')
    if (reading && url.pathname.startsWith('/media/')) return pictures.answer(request, response, url.pathname)
    if (push && isPushPath(url.pathname)) return answerPush(visit, url, push, this.#options.log)
    // A secret in a header of its own is nothing that a browser adds to another site's request.
    if (!reading && !forStaff && !isSameSite(request, url)) throw new AppError('cross_site_request')
    await this.#site(visit, url)
  }

  /** The page of a path, in whichever spelling it was asked for. */
  #pageNamedBy(url: URL, requested?: string): ReturnType<App['readParameters']> {
    const path = plainPath(url, requested) ?? url.pathname
    return this.#options.app.readParameters(pageOfData(path) ?? path)
  }

  async #site(visit: Visit, url: URL): Promise<void> {
    const { env, content, live, lists, clock } = this.#options
    const { request, response } = visit
    const dealers = await content.listDealers()
    if (dealers === null) throw new AppError('content_unavailable')
    const found = resolveHost(url.hostname, dealers, {
      baseDomain: env.BASE_DOMAIN,
      list: env.SANITY_API_HOST !== undefined,
      former: content.listFormerDealers(),
    })
    if (found.kind === 'dealer') visit.tenant = found.dealer.slug
    if (found.kind === 'former')
      throw new AppError('content_unavailable', { cause: `${url.hostname} has lost its dealer` })
    if (found.kind === 'unknown') throw new AppError('site_not_found', { cause: url.hostname })
    if ((request.url?.length ?? 0) > LONGEST_URL) throw new AppError('address_too_long')
    if (found.kind === 'list') return this.#page(visit, url, this.#list(dealers, url))
    const other = visit.reading ? addressWithoutDot(url) : null
    if (other !== null) return send(request, response, 301, { location: other })
    const plain = visit.reading && !isPreviewPath(url.pathname) ? plainPath(url, request.url) : null
    if (plain !== null) {
      const { ownCase } = await this.#options.app.readParameters(plain)
      return send(request, response, 301, { location: (ownCase ?? plain) + url.search })
    }
    const address = publicAddress(url, env.PUBLIC_PORT)
    const file = visit.reading ? stockListFile(url.pathname) : null
    if (file !== null)
      return lists.answer(request, response, { slug: found.dealer.slug, origin: address.origin, file })
    if (visit.reading && isPreviewPath(url.pathname))
      return answerPreview(request, response, address, found.dealer.slug, {
        access: this.#previews,
        secret: env.SESSION_SECRET,
        clock,
      })
    if (visit.reading && url.pathname === stockEventsPath())
      return live.answer(request, response, address, {
        tenant: found.dealer.slug,
        client: visitorAddress(request, env.TRUSTED_PROXIES),
      })
    if (isStaffApiPath(url.pathname)) return this.#staffApi(visit, address, found.dealer.slug)
    await this.#dealer(visit, address, found.dealer.slug)
  }

  async #dealer(visit: Visit, url: URL, slug: string): Promise<void> {
    const { env, content, stock, clock } = this.#options
    const preview = readPreviewSession(env.SESSION_SECRET, url.host, visit.request.headers.cookie, clock())
    if (preview) return this.#preview(visit, url, slug, preview)
    const known = await content.findBundle(slug)
    if (known === null) throw new AppError('content_unavailable')
    const site = { kind: 'dealer', bundle: known.value } as const
    visit.phone = dealerPhone(known.value)
    if (!visit.reading) return this.#page(visit, url, site)
    const page = pageOfData(url.pathname)
    const reading = await this.#options.app.readParameters(page ?? url.pathname)
    visit.page = reading
    const { names, isPrivate, routeIds, ownCase } = reading
    if (page === null && ownCase !== null)
      return send(visit.request, visit.response, 301, { location: ownCase + url.search })
    const address = page === null ? plainAddress(url, names) : plainDataAddress(url, names, routeIds)
    if (isPrivate || address === null) return this.#page(visit, url, site)
    const key = {
      address: documentKey(slug, address),
      version: `${known.version}\n${stock.version()}`,
      // The browser's router shows the results that it has, marked as stale.
      allowsStale: page === null,
    }
    await this.#page(visit, address, site, { key, cameBy: url })
  }

  /** What the Studio asks for somebody of the dealer's staff: of the published site, now. */
  async #staffApi(visit: Visit, url: URL, slug: string): Promise<void> {
    const staff = await this.#previews.requirePerson(bearerOf(visit.request), url, slug)
    const known = await this.#options.content.findBundle(slug)
    if (known === null) throw new AppError('content_unavailable')
    await this.#page(visit, url, { kind: 'dealer', bundle: known.value }, { staff })
  }

  /** A page with drafts, as long as its viewer may read them. */
  async #preview(visit: Visit, url: URL, slug: string, session: PreviewSession): Promise<void> {
    // Whoever was sent a link is no member of staff, and may be nobody whom the dealer knows.
    if (!visit.reading && session.kind === 'link') throw new AppError('preview_only_shows')
    const change = visit.reading ? timeChange(url) : null
    if (change) return send(visit.request, visit.response, 302, change)
    const [bundle, staff] = await Promise.all([
      draftsOf(this.#options.content, slug, { editable: isEditable(visit, url, session) }),
      this.#previews.require(session, slug).catch((error: unknown) => {
        // The next reload shows the published site.
        if (codeOf(error) === 'preview_refused') visit.response.setHeader('set-cookie', endedPreviewCookie)
        throw error
      }),
    ])
    visit.phone = dealerPhone(bundle)
    if (visit.reading && isStopsPath(url.pathname)) {
      const { app, clock } = this.#options
      const of = { url: pageOfStops(url), site: { kind: 'dealer', bundle }, session, staff } as const
      const clockNow = new Date(clock()).toISOString()
      return answerStops(visit, app, requestContext(this.#options, visit, of), clockNow)
    }
    return this.#page(visit, url, { kind: 'dealer', bundle }, { preview: session, staff })
  }

  async #page(
    visit: Visit,
    url: URL,
    site: Site,
    {
      key = null,
      cameBy = url,
      preview = null,
      staff = null,
    }: {
      key?: PageKey | null
      cameBy?: URL
      preview?: PreviewSession | null
      staff?: RequestContext['staff']
    } = {},
  ): Promise<void> {
    const { request, response, requestId } = visit
    const { env, app, metrics } = this.#options
    visit.page ??= await app.readParameters(pageOfData(url.pathname) ?? url.pathname)
    let failure: unknown
    const gone = goneSignal(response)
    const { frameOrigins: frames, mediaOrigins: media } = this.#options.services
    const inlineStyles = preview !== null || env.NODE_ENV === 'development'
    const render: PageRequest['render'] = async (audience, timeout, cached) => {
      const { notes, context } = renderContext({ audience, cached, frames, media, inlineStyles })
      const asked =
        audience === 'everybody'
          ? sharedRequest(url, timeout)
          : visitorRequest(request, url, AbortSignal.any([timeout, gone]))
      const ofRequest = requestContext(this.#options, visit, { url, site, session: preview, staff })
      const rendered = await withPageBudget(() => app.render(asked, { ...ofRequest, ...context }))
      failure = notes.failure
      const answer = visit.reading ? inLowerCase(rendered, cameBy) : rendered
      if (notes.acts.length > 0)
        answer.headers.append('set-cookie', actsCookie(url, notes.acts, request.headers.cookie))
      const isFailed = failure !== undefined && answer.status >= 500
      if (isFailed && audience === 'visitor' && !hasOwnErrorPage(visit, url)) throw failure
      const body = Buffer.from(await answer.arrayBuffer())
      return { ...notes, answer, body, requestId }
    }
    const previewAncestors = preview ? `'self' ${studioOrigin(env)}` : null
    const note = (outcome: PageCacheOutcome) => {
      visit.cache = outcome
      metrics.page(outcome)
    }
    await this.#documents.answer({ request, response, key, cameBy, previewAncestors, note, render })
    const status = response.statusCode
    // Remix answers an aborted request with 500, which nobody receives.
    const isAborted = gone.aborted && failure === undefined
    if (status >= 500 && !isAborted)
      this.#options.log.warn({ ...nameOf(visit), status, reason: reasonOf(failure) }, 'a page is out')
  }

  #list(dealers: readonly DealerSummary[], url: URL): Site {
    const { BASE_DOMAIN } = this.#options.env
    const links = dealers.map(({ slug, name }) => {
      const host = `${slug}.${BASE_DOMAIN}${url.port ? `:${url.port}` : ''}`
      return { slug, name, host, href: `${url.protocol}//${host}/` }
    })
    return { kind: 'list', dealers: links }
  }
}

const hsts = (subdomains: boolean) => `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`

/** Aborts when the client disconnects before the answer. */
function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  return gone.signal
}

/**
 * Whether the application renders a failure itself: as the dealer's error page for a browser, or as data for its router.
 * A posted form without script and a program get plain answers.
 */
const hasOwnErrorPage = ({ reading, request }: Visit, { pathname }: URL) =>
  pathname.endsWith('.data') || (reading && !wantsJson(request.headers))

/** Pages for signed-in staff link to the Studio; forms, print pages and APIs do not. */
const isEditable = ({ reading }: Visit, { pathname }: URL, { kind }: PreviewSession) =>
  kind === 'person' && reading && !pathname.startsWith('/api/')
