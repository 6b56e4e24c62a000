// GET /events/stock: a page that is open learns which of the dealer's cars have changed since it was made. The stock is
// asked what changed only for dealers whose pages are open at that moment.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StockIndex, StockScope } from '#app/integrations/stock-index.ts'
import { COMMON_HEADERS, send } from '../http/answer.ts'
import type { Log } from '../log.ts'
import { OpenStreams, type StreamLimits } from './open-streams.ts'
import { type ChangedIds, StockChanges } from './stock-changes.ts'

const HEARTBEAT_MS = 20_000
/** When to come back to a stream that broke: spread out, so that a site that starts anew is not overrun. */
const RECONNECT_MS = { least: 2_000, spread: 4_000 }
/** What changed is remembered this long after the last page of a dealer has closed. */
const RETENTION_MS = 15 * 60_000
/** Asking takes no more than one part in so many of the time, however often the stock moves. */
const IDLE_FACTOR = 8
const READ_RETRY_MS = 2_000

export interface LiveStockOptions {
  readonly stock: Pick<StockIndex, 'listSnapshots' | 'version'>
  /** The version as it is just now, asked for. */
  readonly askVersion: () => Promise<string>
  /** Whose cars a dealer's pages show; null when nothing is known of the dealer at present. */
  readonly scopeOf: (tenant: string) => Promise<StockScope | null>
  readonly log: Pick<Log, 'warn'>
  readonly limits?: StreamLimits
  readonly heartbeatMs?: number
  /** How soon the stock is asked again when it did not answer. */
  readonly retryMs?: number
}

interface DealerState {
  changes: StockChanges | null
  /** The version at which pages were taken for new while nothing was read yet. */
  assumed: string | null
  /** The version of which the heartbeat said last that pages have seen all of it. */
  announced: string | null
  reading: Promise<void> | null
  retryTimer: NodeJS.Timeout | undefined
  lastClosedAt: number
}

const EVENT_STREAM = {
  ...COMMON_HEADERS,
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // nginx would otherwise hold events back.
  'x-accel-buffering': 'no',
}
const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

export class LiveStock {
  readonly #options: LiveStockOptions
  readonly #streams: OpenStreams
  readonly #dealers = new Map<string, DealerState>()
  readonly #heartbeat: NodeJS.Timeout
  #stopped = false

  constructor(options: LiveStockOptions) {
    this.#options = options
    this.#streams = new OpenStreams(options.limits)
    this.#heartbeat = setInterval(() => this.#sendHeartbeat(), options.heartbeatMs ?? HEARTBEAT_MS).unref()
  }

  /** How many streams are open. */
  get size(): number {
    return this.#streams.size
  }

