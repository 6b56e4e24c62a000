// Health endpoints for monitors and load balancers. Neither answer names an address, a key or a dealer.
import type { OutgoingHttpHeaders } from 'node:http'
import type { ServiceState } from '#app/integrations/site-state.ts'
import type { ContentIndex } from './content/content-index.ts'
import type { Log } from './log.ts'
import { RecentCheck } from './recent-check.ts'

type Ask = (signal: AbortSignal) => Promise<unknown>

export interface HealthParts {
  readonly content: Pick<ContentIndex, 'connected' | 'isReadWhole' | 'listDealers'>
  /** A cheap request to each service. */
  readonly ask: {
    readonly content: Ask
    readonly stock: Ask
    readonly database: Ask
    /** Writes to the database and the data folder. */
    readonly writes: Ask
    /** Compares the clock with the database server's; null where the database is a file. */
    readonly time: Ask | null
  }
  /** What is wrong with several search servers, in words for monitors. */
  readonly listSearchWarnings?: () => Promise<readonly string[]>
  /** Number of open event streams. */
  readonly countStreams: () => number
  readonly isStopping: () => boolean
  readonly log: Pick<Log, 'warn'>
  readonly clock: () => number
}

/** A write is not made for every question. */
const WRITE_MS = 10_000
const CLOCK_MS = 60_000

export type HealthAnswer = [status: number, headers: OutgoingHttpHeaders, body: string]

export class Health {
  readonly #parts: HealthParts
  readonly #checks: Readonly<
    Record<'content' | 'stock' | 'database' | 'known' | 'whole' | 'writes' | 'time', RecentCheck>
  >

  constructor(parts: HealthParts) {
    this.#parts = parts
    const { ask, content, log, clock } = parts
    const check = (service: string, question: Ask, freshMs?: number) =>
      new RecentCheck({
        ask: question,
        onLoss: (error) => log.warn({ service, error: String(error) }, 'a service does not answer'),
        clock,
        ...(freshMs === undefined ? {} : { freshMs }),
      })
    this.#checks = {
      content: check('content', ask.content),
      stock: check('stock', ask.stock),
      database: check('database', ask.database),
      writes: check('database and data folder, for writing', ask.writes, WRITE_MS),
      time: check('clock', ask.time ?? (async () => {}), CLOCK_MS),
      // Loads it if it was never read: without traffic nothing else does.
      known: check('content bundle', async () => {
        if ((await content.listDealers()) === null) throw new Error('no content has ever been read')
      }),
      // A lake may answer a ping and yet no content, or only some.
      whole: check('content reads', async () => {
        if (!(await content.isReadWhole())) throw new Error('the last good content is served')
      }),
    }
  }

  /** /healthz: the state of the services; always 200, because the process keeps answering from its caches. */
  async state(): Promise<HealthAnswer> {
    // Open event streams.
    const following = this.#parts.countStreams()
    const [services, warnings] = await Promise.all([this.services(), this.#warnings()])
    return answer(200, { status: 'available', ...services, following, ...warnings })
  }

  /** The services behind the site. */
  async services(): Promise<Record<'content' | 'stock' | 'database', ServiceState>> {
    const [contentUp, isWhole, stock, database, writes] = await Promise.all([
      this.#checks.content.isUp(),
      this.#checks.whole.isUp(),
      this.#checks.stock.isUp(),
      this.#checks.database.isUp(),
      this.#checks.writes.isUp(),
    ])
    return {
      // Without events the site does not learn of changes.
      content: word(contentUp && isWhole && this.#parts.content.connected),
      stock: word(stock),
      // A full disk still reads; no enquiry can be taken.
      database: word(database && writes),
    }
  }

  /** /readyz: whether to send traffic to this instance, and if not, why; warnings leave it in service. */
  async readiness(): Promise<HealthAnswer> {
    const [known, database, writes, warnings] = await Promise.all([
      this.#checks.known.isUp(),
      this.#checks.database.isUp(),
      this.#checks.writes.isUp(),
      this.#warnings(),
    ])
    const reasons = [
      ...(this.#parts.isStopping() ? ['stopping'] : []),
      ...(known ? [] : ['content_unknown']),
      ...(database ? [] : ['database_away']),
      ...(database && !writes ? ['writes_fail'] : []),
    ]
    return reasons.length === 0
      ? answer(200, { status: 'ready', ...warnings })
      : answer(503, { status: 'not_ready', reasons })
  }

  /** What is wrong while the site is served on. */
  async #warnings(): Promise<{ warnings?: string[] }> {
    const [isWhole, time, search = []] = await Promise.all([
      this.#checks.whole.isUp(),
      this.#checks.time.isUp(),
      this.#parts.listSearchWarnings?.(),
    ])
    const warnings = [...(isWhole ? [] : ['content_not_read']), ...(time ? [] : ['clock_off']), ...search]
    return warnings.length === 0 ? {} : { warnings }
  }
}

const word = (isUp: boolean): ServiceState => (isUp ? 'connected' : 'away')

function answer(status: number, body: object): HealthAnswer {
  return [status, { 'content-type': 'application/json', 'cache-control': 'no-store' }, JSON.stringify(body)]
}
