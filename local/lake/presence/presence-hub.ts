// Presence in the Studio: JSON-RPC 2.0 over a WebSocket.
// Source: @sanity/bifur-client (the calls) and the Studio's presence store (the events).
import { randomUUID } from 'node:crypto'
import type { Identity } from '../auth/identity.ts'
import { isJsonObject, type JsonObject } from '../store/document.ts'

/** One browser tab on the socket. */
export interface PresencePeer {
  identity: Identity
  sessionId: string | null
  subscriptions: Set<string>
  send(message: JsonObject): void
}

/** What a peer may learn of another. */
export interface PresenceRules {
  maySee(peer: Identity, other: Identity): boolean
  mayRead(peer: Identity, documentId: string): boolean
}

export class PresenceHub {
  readonly #peers = new Set<PresencePeer>()
  readonly #rules: PresenceRules

  constructor(rules: PresenceRules) {
    this.#rules = rules
  }

  join(peer: PresencePeer): void {
    this.#peers.add(peer)
  }

  leave(peer: PresencePeer): void {
    this.#peers.delete(peer)
    if (peer.sessionId) this.#notifyOthers(peer, { type: 'disconnect', m: { session: peer.sessionId } })
  }

  /** Executes a call and returns its result; undefined for an unknown method. */
  call(peer: PresencePeer, method: string, params: unknown): unknown {
    const given = isJsonObject(params) ? params : {}
    switch (method) {
      case 'presence_subscribe':
        return this.#subscribe(peer)
      case 'presence_unsubscribe':
        return typeof given.subscriptionId === 'string' && peer.subscriptions.delete(given.subscriptionId)
          ? 'ok'
          : 'unknown'
      case 'presence_rollcall':
        this.#remember(peer, given.session)
        this.#notifyOthers(peer, { type: 'rollCall', session: given.session })
        return 'ok'
      case 'presence_announce':
        return this.#announce(peer, given.data)
      case 'presence_disconnect':
        this.#notifyOthers(peer, { type: 'disconnect', m: { session: given.session } })
        return 'ok'
      default:
        return undefined
    }
  }

  #subscribe(peer: PresencePeer): string {
    const id = randomUUID()
    peer.subscriptions.add(id)
    return id
  }

  #announce(peer: PresencePeer, data: unknown): string {
    const state = isJsonObject(data) ? data : {}
    this.#remember(peer, state.sessionId)
    this.#notifyOthers(peer, {
      type: 'state',
      m: { sessionId: state.sessionId, locations: state.locations ?? [] },
    })
    return 'ok'
  }

  /** The event without the locations the peer may not read. */
  #readable(peer: PresencePeer, event: JsonObject): JsonObject {
    const m = isJsonObject(event.m) ? event.m : {}
    if (!Array.isArray(m.locations)) return event
    const locations = m.locations.filter(
      (place) =>
        isJsonObject(place) &&
        typeof place.documentId === 'string' &&
        this.#rules.mayRead(peer.identity, place.documentId),
    )
    return { ...event, m: { ...m, locations } }
  }

  #remember(peer: PresencePeer, sessionId: unknown): void {
    if (typeof sessionId === 'string') peer.sessionId = sessionId
  }

  #notifyOthers(from: PresencePeer, event: JsonObject): void {
    for (const peer of this.#peers) {
      if (peer === from || !this.#rules.maySee(peer.identity, from.identity)) continue
      const result = { ...this.#readable(peer, event), i: from.identity.id }
      for (const subscription of peer.subscriptions) {
        peer.send({ jsonrpc: '2.0', method: 'presence_subscription', params: { subscription, result } })
      }
    }
  }
}
