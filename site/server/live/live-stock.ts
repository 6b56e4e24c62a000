// GET /events/stock: server-sent events that report to open pages which of the dealer's cars have changed. The stock is
// compared only for dealers with open pages.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StockIndex, StockScope } from '#app/integrations/stock-index.ts'
import { COMMON_HEADERS, send } from '../http/answer.ts'
import type { Log } from '../log.ts'
import { OpenStreams, type StreamLimits } from './open-streams.ts'
import { type ChangedIds, StockChanges } from './stock-changes.ts'

const HEARTBEAT_MS = 20_000
/** Reconnect delay of browsers, spread so that a restarted site is not overloaded. */
const RECONNECT_MS = { least: 2_000, spread: 4_000 }
/** How long changes are retained after a dealer's last page has closed. */
const RETENTION_MS = 15 * 60_000
/** Pause after a reading as a multiple of its duration; bounds the load when the stock changes often. */
const IDLE_FACTOR = 8
/** One slow reading, as the first of a busy process, does not delay the next news for longer. */
const LONGEST_PAUSE_MS = 3_000
const READ_RETRY_MS = 2_000

export interface LiveStockOptions {
  readonly stock: Pick<StockIndex, 'listSnapshots' | 'version'>
  /** Fetches the current version. */
  readonly askVersion: () => Promise<string>
  /** The stock scope of a dealer's pages; null while the dealer's content is unavailable. */
  readonly scopeOf: (tenant: string) => Promise<StockScope | null>
  readonly log: Pick<Log, 'warn'>
  readonly limits?: StreamLimits
  readonly heartbeatMs?: number
  /** Delay before a failed reading is retried. */
  readonly retryMs?: number
}

interface DealerState {
  changes: StockChanges | null
  /** Version of the first page, which is assumed current until the first reading. */
  assumed: string | null
  /** The version last sent with a heartbeat. */
  announced: string | null
  reading: Promise<void> | null
  retryTimer: NodeJS.Timeout | undefined
  lastClosedAt: number
}

const EVENT_STREAM = {
  ...COMMON_HEADERS,
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Disables buffering by nginx.
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

  /** Number of open streams. */
  get size(): number {
    return this.#streams.size
  }

  /**
   * Opens a stream for a page of a dealer. `?since=` is the stock version that the page was rendered from.
   * @param client identifies a visitor for the limit per client
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

  /** Call when the stock has changed. */
  stockChanged(): void {
    for (const [tenant, dealer] of this.#dealers) {
      if (this.#streams.countStreams(tenant) > 0) this.#startReading(tenant, dealer)
      else if (dealer.lastClosedAt + RETENTION_MS < Date.now()) this.#dealers.delete(tenant)
    }
  }

  /** Ends all streams and stops reading. */
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

  /** Sends a new stream the changes that it has missed, as soon as they are known. */
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

  /** Reads the changes; one reading at a time, repeated if the stock changes meanwhile. */
  #startReading(tenant: string, dealer: DealerState): void {
    if (dealer.reading || dealer.retryTimer || this.#stopped) return
    const started = performance.now()
    dealer.reading = this.#read(tenant, dealer)
      .then(
        () => Math.min((performance.now() - started) * IDLE_FACTOR, LONGEST_PAUSE_MS),
        (error: unknown) => {
          this.#options.log.warn({ tenant, error: String(error) }, 'stock changes could not be read')
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
    if (behind && this.#streams.countStreams(tenant) > 0) this.#startReading(tenant, dealer)
  }

  async #read(tenant: string, dealer: DealerState): Promise<void> {
    const version = this.#options.stock.version()
    const scope = await this.#options.scopeOf(tenant)
    if (scope === null) throw new Error('the dealer is unknown')
    const cars = await this.#options.stock.listSnapshots(scope)
    const reading = { version, until: await this.#options.askVersion(), cars }
    if (dealer.changes) {
      const changed = dealer.changes.read(reading)
      if (changed.length > 0) this.#streams.write(stockEvent(version, changed), tenant)
      return
    }
    dealer.changes = new StockChanges(reading)
    // The stock changed between the first page and the first reading, so the changes are unknown.
    if (dealer.assumed !== reading.until) this.#streams.write(stockEvent(version, null), tenant)
  }

  /** Keeps streams alive and sends each dealer the version of its last reading. */
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

/** With more ids an event reports that any car may have changed. */
const MAX_IDS_PER_EVENT = 100

/** An event with changed cars; browsers send its version when they reconnect. Without ids only the version advances. */
export function stockEvent(version: string, changed: ChangedIds): string {
  const named = changed !== null && changed.length <= MAX_IDS_PER_EVENT ? changed : null
  return `id: ${version}\nevent: stock\ndata: ${JSON.stringify({ changed: named })}\n\n`
}

/** The reconnect delay, sent at the start of a stream. */
export const retryText = (retryMs: number) => `retry: ${retryMs}\n\n`

/** A comment, so that proxies do not close an idle stream. */
export const heartbeatText = ': \n\n'
