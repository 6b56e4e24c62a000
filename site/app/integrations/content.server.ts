// The narrow port to the Content Lake: its reads and one stream of events over the unmodified client.
import {
  hostsQuery,
  leftDealersQuery,
  OTHER_TYPES,
  requireBundleAnswer,
  requireHostsAnswer,
  tenantBundleQuery,
} from '@forecourt/schemas/contract'
import { SpanKind } from '@opentelemetry/api'
import { createClient, type MutationEvent, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import { retry } from './resilience/retry.ts'
import { reported, type ServiceCall } from './resilience/service-call.ts'
import { traced } from './traces.ts'

export interface ContentOptions {
  projectId: string
  dataset: string
  /** Unset: the hosted service. */
  apiHost?: string | undefined
  token: string
  /** Called with every request before it is sent, for monitoring. */
  onRequest?: (request: ContentRequest) => void
}

/** A request to the content service as it counts them: to its API, of which a stream of events is opened now and then. */
export interface ContentRequest {
  kind: 'api' | 'listen'
  /** What it is for: the tag of a request of the site, `staff` for what is asked about people, their secrets and drafts. */
  purpose: string
}

export interface ContentParts {
  client: SanityClient
  /** Where the Studio is, as a browser sees it. */
  studioUrl: string
  /** Called with every finished query, for monitoring. */
  onCall?: (query: ContentQuery, call: ServiceCall) => void
  /** Called when the stream of events has been opened. */
  onListen?: () => void
}

/** What a query reads: the hosts of all dealers, a dealer's published content, its drafts, why dealers have left, or the mark. */
export type ContentQuery = 'hosts' | 'published' | 'drafts' | 'left' | 'mark'

export type Perspective = 'published' | 'drafts'

/** The fields of a document that decide which dealer it belongs to. */
export interface ContentState {
  _type: string
  _updatedAt?: string
  tenant?: { _ref?: string }
  /** Of a document that several sites show. */
  sites?: { _ref?: string }[]
  /** What a dealer claims for itself alone. */
  slug?: unknown
  hosts?: unknown
  dealerships?: unknown
  /** Of a dealer whose site is out of use. */
  retiredAt?: string
}

/** A published document that changed; null before it was created and after it was deleted. */
export interface ContentEvent {
  documentId: string
  before: ContentState | null
  after: ContentState | null
  /** The slug of the dealer whose own dataset it is in; absent for the main one. */
  dealer?: string
}

/** Why dealers are missing from the list, asked for apart from it. */
export interface LeftDealers {
  /** `_id`s of those that staff have retired. */
  retired: string[]
  /** Whether the lake shows any content beside the dealers; a token without rights or an emptied dataset shows none. */
  showsContent: boolean
}

/** What a change of published content moves. */
export interface ContentMark {
  /** How many documents there are. */
  count: number
  /** When the last of them was changed, in milliseconds since 1970. */
  newest: number
}

export interface ContentSource {
  /** The answer of `hostsQuery`. @throws BrokenAnswer for any other */
  listHosts(): Promise<unknown>
  /** Why dealers with these `_id`s are missing from the list. */
  explainLeft(ids: readonly string[]): Promise<LeftDealers>
  /** Asked to find that an event was lost. */
  readMark(): Promise<ContentMark>
  /** The answer of `tenantBundleQuery`. @throws BrokenAnswer for any other */
  loadBundle(slug: string, perspective: Perspective): Promise<unknown>
  /** The same with drafts, in which texts and pictures carry their source for click-to-edit. */
  loadEditableBundle(slug: string): Promise<unknown>
  /** A minimal request. @throws what the client throws when there is no answer */
  ping(signal: AbortSignal): Promise<void>
  /** Follows every change of published content until the returned function is called; reconnects by itself. */
  follow(on: ContentFollower): () => void
}

export interface ContentFollower {
  event: (event: ContentEvent) => void
  /** Events arrive from now on; earlier ones may have been missed. */
  joined: () => void
  /** Events do not arrive until `joined` is called again. */
  lost: (reason: unknown) => void
}

const API_VERSION = '2025-02-19'
const TIMEOUT_MS = 5_000
const REJOIN_MS = 1_000

/** What events tell of, without drafts and the service's own documents. */
const PUBLISHED =
  '!(_id in path("drafts.**")) && !(_id in path("versions.**")) && !(_type match "system.**") && !(_id in path("_.**"))'
const MARK_QUERY = `{
  "count": count(*[${PUBLISHED}]),
  "newest": *[${PUBLISHED}] | order(_updatedAt desc)[0]._updatedAt
}`

const contentMark = z.object({
  count: z.number(),
  newest: z.iso
    .datetime()
    .nullable()
    .transform((at) => (at === null ? 0 : Date.parse(at))),
})
const leftDealers = z.object({ retired: z.array(z.string()), showsContent: z.boolean() })

/** The client of the lake with the site's settings. */
export function contentClient({
  projectId,
  dataset,
  apiHost,
  token,
  onRequest,
}: ContentOptions): SanityClient {
  return createClient({
    projectId,
    dataset,
    token,
    apiVersion: API_VERSION,
    useCdn: false,
    perspective: 'published',
    timeout: TIMEOUT_MS,
    maxRetries: 1,
    // Node resolves no <project>.localhost; an embedded lake is asked at its own address.
    ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
    requestHandler: (request, next) => {
      const purpose = readPurpose(request.query)
      onRequest?.({ kind: 'api', purpose })
      return traced(`sanity ${purpose}`, { kind: SpanKind.CLIENT }, () => next(request))
    },
  })
}

const TAG = /^site\.(\w+)$/

function readPurpose(query: unknown): string {
  const { tag } = (query ?? {}) as { tag?: unknown }
  return (typeof tag === 'string' ? TAG.exec(tag)?.[1] : undefined) ?? 'staff'
}

export class SanityContent implements ContentSource {
  readonly client: SanityClient
  readonly #studioUrl: string
  readonly #onCall: ContentParts['onCall']
  readonly #onListen: ContentParts['onListen']

  constructor({ client, studioUrl, onCall, onListen }: ContentParts) {
    this.#onListen = onListen
    this.client = client
    this.#onCall = onCall
    this.#studioUrl = studioUrl
  }

  async listHosts(): Promise<unknown> {
    const answer = await this.#read('hosts', () => this.client.fetch(hostsQuery, {}, { tag: 'site.hosts' }))
    return requireHostsAnswer(answer)
  }

  async explainLeft(ids: readonly string[]): Promise<LeftDealers> {
    const parameters = { ids, types: OTHER_TYPES }
    const answer = await this.#read('left', () =>
      this.client.fetch(leftDealersQuery, parameters, { tag: 'site.left' }),
    )
    return leftDealers.parse(answer)
  }

  async readMark(): Promise<ContentMark> {
    return contentMark.parse(
      await this.#read('mark', () => this.client.fetch(MARK_QUERY, {}, { tag: 'site.mark' })),
    )
  }

  async loadBundle(slug: string, perspective: Perspective): Promise<unknown> {
    const answer = await this.#read(perspective, () =>
      this.client.fetch(tenantBundleQuery, { tenant: slug }, { perspective, tag: 'site.bundle' }),
    )
    return requireBundleAnswer(answer, slug)
  }

  async loadEditableBundle(slug: string): Promise<unknown> {
    // Schema definitions and the encoder, which shoppers' pages do not need.
    const { shownTextStega, withEditAttributes } = await import('./click-to-edit.server.ts')
    const { result, resultSourceMap } = await this.#read('drafts', () =>
      this.client.fetch<unknown>(
        tenantBundleQuery,
        { tenant: slug },
        {
          perspective: 'drafts',
          tag: 'site.preview',
          filterResponse: false,
          stega: shownTextStega(this.#studioUrl),
        },
      ),
    )
    requireBundleAnswer(result, slug)
    return resultSourceMap ? withEditAttributes(result, resultSourceMap, this.#studioUrl) : result
  }

  #read<T>(query: ContentQuery, read: () => Promise<T>): Promise<T> {
    const report = this.#onCall
    return reported(() => readAgain(read), report && ((call) => report(query, call)))
  }

  async ping(signal: AbortSignal): Promise<void> {
    await this.client.fetch('true', {}, { signal, tag: 'site.ping' })
  }

  follow(on: ContentFollower): () => void {
    let stop = () => {}
    let stopped = false
    const join = () => {
      if (stopped) return
      const subscription = this.#events().subscribe({
        next: (event) => {
          if (event.type === 'mutation') on.event(toContentEvent(event as MutationEvent))
          else if (event.type === 'welcome') {
            this.#onListen?.()
            on.joined()
          }
          // The client reports this when it has lost the stream and is about to reconnect.
          else on.lost('reconnecting')
        },
        error: (error) => {
          on.lost(error)
          setTimeout(join, REJOIN_MS).unref()
        },
        complete: () => {
          on.lost('ended')
          setTimeout(join, REJOIN_MS).unref()
        },
      })
      stop = () => subscription.unsubscribe()
    }
    join()
    return () => {
      stopped = true
      stop()
    }
  }

  #events() {
    return this.client.listen(
      `*[${PUBLISHED}]`,
      {},
      {
        events: ['welcome', 'mutation', 'reconnect'],
        includeResult: true,
        includePreviousRevision: true,
        visibility: 'query',
      },
    )
  }
}

/** Error codes of a keep-alive connection that the other end has closed; UND_ERR_SOCKET is that of Node's fetch. */
const CONNECTION_CLOSED = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/** The client has several keep-alive connections; a restart of the lake closes each of them. */
const MAX_ATTEMPTS = 3

/** A long query is posted, and the client does not repeat a POST; reading again is harmless. */
function readAgain<T>(read: () => Promise<T>): Promise<T> {
  return retry(read, (error, failures) => (isConnectionClosed(error) && failures < MAX_ATTEMPTS ? 0 : null))
}

function isConnectionClosed(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    CONNECTION_CLOSED.has(String((error as NodeJS.ErrnoException).code)) || isConnectionClosed(error.cause)
  )
}

function toContentEvent({ documentId, previous, result }: MutationEvent): ContentEvent {
  const state = (document: unknown) => (document ?? null) as ContentState | null
  return { documentId, before: state(previous), after: state(result) }
}
