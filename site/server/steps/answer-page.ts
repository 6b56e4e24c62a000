import type { ServerResponse } from 'node:http'
import { dateAt, listTagOrigins } from '@forecourt/schemas/contract/pure'
import { isCounted } from '#app/analytics/counts/is-counted.server.ts'
import { formatLeadEventsCookie } from '#app/analytics/lead-events.server.ts'
import type { OwnHold, RequestContext, Site } from '#app/context.ts'
import { withPageBudget } from '#app/integrations/stock-time-budget.server.ts'
import { pageOfData } from '../documents/document-key.ts'
import type { Audience, PageKey, PageRequest, Rendered } from '../documents/documents.ts'
import type { SharedPage } from '../edge/edge.ts'
import { studioOrigin } from '../env.ts'
import { inLowerCase } from '../http/plain-path.ts'
import { wantsJson } from '../http/wants-json.ts'
import type { PageCacheOutcome } from '../metrics/site-metrics.ts'
import type { PreviewSession } from '../preview/preview-session.ts'
import { findReason } from '../refusals.ts'
import { sharedRequest, visitorRequest } from '../remix/web-request.ts'
import { renderContext } from '../render-context.ts'
import { requestContext } from '../request-context.ts'
import { formatName, type Visit } from '../visit.ts'
import { readOwnHolds } from './own-holds.ts'
import type { SiteServer } from './step.ts'

/** A page to answer with. */
export interface Page {
  readonly url: URL
  readonly site: Site
  /** Only of a page that is cached. */
  readonly key?: PageKey
  /** Only of a page that is cached: what a cache at the edge has to know of it. */
  readonly shared?: SharedPage
  /** The visitor's address, where the page is rendered for a plainer one. */
  readonly cameBy?: URL
  readonly preview?: PreviewSession
  readonly staff?: RequestContext['staff']
}

/** Answers with a page of the application: from the cache, or rendered. */
export async function answerPage(visit: Visit, server: SiteServer, page: Page): Promise<void> {
  const { request, response } = visit
  const { url, cameBy = url, preview, shared } = page
  const { edge = null } = server
  const ownHolds = request.headers.cookie ? await readOwnHolds(server, visit, page) : []
  const key = ownHolds.length > 0 ? null : (page.key ?? null)
  visit.page ??= await server.app.readParameters(pageOfData(url.pathname) ?? url.pathname)
  const rendering = new PageRendering(server, visit, page, ownHolds)
  await server.documents.answer({
    request,
    response,
    key,
    cameBy,
    previewAncestors: preview ? `'self' ${studioOrigin(server.env)}` : null,
    ...(shared && edge ? { edgeHeaders: (document) => edge.headersOf(shared, document) } : {}),
    note: (outcome: PageCacheOutcome) => {
      visit.cache = outcome
      server.metrics.page(outcome)
    },
    ...countsEmptySearch(visit, server, page),
    render: (audience, timeout, cached) => rendering.render(audience, timeout, cached),
  })
  const status = response.statusCode
  if (status >= 500 && !rendering.isAborted)
    server.log.warn({ ...formatName(visit), status, reason: findReason(rendering.failure) }, 'a page is out')
}

/** A search that finds nothing counts for each visitor whom its page is sent to, also out of the cache. */
function countsEmptySearch(
  { request, reading }: Visit,
  { insights, clock }: SiteServer,
  { site, preview, staff }: Page,
): Pick<PageRequest, 'noteEmptySearch'> {
  const header = (name: string) => request.headers[name]?.toString()
  if (!reading || site.kind !== 'dealer' || !isCounted({ header, preview: preview !== undefined, staff }))
    return {}
  const { slug, timeZone } = site.bundle.tenant
  const day = dateAt(new Date(clock()).toISOString(), timeZone)
  return { noteEmptySearch: (words) => insights.addEmptySearch(slug, day, words) }
}

/** Renders a page for a visit, and again where an answer for everybody turns out to be the visitor's own. */
class PageRendering {
  readonly #server: SiteServer
  readonly #visit: Visit
  readonly #page: Page
  readonly #ownHolds: readonly OwnHold[]
  readonly #gone: AbortSignal
  /** The expected failure behind the last answer; undefined after a success. */
  failure: unknown

  constructor(server: SiteServer, visit: Visit, page: Page, ownHolds: readonly OwnHold[]) {
    this.#ownHolds = ownHolds
    this.#server = server
    this.#visit = visit
    this.#page = page
    this.#gone = goneSignal(visit.response)
  }

  /** Remix answers an aborted request with 500, which nobody receives. */
  get isAborted(): boolean {
    return this.#gone.aborted && this.failure === undefined
  }

  /** @throws the failure behind an error of which the application shows no page */
  async render(audience: Audience, timeout: AbortSignal, cached: string | null): Promise<Rendered> {
    const { request, reading, requestId } = this.#visit
    const { url, cameBy = url } = this.#page
    const { notes, answer: rendered } = await this.#ask(audience, timeout, cached)
    this.failure = notes.failure
    const answer = reading ? inLowerCase(rendered, cameBy) : rendered
    if (notes.leadEvents.length > 0)
      answer.headers.append(
        'set-cookie',
        formatLeadEventsCookie(url, notes.leadEvents, request.headers.cookie),
      )
    const isFailed = notes.failure !== undefined && answer.status >= 500
    if (isFailed && audience === 'visitor' && !hasOwnErrorPage(this.#visit, url)) throw notes.failure
    const body = Buffer.from(await answer.arrayBuffer())
    return { ...notes, answer, body, requestId }
  }

  async #ask(audience: Audience, timeout: AbortSignal, cached: string | null) {
    const { app, env, services } = this.#server
    const { url, site, preview = null, staff = null } = this.#page
    const { notes, context } = renderContext({
      audience,
      cached,
      frames: services.frameOrigins,
      media: services.mediaOrigins,
      inlineStyles: preview !== null || env.NODE_ENV === 'development',
      tags: preview === null && site.kind === 'dealer' ? listTagOrigins(site.bundle.tenant.tags) : null,
    })
    const request =
      audience === 'everybody'
        ? sharedRequest(url, timeout)
        : visitorRequest(this.#visit.request, url, AbortSignal.any([timeout, this.#gone]))
    const ofRequest = requestContext(this.#server, this.#visit, { url, site, session: preview, staff })
    return {
      notes,
      answer: await withPageBudget(() =>
        app.render(request, { ...ofRequest, ...context, ownHolds: this.#ownHolds }),
      ),
    }
  }
}

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
