// The content of dealers of whom some have a dataset of their own.
import { SCOPE_TABLE } from '@forecourt/schemas/contract'
import type {
  ContentEvent,
  ContentFollower,
  ContentMark,
  ContentSource,
  ContentState,
  LeftDealers,
  Perspective,
} from '../content.server.ts'
import { type BundleAnswer, joinAnswers } from './join-answers.ts'

interface PlacedContentParts {
  readonly main: ContentSource
  /** By the dealer's slug. */
  readonly places: ReadonlyMap<string, ContentSource>
  /** Called when the events of a dealer's own dataset have stopped. */
  readonly onLost: (slug: string, reason: unknown) => void
}

export class PlacedContent implements ContentSource {
  readonly #main: ContentSource
  readonly #places: ReadonlyMap<string, ContentSource>
  readonly #onLost: PlacedContentParts['onLost']

  constructor({ main, places, onLost }: PlacedContentParts) {
    this.#main = main
    this.#places = places
    this.#onLost = onLost
  }

  listHosts(): Promise<unknown> {
    return this.#main.listHosts()
  }

  explainLeft(ids: readonly string[]): Promise<LeftDealers> {
    return this.#main.explainLeft(ids)
  }

  readMark(): Promise<ContentMark> {
    return this.#main.readMark()
  }

  ping(signal: AbortSignal): Promise<void> {
    return this.#main.ping(signal)
  }

  loadBundle(slug: string, perspective: Perspective): Promise<unknown> {
    return this.#join(slug, (source) => source.loadBundle(slug, perspective))
  }

  loadEditableBundle(slug: string): Promise<unknown> {
    return this.#join(slug, (source) => source.loadEditableBundle(slug))
  }

  follow(on: ContentFollower): () => void {
    const stops = [
      this.#main.follow(on),
      ...[...this.#places].map(([slug, source]) => source.follow(this.#followerOf(slug, on))),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  async #join(slug: string, load: (source: ContentSource) => Promise<unknown>): Promise<unknown> {
    const place = this.#places.get(slug)
    if (place === undefined) return load(this.#main)
    const [platform, own] = (await Promise.all([load(this.#main), load(place)])) as [
      BundleAnswer,
      BundleAnswer,
    ]
    return joinAnswers(platform, own, slug)
  }

  #followerOf(slug: string, on: ContentFollower): ContentFollower {
    const changed = (event: ContentEvent) => on.event({ ...event, dealer: slug })
    return {
      event: (event) => {
        if (isOwn(event.before) || isOwn(event.after)) changed(event)
      },
      // Changes may have been missed, of this dealer alone.
      joined: () => changed({ documentId: '', before: null, after: null }),
      lost: (reason) => this.#onLost(slug, reason),
    }
  }
}

/** Whether a document is the dealer's, and not a copy of the platform's for references to it. */
function isOwn(state: ContentState | null): boolean {
  if (state === null || state._type === 'tenant') return false
  const scope = SCOPE_TABLE[state._type as keyof typeof SCOPE_TABLE]
  return scope === 'tenant' || scope === 'sites'
}
