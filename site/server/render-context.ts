import { randomBytes } from 'node:crypto'
import { earliest, type TagOrigins } from '@forecourt/schemas/contract/pure'
import type { RequestContext } from '#app/context.ts'
import type { LeadEvent } from '#app/domain/lead-event.ts'
import type { Audience, Rendered } from './documents/documents.ts'
import type { RenderPorts } from './request-context.ts'

/** What one render has reported of its page. */
export interface RenderNotes
  extends Pick<Rendered, 'nonce' | 'until' | 'origins' | 'fingerprint' | 'emptySearch'> {
  /** The expected failure behind an error response. */
  failure: unknown
  readonly leadEvents: LeadEvent[]
}

export interface RenderContextOptions {
  readonly audience: Audience
  /** Fingerprint of the cached document's data; null without one. */
  readonly cached: string | null
  /** Origins that every page may frame or play media of. */
  readonly frames: Iterable<string>
  readonly media: readonly string[]
  readonly inlineStyles: boolean
  /** What the dealer's tags may use; null for a page that has none. */
  readonly tags: TagOrigins | null
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

/** The part of the context that belongs to one render, and the notes that it fills. */
export function renderContext({
  audience,
  cached,
  frames,
  media,
  inlineStyles,
  tags,
}: RenderContextOptions): {
  notes: RenderNotes
  context: Pick<RequestContext, RenderPorts>
} {
  const origins = { frames: new Set(frames), forms: new Set<string>(), media, inlineStyles, tags }
  const notes: Mutable<RenderNotes> = {
    nonce: randomBytes(16).toString('base64url'),
    until: null,
    fingerprint: null,
    emptySearch: null,
    failure: undefined,
    leadEvents: [],
    origins,
  }
  const context: Pick<RequestContext, RenderPorts> = {
    nonce: notes.nonce,
    noteFailure: (error) => {
      notes.failure = error
    },
    cacheUntil: (instant) => {
      notes.until = earliest([notes.until, instant])
    },
    noteEmptySearch: (words) => {
      notes.emptySearch = words
    },
    allowOrigin: (what, address) => origins[what].add(new URL(address).origin),
  }
  if (audience === 'visitor') context.noteLeadEvent = (event) => notes.leadEvents.push(event)
  else
    context.isUnchanged = (fingerprint) => {
      notes.fingerprint = fingerprint
      return fingerprint !== null && fingerprint === cached
    }
  return { notes, context }
}
