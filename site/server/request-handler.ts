// Handles a request step by step: what needs no dealer, the dealer of the host, then the dealer's site.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { FILES, findServerRoute, recordRequest } from './access-log.ts'
import { pageOfData } from './documents/document-key.ts'
import { Documents } from './documents/documents.ts'
import { plainPath } from './http/plain-path.ts'
import { publicAddress } from './http/public-address.ts'
import { readAddress } from './http/read-address.ts'
import { unexpectedProxyWarning } from './http/unexpected-proxy.ts'
import { PreviewAccess } from './preview/preview-access.ts'
import { Refusals } from './refusals.ts'
import type { RequestHandlerOptions } from './request-handler-options.ts'
import { answerPage } from './steps/answer-page.ts'
import { findHost } from './steps/find-host.ts'
import { OF_DEALER } from './steps/of-dealer.ts'
import { type Arrival, answerInTurn, type SiteServer } from './steps/step.ts'
import { WITHOUT_DEALER } from './steps/without-dealer.ts'
import { traceRequest } from './traces/trace-request.ts'
import type { Visit } from './visit.ts'

export class RequestHandler {
  readonly #server: SiteServer
  readonly #refusals: Refusals
  readonly #warnOfProxy: (request: IncomingMessage) => void

  constructor(options: RequestHandlerOptions) {
    const { staff, placedStaff, db, env, clock, log, metrics } = options
    const documents = new Documents(options)
    metrics.gauge('forecourt_page_cache_bytes', 'Size of the cached pages.', () => documents.cache.sizeBytes)
    const previews = new PreviewAccess({
      staff,
      ...(placedStaff ? { placedStaff } : {}),
      db,
      secret: env.SESSION_SECRET,
      clock,
    })
    this.#server = { ...options, documents, previews }
    this.#refusals = new Refusals(log)
    this.#warnOfProxy = unexpectedProxyWarning(log, env.TRUSTED_PROXIES)
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
    // What may be stored at the edge says so itself.
    if (this.#server.edge) response.setHeader(...this.#server.edge.keptOut)
    this.#warnOfProxy(request)
    try {
      const arrival = await this.#readArrival(visit)
      const answer = () => this.#answer(arrival).catch((error) => this.#refusals.answer(visit, error))
      // What is asked for all the time, and asks nothing of others, has no span.
      if (FILES.has(visit.route ?? '')) await answer()
      else await traceRequest(visit, this.#server.env.TRUSTED_PROXIES > 0, answer)
    } catch (error) {
      this.#refusals.answer(visit, error)
    }
    const { log, metrics, env } = this.#server
    recordRequest(visit, (performance.now() - started) / 1_000, { log, metrics, isLogged: env.ACCESS_LOG })
  }

  async #answer(visit: Arrival): Promise<void> {
    const server = this.#server
    if ((await answerInTurn(WITHOUT_DEALER, visit, server)) === 'answered') return
    const { url } = visit
    const host = await findHost(visit, server)
    if (host.kind === 'list') return answerPage(visit, server, { url, site: host })
    const address = publicAddress(url, host.host, server.env.PUBLIC_PORT)
    await answerInTurn(OF_DEALER, Object.assign(visit, { slug: host.slug, address }), server)
  }

  /** Reads where a visit goes to, with the name that the log has for it. */
  async #readArrival(visit: Visit): Promise<Arrival> {
    const { request, response } = visit
    const { app, env, statics } = this.#server
    const url = readAddress(request, env.TRUSTED_PROXIES)
    visit.route = findServerRoute(url.pathname, (path) => statics.has(path))
    if (visit.route === undefined) {
      // The page of the path, in whichever spelling it was asked for.
      const path = plainPath(url, request.url) ?? url.pathname
      visit.named = await app.readParameters(pageOfData(path) ?? path)
    }
    if (url.protocol === 'https:') response.setHeader('strict-transport-security', hsts(env.HSTS_SUBDOMAINS))
    return Object.assign(visit, { url })
  }
}

const hsts = (subdomains: boolean) => `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`
