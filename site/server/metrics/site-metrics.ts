// What the site counts of itself, in the text format of Prometheus (decision 057). Labels have few values: names of
// routes, classes of statuses, dealers; never what a visitor sent.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { VITALS, type VitalName } from '#app/domain/vitals.ts'
import type { ContentQuery, ContentRequest } from '#app/integrations/content.server.ts'
import type { ServiceCall } from '#app/integrations/resilience/service-call.ts'

/** How a page was answered: from the cache, rendered for it, by an older copy, or rendered without it. */
export type PageCacheOutcome = 'hit' | 'revalidated' | 'miss' | 'stale' | 'bypass'

/** How an order to the cache at the edge ended. */
export type EdgePurgeOutcome = 'sent' | 'failed' | 'given_up'

export interface RequestOutcome {
  /** As `PathReading` names it, or a word of the server's own (`media`); '' for a request that reached no route. */
  readonly route: string
  readonly method: string
  readonly status: number
  readonly seconds: number
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const REQUEST_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const CALL_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export class SiteMetrics {
  readonly #registry = new Registry()
  readonly #requests: Counter<'route' | 'method' | 'status'>
  readonly #requestSeconds: Histogram<'route'>
  readonly #pageCache: Counter<'outcome'>
  readonly #edgePurges: Counter<'outcome'>
  readonly #search: Histogram<'outcome'>
  readonly #content: Histogram<'query' | 'outcome'>
  readonly #contentRequests: Counter<'kind' | 'purpose'>
  readonly #contentEvents: Counter
  readonly #vitals: Readonly<Record<VitalName, Histogram<'page'>>>

  constructor() {
    const registers = [this.#registry]
    this.#requests = new Counter({
      name: 'forecourt_http_requests_total',
      help: 'Answered requests by route, method and class of status.',
      labelNames: ['route', 'method', 'status'],
      registers,
    })
    this.#requestSeconds = new Histogram({
      name: 'forecourt_http_request_duration_seconds',
      help: 'Time until a request was answered; of an event stream, until it was open.',
      labelNames: ['route'],
      buckets: REQUEST_BUCKETS,
      registers,
    })
    this.#pageCache = new Counter({
      name: 'forecourt_page_cache_total',
      help: 'Pages by how they were answered: hit, miss, stale (an older copy while the stock is away), bypass.',
      labelNames: ['outcome'],
      registers,
    })
    this.#edgePurges = new Counter({
      name: 'forecourt_edge_purges_total',
      help: 'Orders to purge the cache at the edge: sent, failed (given again), given_up (left to its lifetimes).',
      labelNames: ['outcome'],
      registers,
    })
    this.#search = new Histogram({
      name: 'forecourt_search_call_duration_seconds',
      help: 'Calls to the search server with their retries, by outcome.',
      labelNames: ['outcome'],
      buckets: CALL_BUCKETS,
      registers,
    })
    this.#content = new Histogram({
      name: 'forecourt_content_call_duration_seconds',
      help: 'Queries to the content service with their retries, by query and outcome.',
      labelNames: ['query', 'outcome'],
      buckets: CALL_BUCKETS,
      registers,
    })
    this.#contentRequests = new Counter({
      name: 'forecourt_content_requests_total',
      help: 'Requests to the content service as it counts them: api, and listen for each opened stream of events.',
      labelNames: ['kind', 'purpose'],
      registers,
    })
    this.#contentEvents = new Counter({
      name: 'forecourt_content_events_total',
      help: 'Changes of published documents that were heard of.',
      registers,
    })
    this.#vitals = vitalHistograms(this.#registry)
  }

  request({ route, method, status, seconds }: RequestOutcome): void {
    this.#requests.inc({ route, method: METHODS.has(method) ? method : 'other', status: statusClass(status) })
    this.#requestSeconds.observe({ route }, seconds)
  }

  page(outcome: PageCacheOutcome): void {
    this.#pageCache.inc({ outcome })
  }

  edgePurge(outcome: EdgePurgeOutcome): void {
    this.#edgePurges.inc({ outcome })
  }

  searchCall({ outcome, seconds }: ServiceCall): void {
    this.#search.observe({ outcome }, seconds)
  }

  contentCall(query: ContentQuery, { outcome, seconds }: ServiceCall): void {
    this.#content.observe({ query, outcome }, seconds)
  }

  contentRequest({ kind, purpose }: ContentRequest): void {
    this.#contentRequests.inc({ kind, purpose })
  }

  contentEvent(): void {
    this.#contentEvents.inc()
  }

  /** @param value milliseconds, or the layout shift */
  vital(name: VitalName, page: string, value: number): void {
    this.#vitals[name].observe({ page }, value / VITALS[name].inBaseUnit)
  }

  /** Adds a value that is read when the metrics are. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read())
      },
    })
  }

  /** Adds values by label that are read when the metrics are; those of a failed reading are left out. */
  gauges<Label extends string>(
    { name, help, labelNames }: { name: string; help: string; labelNames: readonly Label[] },
    read: () => Promise<readonly { labels: Record<Label, string>; value: number }[]>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.#registry],
      async collect() {
        const values = await read()
        this.reset()
        for (const { labels, value } of values) this.set(labels, value)
      },
    })
  }

  /** Adds what Node.js knows of the process: memory, processor time, event loop, garbage collection. */
  addProcess(): void {
    collectDefaultMetrics({ register: this.#registry })
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }
}

function vitalHistograms(registry: Registry): Record<VitalName, Histogram<'page'>> {
  const histogram = (name: VitalName) =>
    new Histogram({
      name: `forecourt_web_vitals_${VITALS[name].metric}`,
      help: `${VITALS[name].title} as visitors' browsers measured it, by the page they came in at.`,
      labelNames: ['page'] as const,
      buckets: VITALS[name].bounds.map((bound) => bound / VITALS[name].inBaseUnit),
      registers: [registry],
    })
  return { lcp: histogram('lcp'), inp: histogram('inp'), cls: histogram('cls') }
}

const statusClass = (status: number) => `${Math.floor(status / 100)}xx`
