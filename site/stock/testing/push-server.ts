import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Database } from '#db/database.ts'
import { openTestDatabase } from '#db/testing/test-database.ts'
import type { FeedDealer } from '../dealer/feed-dealer.ts'
import type { DealerFeed } from '../dealer/feed-manifest.ts'
import { StockStore } from '../index/stock-store.ts'
import { PushBodies } from '../push/push-body.ts'
import { importPush } from '../push/push-job.ts'
import { PushKeys, parsePushKeys } from '../push/push-keys.ts'
import { StockPush } from '../push/stock-push.ts'
import { sampleDealer, sampleFeed } from './sample-dealer.ts'
import { type SearchServer, startSearchServer } from './search-server.ts'

export const elsewhere: FeedDealer = {
  ...sampleDealer,
  slug: 'elsewhere',
  locations: [],
  dealerships: [{ id: '9', name: 'Elsewhere', slug: 'elsewhere' }],
}
const DEALERS: Record<string, FeedDealer> = { somewhere: sampleDealer, elsewhere }

/** Key of the dealer `elsewhere`, from the environment. */
export const ENVIRONMENT_KEY = `stock_${'g'.repeat(40)}`

type Sent = { key?: string; dealer?: string; body?: string; headers?: Record<string, string>; query?: string }

/** The push endpoint of two dealers over HTTP with a real search server and a controlled clock. */
export class PushServer {
  now = Date.parse('2026-07-10T02:00:00.000Z')
  /** Times of the calls of `onChange`. */
  readonly changes: number[] = []
  readonly #search: SearchServer
  readonly folder: string
  readonly db: Database
  readonly keys: PushKeys
  #host = ''
  #close = async () => undefined as unknown

  private constructor(search: SearchServer, folder: string, db: Database) {
    this.#search = search
    this.folder = folder
    this.db = db
    const hash = createHash('sha256').update(ENVIRONMENT_KEY).digest('hex')
    this.keys = new PushKeys({
      db,
      environmentKeys: parsePushKeys(`elsewhere=${hash}`),
    })
  }

  static async open(search: SearchServer): Promise<PushServer> {
    const server = new PushServer(
      search,
      await mkdtemp(join(tmpdir(), 'forecourt-push-')),
      await openTestDatabase(),
    )
    await server.store().prepare()
    await server.listen()
    return server
  }

  /** Stops listening and empties the search server. */
  async close(): Promise<void> {
    await this.#close()
    await rm(this.folder, { recursive: true, force: true })
    await this.db.destroy()
    const store = this.store()
    for (const dealer of Object.values(DEALERS))
      await store.remove([...(await store.readRows(dealer)).keys()])
    await store.settle()
  }

  store(host = this.#search.host): StockStore {
    return new StockStore({ host, apiKey: this.#search.masterKey, indexUid: 'Car_test' })
  }

  /** Restarts with other feeds in the manifest or another search server. */
  async listen({ feeds = [sampleFeed], search }: { feeds?: readonly DealerFeed[]; search?: string } = {}) {
    await this.#close()
    const push = new StockPush({
      keys: this.keys,
      findDealer: async (slug) => DEALERS[slug] ?? null,
      listFeeds: async (slug) => feeds.filter(({ tenantSlug }) => tenantSlug === slug),
      bodies: new PushBodies(join(this.folder, 'bodies')),
      work: (job) => importPush(job, { store: this.store(search), db: this.db, folder: this.folder }),
      clock: () => this.now,
      onChange: () => this.changes.push(this.now),
    })
    const server = createServer(async (request, response) => {
      const { method = '', headers, socket, url = '' } = request
      const reply = await push.answer({
        method,
        headers,
        body: request,
        remote: String(headers['x-remote'] ?? socket.remoteAddress),
        url: new URL(url, `http://${headers.host}`),
      })
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
      response.end(reply.body)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    this.#host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    this.#close = () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    }
  }

  async post(vehicles: unknown, { key, dealer = 'somewhere', body, headers, query = '' }: Sent = {}) {
    const answer = await fetch(`${this.#host}/api/stock/${dealer}${query}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...headers,
      },
      body: body ?? JSON.stringify(vehicles),
    })
    return { status: answer.status, headers: answer.headers, ...(await answer.json()) }
  }

  makeKey(rights?: { mayForce: boolean }): Promise<string> {
    return this.keys.make('somewhere', new Date(this.now).toISOString(), rights)
  }

  async listCars(dealer: FeedDealer = sampleDealer) {
    return [...(await this.store().readRows(dealer)).values()]
  }
}

/** One search server per test file, and a push server per test. */
export function usePushServer(use: (server: PushServer) => void): void {
  let search: SearchServer
  let server: PushServer
  beforeAll(async () => {
    search = await startSearchServer()
  })
  afterAll(() => search.stop())
  beforeEach(async () => {
    server = await PushServer.open(search)
    use(server)
  })
  afterEach(() => server.close())
}
