// Stock files that staff bring from the Studio: they arrive as a line that says what is wanted and the file's bytes.
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import {
  MOST_STOCK_FILE_BYTES,
  type StockFileRequest,
  stockFileRequest,
  type TenantBundle,
} from '@forecourt/schemas/contract'
import { parseJson } from '#app/domain/parse-json.ts'
import type { BroughtOutcome } from '#app/integrations/stock-files.ts'
import type { BringJob } from '#stock/bring/bring-job.ts'
import { withChosenFeed } from '#stock/dealer/chosen-feed.ts'
import { selectFeedDealer } from '#stock/dealer/dealers-from-lake.ts'
import type { DealerFeed } from '#stock/dealer/feed-manifest.ts'
import { PushBodies } from '#stock/push/push-body.ts'
import { PushQueue } from '#stock/push/push-queue.ts'
import { PushRefusal } from '#stock/push/push-refusal.ts'
import type { Log } from '../log.ts'

/** Of the line before the file: a name and some hundred columns. */
const MOST_LINE_BYTES = 64_000

type Parts = {
  /** Where files are while they are read. */
  folder: string
  /** The feeds of a dealer's manifest. */
  listFeeds: (slug: string) => Promise<readonly DealerFeed[]>
  /** Reads or imports a file in a worker thread. */
  work: (job: BringJob) => Promise<BroughtOutcome>
  clock: () => number
  /** Called after the stock has changed. */
  onChange: () => void
  log: Pick<Log, 'warn'>
}

/** What was wanted, and what came of it. */
export type Brought = { request: StockFileRequest; outcome: BroughtOutcome }

export class StockFiles {
  readonly #parts: Parts
  readonly #bodies: PushBodies
  readonly #queue: PushQueue
  #lastRun = 0

  constructor(parts: Parts) {
    this.#parts = parts
    this.#bodies = new PushBodies(parts.folder, {
      maxBytes: MOST_STOCK_FILE_BYTES,
      words: `A stock file may be ${MOST_STOCK_FILE_BYTES / 1_000_000} MB at most.`,
    })
    this.#queue = new PushQueue(parts.clock)
    this.#bodies
      .deleteAbandoned(parts.clock())
      .catch((error: unknown) => parts.log.warn({ err: error }, 'what stock files left is not removed'))
  }

  /**
   * Takes a file and reads or imports it; nothing of it stays but the copy of an import's run.
   * @throws PushRefusal for what is too large, too often or no request; unexpected errors
   */
  async take(
    message: Pick<IncomingMessage, 'headers'> & AsyncIterable<Uint8Array>,
    bundle: TenantBundle,
  ): Promise<Brought> {
    const { slug } = bundle.tenant
    this.#queue.countRequest(slug)
    const { line, rest } = await splitFirstLine(message)
    const request = readRequest(line)
    const body = await this.#bodies.store(message.headers, rest)
    try {
      return { request, outcome: await this.#do(request, body, bundle) }
    } finally {
      await rm(body, { force: true })
    }
  }

  /** Imports a file that was fetched as the dealer's feed of that name. @throws as above */
  importFetched(
    bundle: TenantBundle,
    { name, path }: { name: string; path: string },
  ): Promise<BroughtOutcome> {
    return this.#do({ do: 'use', name, columns: null, force: false }, path, bundle)
  }

  async #do(request: StockFileRequest, body: string, bundle: TenantBundle): Promise<BroughtOutcome> {
    const outcome = await this.#queue.run(bundle.tenant.slug, () => this.#work(request, body, bundle))
    const isWritten = request.do === 'use' && 'counts' in outcome && outcome.counts !== null
    if (isWritten) this.#parts.onChange()
    return outcome
  }

  async #work(request: StockFileRequest, body: string, bundle: TenantBundle): Promise<BroughtOutcome> {
    const { tenant } = bundle
    const feeds = withChosenFeed(await this.#parts.listFeeds(tenant.slug), tenant.slug, tenant.stockFeed)
    const dealer = selectFeedDealer(bundle)
    return this.#parts.work({
      bring: request.do,
      dealer: { ...dealer, stockColumns: request.columns ?? dealer.stockColumns },
      feeds,
      name: request.name,
      body,
      now: this.#nextRunTime(),
      force: request.force,
    })
  }

  /** The run's time; unique, because it is part of the run's name. */
  #nextRunTime(): string {
    this.#lastRun = Math.max(this.#parts.clock(), this.#lastRun + 1)
    return new Date(this.#lastRun).toISOString()
  }
}

/** @throws PushRefusal */
function readRequest(line: string): StockFileRequest {
  const read = stockFileRequest.safeParse(parseJson(line))
  if (!read.success) throw new PushRefusal('unreadable', 'What to do with this file was not said.')
  return read.data
}

/** The first line of a body, and the bytes behind it. @throws PushRefusal where it does not end soon */
async function splitFirstLine(
  body: AsyncIterable<Uint8Array>,
): Promise<{ line: string; rest: AsyncIterable<Uint8Array> }> {
  const chunks = body[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (!head.includes('\n')) {
    const { value, done } = await chunks.next()
    if (done || head.length > MOST_LINE_BYTES)
      throw new PushRefusal('unreadable', 'What to do with this file was not said.')
    head = Buffer.concat([head, value])
  }
  const end = head.indexOf('\n')
  const first = head.subarray(end + 1)
  async function* rest(): AsyncGenerator<Uint8Array> {
    yield first
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
  }
  return { line: head.subarray(0, end).toString('utf8'), rest: rest() }
}
