// The narrow port to the Content Lake: three reads and one stream of events over the unmodified client.
import { hostsQuery, tenantBundleQuery } from '@forecourt/schemas/contract'
import { createClient, type MutationEvent, type SanityClient } from '@sanity/client'

export interface ContentOptions {
  projectId: string
  dataset: string
  /** Unset: the hosted service. */
  apiHost?: string | undefined
  token: string
}

export type Perspective = 'published' | 'drafts'

/** A published document that changed; `document` is what is known of it after (or, when it is gone, before). */
export interface ContentEvent {
  documentId: string
  document: { _type: string; tenant?: { _ref?: string } } | null
}

export interface ContentSource {
  /** The answer of `hostsQuery`. */
  listHosts(): Promise<unknown>
  /** The answer of `tenantBundleQuery`. */
  loadBundle(slug: string, perspective: Perspective): Promise<unknown>
  /** Calls `onEvent` for every change of published content and `onGap` whenever some may have been missed. */
  follow(on: {
    event: (event: ContentEvent) => void
    gap: () => void
    failure: (error: unknown) => void
  }): () => void
}

const API_VERSION = '2025-02-19'
const TIMEOUT_MS = 5_000
const REJOIN_MS = 1_000

export class SanityContent implements ContentSource {
  readonly client: SanityClient

  constructor({ projectId, dataset, apiHost, token }: ContentOptions) {
    this.client = createClient({
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
    })
  }

  listHosts(): Promise<unknown> {
    return this.client.fetch(hostsQuery, {}, { tag: 'site.hosts' })
  }

  loadBundle(slug: string, perspective: Perspective): Promise<unknown> {
    return this.client.fetch(tenantBundleQuery, { tenant: slug }, { perspective, tag: 'site.bundle' })
  }

  follow(on: Parameters<ContentSource['follow']>[0]): () => void {
    let stop = () => {}
    let stopped = false
    const join = () => {
      if (stopped) return
      const subscription = this.#events().subscribe({
        next: (event) => {
          if (event.type === 'mutation') on.event(toContentEvent(event as MutationEvent))
          else on.gap()
        },
        error: (error) => {
          on.failure(error)
          setTimeout(join, REJOIN_MS).unref()
        },
        complete: () => setTimeout(join, REJOIN_MS).unref(),
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
      '*[!(_id in path("drafts.**")) && !(_type match "system.**") && !(_id in path("_.**"))]',
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

function toContentEvent(event: MutationEvent): ContentEvent {
  const document = event.result ?? event.previous ?? null
  return { documentId: event.documentId, document: document as ContentEvent['document'] }
}
