/*
 * POST /api/stock/<dealer>: a dealer's own system posts the vehicles that changed, and is told of every row what
 * became of it (docs/stock.md). Made of the same parts as an import of a file: the same rules, a recorded run.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { setImmediate as otherWork } from 'node:timers/promises'
import type { FeedDealer } from '../dealer/feed-dealer.ts'
import type { DealerFeed } from '../dealer/feed-manifest.ts'
import type { ImportStore } from '../import/apply-difference.ts'
import { ImportBusyError } from '../import/import-lock.ts'
import { runImport } from '../import/run-import.ts'
import { runName } from '../import/run-name.ts'
import { isIndexAway } from '../index/index-away.ts'
import { type PushAnswer, PushedRows } from './push-answer.ts'
import { readBody, requireJson } from './push-body.ts'
import { pushFeed } from './push-feed.ts'
import type { PushKeys } from './push-keys.ts'
import { PushRefusal } from './push-refusal.ts'
import { PushTurns } from './push-turns.ts'

const MAX_ROWS = 2_000
const PIECE = 64_000
const PLACE = '/api/stock/'

/** A request as the server hands it on. */
export type PushRequest = {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  body: AsyncIterable<Uint8Array>
  /** The address of who asks; on this machine a key may travel in the clear. */
  remote: string
}

export type PushReply = { status: number; headers: Record<string, string>; body: string; dealer?: string }

export type StockPushOptions = {
  keys: Pick<PushKeys, 'findDealer'>
  findDealer: (slug: string) => Promise<FeedDealer | null>
  listFeeds: (slug: string) => Promise<readonly DealerFeed[]>
  /** A store of a run's own: it waits for what it has sent itself. */
  openStore: () => ImportStore
  /** The folder in which imports keep locks, work in progress and records. */
  folder: string
  clock: () => number
  /** Told once the stock has changed. */
  onChange?: () => void
}

export const isPushPath = (path: string) => path.startsWith(PLACE)

export class StockPush {
  readonly #options: StockPushOptions
  readonly #turns: PushTurns
  #lastRun = 0

  constructor(options: StockPushOptions) {
    this.#options = options
    this.#turns = new PushTurns(options.clock)
  }

  /** Answers in JSON, also what it refuses. @throws what is neither the sender's fault nor the search server's */
  async answer(request: PushRequest): Promise<PushReply> {
    try {
      const { dealer, answer } = await this.#take(request)
      const taken = answer.results.some(({ accepted }) => accepted)
      if (answer.results.length > 0 && !taken) {
        const told = { error: { code: 'nothing_accepted', message: 'No row could be taken.' }, ...answer }
        return { dealer, status: 422, headers: {}, body: JSON.stringify(told) }
      }
      return { dealer, status: 200, headers: {}, body: JSON.stringify(answer) }
    } catch (error) {
      if (error instanceof PushRefusal) return replyOf(error)
      throw error
    }
  }

  async #take(request: PushRequest): Promise<{ dealer: string; answer: PushAnswer }> {
    const slug = requirePlace(request)
    await this.#requireKey(request, slug)
    this.#turns.count(slug)
    requireJson(request.headers)
    const body = await readBody(request.headers, request.body)
    const dealer = await this.#options.findDealer(slug)
    if (dealer === null) throw new PushRefusal('no_such_dealer', `There is no dealer "${slug}".`)
    const feed = pushFeed(slug, await this.#options.listFeeds(slug), request.url.searchParams.get('format'))
    const answer = await this.#turns.take(slug, () => this.#import(feed, dealer, body))
    return { dealer: slug, answer }
  }

  async #requireKey({ headers }: PushRequest, slug: string): Promise<void> {
    const key = /^Bearer +([\w-]{20,200})$/i.exec(headers.authorization ?? '')?.[1]
    if (key === undefined)
      throw new PushRefusal('key_missing', 'Send the dealer’s key: Authorization: Bearer <key>.')
    const owner = await this.#options.keys.findDealer(key)
    if (owner === null)
      throw new PushRefusal('key_unknown', 'This key is not known, or it has been taken back.')
    if (owner !== slug) throw new PushRefusal('other_dealer', 'This key is another dealer’s.')
  }

  async #import(feed: DealerFeed, dealer: FeedDealer, body: Buffer): Promise<PushAnswer> {
    const { openStore, folder, onChange } = this.#options
    const rows = new PushedRows()
    const onRow = (...row: Parameters<typeof rows.onRow>) => {
      if (rows.count >= MAX_ROWS) {
        throw new PushRefusal(
          'too_many_rows',
          `A push may name ${MAX_ROWS} vehicles at most; send it in parts.`,
        )
      }
      rows.onRow(...row)
    }
    const now = this.#moment()
    const options = { now, force: false, dryRun: false, onRow, keepWhenAway: true }
    const run = await runImport(
      { feed, dealer, source: inTurns(body) },
      { store: openStore(), folder },
      options,
    ).catch(asRefusal)
    if ('refused' in run) {
      throw new PushRefusal(run.stopped ? 'stopped' : 'unreadable', run.refused)
    }
    onChange?.()
    return rows.answer(runName(run), run)
  }

  /** The run's time, never one that a run had before: it is part of the run's name. */
  #moment(): string {
    this.#lastRun = Math.max(this.#options.clock(), this.#lastRun + 1)
    return new Date(this.#lastRun).toISOString()
  }
}

/** A body piece by piece, with room between for the pages that the same process answers. */
async function* inTurns(body: Buffer): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < body.length; start += PIECE) {
    yield body.subarray(start, start + PIECE)
    await otherWork()
  }
}

/** The dealer whom the address names. @throws PushRefusal */
function requirePlace({ method, url, remote }: PushRequest): string {
  const slug = url.pathname.slice(PLACE.length)
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(slug)) {
    throw new PushRefusal('no_such_address', `Stock is posted to ${PLACE}<dealer>.`)
  }
  if (method !== 'POST') throw new PushRefusal('method_not_allowed', 'Stock is posted.')
  if (url.protocol !== 'https:' && !/^(?:::ffff:)?127\.|^::1$/.test(remote)) {
    throw new PushRefusal('https_only', 'A key must not travel in the clear: post over https.')
  }
  return slug
}

function asRefusal(error: unknown): never {
  if (error instanceof ImportBusyError) {
    throw new PushRefusal('busy', `${error.message} Nothing was changed.`, { retryAfter: 5, cause: error })
  }
  if (isIndexAway(error)) {
    throw new PushRefusal(
      'search_away',
      'The stock cannot be written now. Send the same again: nothing counts twice.',
      {
        retryAfter: 10,
        cause: error,
      },
    )
  }
  throw error
}

function replyOf({ status, code, message, retryAfter }: PushRefusal): PushReply {
  return {
    status,
    headers: {
      ...(status === 401 && { 'www-authenticate': 'Bearer realm="stock"' }),
      ...(status === 405 && { allow: 'POST' }),
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
    body: JSON.stringify({ error: { code, message } }),
  }
}
