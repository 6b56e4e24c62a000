// One request through the house: static files and pictures, then whose site it is, then its page.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TenantBundle } from '@forecourt/schemas/contract'
import { earliest } from '@forecourt/schemas/contract/pure'
import type { RequestContext, Site } from '#app/context.ts'
import type { SanityContent } from '#app/integrations/content.server.ts'
import type { StockIndex } from '#app/integrations/stock-index.ts'
import type { MakePicture } from '#app/ui/picture.tsx'
import type { ContentIndex } from './content/content-index.ts'
import { documentKey } from './documents/document-cache.ts'
import { Documents } from './documents/documents.ts'
import type { SiteEnv } from './env.ts'
import { send } from './http/answer.ts'
import { AWAY, BROKEN, NO_SITE, plainPage } from './http/plain-page.ts'
import { hostName, resolveHost } from './http/resolve-host.ts'
import type { StaticFiles } from './http/static-files.ts'
import type { Log } from './log.ts'
import type { Pictures } from './pictures/pictures.ts'
import { inPreview } from './preview/preview-cookie.ts'
import { answerPreview } from './preview/preview-routes.ts'
import type { RenderPage } from './remix/handler.ts'
import { toWebRequest } from './remix/web-request.ts'

export interface HouseParts {
  readonly env: SiteEnv
  readonly log: Log
  readonly content: ContentIndex
  readonly source: SanityContent
  readonly stock: StockIndex
  readonly statics: StaticFiles
  readonly pictures: Pictures
  readonly picture: MakePicture
  readonly render: RenderPage
}

const LONGEST_URL = 8_000
const LARGEST_BODY = 1_000_000
const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

interface Visit {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
  readonly requestId: string
  readonly preview: boolean
}

export class House {
  readonly #parts: HouseParts
  readonly #documents = new Documents()

  constructor(parts: HouseParts) {
    this.#parts = parts
  }

