// Health endpoints for monitors and load balancers. Neither answer names an address, a key or a dealer.
import type { OutgoingHttpHeaders } from 'node:http'
import type { ServiceState } from '#app/features/status/site-state.ts'
import type { ContentIndex } from './content/content-index.ts'
import type { Log } from './log.ts'
import { RecentCheck } from './recent-check.ts'

type Ask = (signal: AbortSignal) => Promise<unknown>

export interface HealthParts {
  readonly content: Pick<ContentIndex, 'connected' | 'isReadWhole' | 'listDealers'>
  /** A cheap request to each service. */
  readonly ask: { readonly content: Ask; readonly stock: Ask; readonly database: Ask }
  /** Number of open event streams. */
  readonly countStreams: () => number
  readonly isStopping: () => boolean
  readonly log: Pick<Log, 'warn'>
  readonly clock: () => number
}

export type HealthAnswer = [status: number, headers: OutgoingHttpHeaders, body: string]

export class Health {
  readonly #parts: HealthParts
  readonly #checks: Readonly<Record<'content' | 'stock' | 'database' | 'known' | 'whole', RecentCheck>>

  constructor(parts: HealthParts) {
    this.#parts = parts
    const { ask, content, log, clock } = parts
    const check = (service: string, question: Ask) =>
      new RecentCheck({
        ask: question,
        onLoss: (error) => log.warn({ service, error: String(error) }, 'a service does not answer'),
        clock,
      })
    this.#checks = {
      content: check('content', ask.content),
      stock: check('stock', ask.stock),
      database: check('database', ask.database),
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
    return answer(200, { status: 'available', ...(await this.services()), following })
  }

  /** The services behind the site. */
  async services(): Promise<Record<'content' | 'stock' | 'database', ServiceState>> {
    const [contentUp, isWhole, stock, database] = await Promise.all([
      this.#checks.content.isUp(),
      this.#checks.whole.isUp(),
      this.#checks.stock.isUp(),
      this.#checks.database.isUp(),
    ])
    return {
      // Without events the site does not learn of changes.
      content: word(contentUp && isWhole && this.#parts.content.connected),
      stock: word(stock),
      database: word(database),
    }
  }

  /** /readyz: whether to send traffic to this instance, and if not, why; warnings leave it in service. */
  async readiness(): Promise<HealthAnswer> {
    const [known, isWhole, database] = await Promise.all([
      this.#checks.known.isUp(),
      this.#checks.whole.isUp(),
      this.#checks.database.isUp(),
    ])
    const reasons = [
      ...(this.#parts.isStopping() ? ['stopping'] : []),
      ...(known ? [] : ['content_unknown']),
      ...(database ? [] : ['database_away']),
    ]
    const warnings = isWhole ? {} : { warnings: ['content_not_read'] }
    return reasons.length === 0
      ? answer(200, { status: 'ready', ...warnings })
      : answer(503, { status: 'not_ready', reasons })
  }
}

const word = (isUp: boolean): ServiceState => (isUp ? 'connected' : 'away')

function answer(status: number, body: object): HealthAnswer {
  return [status, { 'content-type': 'application/json', 'cache-control': 'no-store' }, JSON.stringify(body)]
}
