/*
 * POST /api/stock/<dealer>: a dealer's system posts changed vehicles and gets the outcome of every row (docs/stock.md). Uses the
 * same import as files: the same rules, a recorded run.
 */

import { rm } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import type { FeedDealer } from '../dealer/feed-dealer.ts'
import type { DealerFeed } from '../dealer/feed-manifest.ts'
import { type PushBodies, requireJson } from './push-body.ts'
import { pushFeed } from './push-feed.ts'
import type { PushJob, PushOutcome } from './push-job.ts'
import type { PushKeys } from './push-keys.ts'
import { PushQueue } from './push-queue.ts'
import { PushRefusal } from './push-refusal.ts'

const PATH_PREFIX = '/api/stock/'

/** The parts of a request that a push needs. */
export type PushRequest = {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  body: AsyncIterable<Uint8Array>
  /** Client address; plain http is accepted from this machine only. */
  remote: string
}

export type PushReply = { status: number; headers: Record<string, string>; body: string; dealer?: string }

export type StockPushOptions = {
  keys: Pick<PushKeys, 'findOwner'>
  findDealer: (slug: string) => Promise<FeedDealer | null>
  listFeeds: (slug: string) => Promise<readonly DealerFeed[]>
  bodies: Pick<PushBodies, 'store'>
  /** Imports a received push, in a worker thread. */
  work: (job: PushJob) => Promise<PushOutcome>
  clock: () => number
  /** Called after the stock has changed. */
  onChange?: () => void
}

export const isPushPath = (path: string) => path.startsWith(PATH_PREFIX)

export class StockPush {
  readonly #options: StockPushOptions
  readonly #queue: PushQueue
  #lastRun = 0

  constructor(options: StockPushOptions) {
    this.#options = options
    this.#queue = new PushQueue(options.clock)
  }

  /** Answers in JSON, refusals included. @throws unexpected errors */
  async answer(request: PushRequest): Promise<PushReply> {
    try {
      const { dealer, outcome } = await this.#accept(request)
      if ('refused' in outcome) {
        const { code, message, retryAfter } = outcome.refused
        throw new PushRefusal(code, message, retryAfter === undefined ? {} : { retryAfter })
      }
      if (outcome.status === 200) this.#options.onChange?.()
      return { dealer, status: outcome.status, headers: {}, body: outcome.text }
    } catch (error) {
      if (error instanceof PushRefusal) return buildReply(error)
      throw error
    }
  }

  async #accept(request: PushRequest): Promise<{ dealer: string; outcome: PushOutcome }> {
    const slug = requireDealerPath(request)
    const { mayForce } = await this.#requireKey(request, slug)
    this.#queue.countRequest(slug)
    requireJson(request.headers)
    const force = isForced(request.url.searchParams.get('force'))
    if (force && !mayForce) {
      const message = `This key does not allow force. Create one that does: npm run stock -- key ${slug} --force.`
      throw new PushRefusal('force_not_allowed', message)
    }
    const body = await this.#options.bodies.store(request.headers, request.body)
    try {
      const dealer = await this.#options.findDealer(slug)
      if (dealer === null) throw new PushRefusal('no_such_dealer', `There is no dealer "${slug}".`)
      const format = request.url.searchParams.get('format')
      const feed = pushFeed(slug, await this.#options.listFeeds(slug), format)
      const work = () => this.#options.work({ feed, dealer, body, now: this.#nextRunTime(), force })
      return { dealer: slug, outcome: await this.#queue.run(slug, work) }
    } finally {
      await rm(body, { force: true })
    }
  }

  async #requireKey({ headers }: PushRequest, slug: string): Promise<{ mayForce: boolean }> {
    const key = /^Bearer +([\w-]{20,200})$/i.exec(headers.authorization ?? '')?.[1]
    if (key === undefined)
      throw new PushRefusal('key_missing', 'Send the dealer’s key: Authorization: Bearer <key>.')
    const owner = await this.#options.keys.findOwner(key)
    if (owner === null) throw new PushRefusal('key_unknown', 'This key is unknown or has been revoked.')
    if (owner.dealer !== slug) throw new PushRefusal('other_dealer', 'This key is another dealer’s.')
    return owner
  }

  /** The run's time; unique, because it is part of the run's name. */
  #nextRunTime(): string {
    this.#lastRun = Math.max(this.#options.clock(), this.#lastRun + 1)
    return new Date(this.#lastRun).toISOString()
  }
}

/** Parses `?force=`. @throws PushRefusal for other values than true and false */
function isForced(asked: string | null): boolean {
  if (asked === null || asked === 'false') return false
  if (asked === '' || asked === 'true') return true
  throw new PushRefusal('unreadable', '"force" is true or false.')
}

/** The dealer's slug from the path. @throws PushRefusal */
function requireDealerPath({ method, url, remote }: PushRequest): string {
  const slug = url.pathname.slice(PATH_PREFIX.length)
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(slug)) {
    throw new PushRefusal('no_such_address', `Stock is posted to ${PATH_PREFIX}<dealer>.`)
  }
  if (method !== 'POST') throw new PushRefusal('method_not_allowed', 'Stock is posted.')
  if (url.protocol !== 'https:' && !/^(?:::ffff:)?127\.|^::1$/.test(remote)) {
    throw new PushRefusal('https_only', 'A key must not travel in the clear: post over https.')
  }
  return slug
}

function buildReply({ status, code, message, retryAfter }: PushRefusal): PushReply {
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