  /** Answers every request; never throws. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = randomUUID()
    const started = performance.now()
    response.setHeader('x-request-id', requestId)
    let tenant: string | undefined
    try {
      tenant = await this.#answer(request, response, requestId)
    } catch (error) {
      this.#parts.log.error({ requestId, path: request.url?.split('?')[0], err: error }, 'a request failed')
      if (!response.headersSent)
        send(request, response, 500, HTML, plainPage(BROKEN.title, BROKEN.text, requestId))
      else response.destroy()
    }
    const { method, url } = request
    const ms = Math.round(performance.now() - started)
    this.#parts.log.debug(
      { requestId, tenant, method, path: url?.split('?')[0], status: response.statusCode, ms },
      'request',
    )
  }

  /** Answers and says whose site it was. */
  async #answer(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<string | undefined> {
    const { statics, pictures, env } = this.#parts
    const host = hostName(request.headers.host)
    const path = request.url ?? '/'
    if (host === '' || path.length > LONGEST_URL || !path.startsWith('/')) {
      send(request, response, 400, { 'content-type': 'text/plain' }, 'Bad request')
      return
    }
    // The scheme is known to the proxy in front; without one the site is asked directly, over plain HTTP.
    const scheme = request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
    const url = new URL(`${scheme}://${request.headers.host}${path.replace(/^\/+/, '/')}`)
    if (url.pathname === '/healthz') return this.#health(request, response)
    const reading = request.method === 'GET' || request.method === 'HEAD'
    if (reading && statics.has(url.pathname))
      return void (await statics.answer(request, response, url.pathname))
    if (reading && url.pathname.startsWith('/media/'))
      return void (await pictures.answer(request, response, url.pathname))
    if (!reading && Number(request.headers['content-length'] ?? 0) > LARGEST_BODY) {
      send(request, response, 413, { 'content-type': 'text/plain' }, 'Too large')
      return
    }
    const preview = inPreview(env.SESSION_SECRET, url.host, request.headers.cookie, Date.now())
    return this.#site({ request, response, url, requestId, preview }, host)
  }

  async #site(visit: Visit, host: string): Promise<string | undefined> {
    const { env, content, source } = this.#parts
    const { request, response, url, requestId } = visit
    const dealers = await content.listDealers()
    if (dealers === null) return this.#away(visit, undefined)
    const found = resolveHost(host, dealers, {
      baseDomain: env.BASE_DOMAIN,
      list: env.SANITY_API_HOST !== undefined,
    })
    if (found.kind === 'unknown') {
      this.#parts.log.info({ requestId, host }, 'nobody’s host')
      send(request, response, 404, HTML, plainPage(NO_SITE.title, NO_SITE.text))
      return
    }
    if (found.kind === 'list') {
      const links = dealers.map(({ slug, name }) => {
        const dealerHost = `${slug}.${env.BASE_DOMAIN}${url.port ? `:${url.port}` : ''}`
        return { slug, name, host: dealerHost, href: `${url.protocol}//${dealerHost}/` }
      })
      await this.#page(visit, { kind: 'list', dealers: links }, null)
      return
    }
    const { slug } = found.dealer
    if (url.pathname === '/preview/enable' || url.pathname === '/preview/disable') {
      await answerPreview(request, response, url, { client: source.client, secret: env.SESSION_SECRET })
      return slug
    }
    const bundle = await this.#bundle(visit, slug)
    if (bundle === null) return this.#away(visit, slug)
    await this.#page(visit, { kind: 'dealer', bundle }, slug)
    return slug
  }

  #bundle({ preview }: Visit, slug: string): Promise<TenantBundle | null> {
    return preview ? this.#parts.content.findDraftBundle(slug) : this.#parts.content.findBundle(slug)
  }

  async #page(visit: Visit, site: Site, slug: string | null): Promise<void> {
    const { request, response, url, requestId, preview } = visit
    const { content, stock, picture, log, env } = this.#parts
    const plain = request.method === 'GET' || request.method === 'HEAD'
    // A data request of the browser's router is not a document; it is small, and answered anew.
    const keeps = plain && !preview && slug !== null && !url.pathname.endsWith('.data')
    const key = keeps ? documentKey(slug, url, [content.version(slug), stock.version()]) : null
    const render = async () => {
      let until: string | null = null
      const context: RequestContext = {
        requestId,
        now: previewTime(visit) ?? new Date().toISOString(),
        url,
        site,
        stock,
        picture,
        preview,
        log: log.child({ requestId, tenant: slug ?? undefined }),
        dependsUntil: (instant) => {
          until = earliest([until, instant])
        },
      }
      const gone = new AbortController()
      response.once('close', () => gone.abort())
      const answer = await this.#parts.render(toWebRequest(request, url, gone.signal), context)
      return { response: answer, until }
    }
    const frameAncestors = preview
      ? `'self' ${env.STUDIO_ORIGIN ?? `http://localhost:${env.STUDIO_PORT}`}`
      : "'self'"
    await this.#documents.answer({ request, response, key, frameAncestors, render })
  }

  #away({ request, response, requestId }: Visit, tenant: string | undefined): string | undefined {
    this.#parts.log.error({ requestId, tenant }, 'no content is known')
    send(request, response, 503, { ...HTML, 'retry-after': '5' }, plainPage(AWAY.title, AWAY.text, requestId))
    return tenant
  }

  #health(request: IncomingMessage, response: ServerResponse): undefined {
    const { content, stock } = this.#parts
    const state = {
      status: 'available',
      content: content.connected ? 'connected' : 'away',
      stock: stock.version() === '' ? 'away' : 'connected',
    }
    send(
      request,
      response,
      200,
      { 'content-type': 'application/json', 'cache-control': 'no-store' },
      JSON.stringify(state),
    )
  }
}

/** In a preview `?at=` shows the site as it will be at another time. */
function previewTime({ preview, url }: Visit): string | null {
  const at = Date.parse(url.searchParams.get('at') ?? '')
  return preview && Number.isFinite(at) ? new Date(at).toISOString() : null
}
