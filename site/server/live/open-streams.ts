// Registry of open server-sent event streams, with limits.
import type { ServerResponse } from 'node:http'

/** Offices and mobile networks share one address. */
const MAX_PER_CLIENT = 40
const MAX_TOTAL = 2_000
/** A client with more unsent bytes is disconnected: it is offline or asleep. */
const MAX_UNSENT_BYTES = 64_000

interface Stream {
  readonly response: ServerResponse
  readonly tenant: string
  readonly client: string
}

export interface StreamLimits {
  readonly perClient?: number
  readonly total?: number
}

export class OpenStreams {
  readonly #streams = new Set<Stream>()
  readonly #perClient = new Map<string, number>()
  readonly #perTenant = new Map<string, Set<Stream>>()
  readonly #limits: Required<StreamLimits>

  constructor({ perClient = MAX_PER_CLIENT, total = MAX_TOTAL }: StreamLimits = {}) {
    this.#limits = { perClient, total }
  }

  get size(): number {
    return this.#streams.size
  }

  /** Number of streams of a dealer. */
  countStreams(tenant: string): number {
    return this.#perTenant.get(tenant)?.size ?? 0
  }

  hasRoomFor(client: string): boolean {
    return this.size < this.#limits.total && (this.#perClient.get(client) ?? 0) < this.#limits.perClient
  }

  /** Registers a stream until it closes. */
  add(stream: Stream): void {
    const { response, tenant, client } = stream
    this.#streams.add(stream)
    this.#perClient.set(client, (this.#perClient.get(client) ?? 0) + 1)
    const streams = this.#perTenant.get(tenant) ?? new Set()
    this.#perTenant.set(tenant, streams.add(stream))
    response.once('close', () => this.#remove(stream))
  }

  /** Writes to one dealer's streams, or to all. */
  write(text: string, tenant?: string): void {
    const streams = tenant === undefined ? this.#streams : (this.#perTenant.get(tenant) ?? [])
    for (const { response } of streams) {
      if (response.writableLength > MAX_UNSENT_BYTES) response.destroy()
      else response.write(text)
    }
  }

  /** Ends every stream; browsers reconnect by themselves. */
  end(): void {
    for (const { response } of this.#streams) response.end()
  }

  #remove(stream: Stream): void {
    if (!this.#streams.delete(stream)) return
    const { tenant, client } = stream
    const left = (this.#perClient.get(client) ?? 1) - 1
    if (left > 0) this.#perClient.set(client, left)
    else this.#perClient.delete(client)
    const streams = this.#perTenant.get(tenant)
    streams?.delete(stream)
    if (streams?.size === 0) this.#perTenant.delete(tenant)
  }
}