  /**
   * Opens a stream for a page of a dealer. `?since=` names the version of the stock that the page was made from.
   * @param client by what one visitor's streams are counted
   */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    { tenant, client }: { tenant: string; client: string },
  ): void {
    const refusal = this.#refusalOf(request, client)
    if (refusal) send(request, response, refusal.status, { ...PLAIN, ...refusal.headers }, refusal.text)
    else if (request.method === 'HEAD') response.writeHead(200, EVENT_STREAM).end()
    else {
      response.writeHead(200, EVENT_STREAM)
      this.#streams.add({ response, tenant, client })
      response.write(retryText(Math.round(RECONNECT_MS.least + Math.random() * RECONNECT_MS.spread)))
      const since = String(request.headers['last-event-id'] ?? url.searchParams.get('since') ?? '')
      this.#sendMissed(response, tenant, since)
    }
  }

  /** The stock has moved. */
  stockChanged(): void {
    for (const [tenant, dealer] of this.#dealers) {
      if (this.#streams.countOf(tenant) > 0) this.#startReading(tenant, dealer)
      else if (dealer.lastClosedAt + RETENTION_MS < Date.now()) this.#dealers.delete(tenant)
    }
  }

  /** Ends all streams and asks no more. */
  stop(): void {
    this.#stopped = true
    clearInterval(this.#heartbeat)
    for (const { retryTimer } of this.#dealers.values()) clearTimeout(retryTimer)
    this.#dealers.clear()
    this.#streams.end()
  }

  #refusalOf({ headers }: IncomingMessage, client: string) {
    const from = headers['sec-fetch-site']
    if (from !== undefined && from !== 'same-origin')
      return { status: 403, headers: {}, text: 'These events are for the dealer’s own pages.' }
    if (this.#stopped || !this.#streams.hasRoomFor(client))
      return { status: 503, headers: { 'retry-after': '30' }, text: 'Too many pages are open.' }
    return null
  }

  /** Tells a page what it has missed, as soon as that is known. */
  #sendMissed(response: ServerResponse, tenant: string, since: string): void {
    const dealer = this.#dealers.get(tenant) ?? newDealerState()
    this.#dealers.set(tenant, dealer)
    response.once('close', () => {
      dealer.lastClosedAt = Date.now()
    })
    const { changes } = dealer
    const version = this.#options.stock.version()
    const missed = changes ? changes.since(since) : since === version ? [] : null
    if (changes === null) dealer.assumed ??= version
    if (missed === null || missed.length > 0) response.write(stockEvent(changes?.version ?? version, missed))
    if (changes?.version !== version) this.#startReading(tenant, dealer)
  }

  /** Asks what changed, once at a time; a change that comes meanwhile is asked about afterwards. */
  #startReading(tenant: string, dealer: DealerState): void {
    if (dealer.reading || dealer.retryTimer || this.#stopped) return
    const started = performance.now()
    dealer.reading = this.#read(tenant, dealer)
      .then(
        () => (performance.now() - started) * IDLE_FACTOR,
        (error: unknown) => {
          this.#options.log.warn(
            { tenant, error: String(error) },
            'what changed in the stock is not known yet',
          )
          return this.#options.retryMs ?? READ_RETRY_MS
        },
      )
      .then((pauseMs) => {
        dealer.reading = null
        if (!this.#stopped)
          dealer.retryTimer = setTimeout(() => this.#readAgain(tenant, dealer), pauseMs).unref()
      })
  }

  #readAgain(tenant: string, dealer: DealerState): void {
    dealer.retryTimer = undefined
    const behind = dealer.changes?.version !== this.#options.stock.version()
    if (behind && this.#streams.countOf(tenant) > 0) this.#startReading(tenant, dealer)
  }

  async #read(tenant: string, dealer: DealerState): Promise<void> {
    const version = this.#options.stock.version()
    const scope = await this.#options.scopeOf(tenant)
    if (scope === null) throw new Error('the dealer is not known')
    const cars = await this.#options.stock.listSnapshots(scope)
    const reading = { version, until: await this.#options.askVersion(), cars }
    if (dealer.changes) {
      const changed = dealer.changes.read(reading)
      if (changed.length > 0) this.#streams.write(stockEvent(version, changed), tenant)
      return
    }
    dealer.changes = new StockChanges(reading)
    // The stock moved between the first page and the first reading: nobody knows what changed.
    if (dealer.assumed !== reading.until) this.#streams.write(stockEvent(version, null), tenant)
  }

  /** Every stream hears something now and then, and which version it has seen all of: what was read, not what is. */
  #sendHeartbeat(): void {
    this.#streams.write(heartbeatText)
    for (const [tenant, dealer] of this.#dealers) {
      const version = dealer.changes?.version
      if (version === undefined || version === dealer.announced) continue
      dealer.announced = version
      this.#streams.write(stockEvent(version, []), tenant)
    }
  }
}

const newDealerState = (): DealerState => ({
  changes: null,
  assumed: null,
  announced: null,
  reading: null,
  retryTimer: undefined,
  lastClosedAt: 0,
})

// The text of server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html

/** Beyond this many an event says only that anything may have changed. */
const MAX_IDS_PER_EVENT = 100

/** Cars changed; the browser names the version when it comes back. An event without ids moves the version alone. */
export function stockEvent(version: string, changed: ChangedIds): string {
  const named = changed !== null && changed.length <= MAX_IDS_PER_EVENT ? changed : null
  return `id: ${version}\nevent: stock\ndata: ${JSON.stringify({ changed: named })}\n\n`
}

/** The first words of a stream: when to come back should it break. */
export const retryText = (retryMs: number) => `retry: ${retryMs}\n\n`

/** Says nothing, so that nobody between takes the stream for dead. */
export const heartbeatText = ': \n\n'
