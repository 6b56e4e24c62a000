// What monitors and load balancers ask. Neither answer names an address, a key or a dealer.
import type { OutgoingHttpHeaders } from 'node:http'
import type { ContentIndex } from './content/content-index.ts'
import type { Log } from './log.ts'
import { RecentCheck } from './recent-check.ts'

type Ask = (signal: AbortSignal) => Promise<unknown>

export interface HealthParts {
  readonly content: Pick<ContentIndex, 'connected' | 'listDealers'>
  /** Asks each service something small. */
  readonly ask: { readonly content: Ask; readonly stock: Ask; readonly database: Ask }
  /** How many browsers follow the stock. */
  readonly countStreams: () => number
  readonly isStopping: () => boolean
  readonly log: Pick<Log, 'warn'>
  readonly clock: () => number
}

export type HealthAnswer = [status: number, headers: OutgoingHttpHeaders, body: string]

export class Health {
  readonly #parts: HealthParts
  readonly #checks: Readonly<Record<'content' | 'stock' | 'database' | 'known', RecentCheck>>

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
      // Loads it where it has never been read: without traffic nothing else would.
      known: check('content bundle', async () => {
        if ((await content.listDealers()) === null) throw new Error('no content has ever been read')
      }),
    }
  }

  /** /healthz: how the services are; 200 as long as the process answers, for it goes on with what it has. */
  async state(): Promise<HealthAnswer> {
    const { content, countStreams } = this.#parts
    const [contentUp, stock, database] = await Promise.all([
      this.#checks.content.isUp(),
      this.#checks.stock.isUp(),
      this.#checks.database.isUp(),
    ])
    return answer(200, {
      status: 'available',
      // Without its events the site would not learn of a change.
      content: word(contentUp && content.connected),
      stock: word(stock),
      database: word(database),
      // Browsers that follow the stock.
      following: countStreams(),
    })
  }

  /** /readyz: whether it makes sense to send traffic here, and why not. */
  async readiness(): Promise<HealthAnswer> {
    const [known, database] = await Promise.all([this.#checks.known.isUp(), this.#checks.database.isUp()])
    const reasons = [
      ...(this.#parts.isStopping() ? ['stopping'] : []),
      ...(known ? [] : ['content_unknown']),
      ...(database ? [] : ['database_away']),
    ]
    return reasons.length === 0
      ? answer(200, { status: 'ready' })
      : answer(503, { status: 'not_ready', reasons })
  }
}

const word = (isUp: boolean) => (isUp ? 'connected' : 'away')

function answer(status: number, body: object): HealthAnswer {
  return [status, { 'content-type': 'application/json', 'cache-control': 'no-store' }, JSON.stringify(body)]
}
