// Whole-stock answers: sitemaps of vehicles and advertisers' catalogues. They are made in a thread of their own after the
// stock has changed, stored as files by dealer and version, and streamed; no request waits for all cars.
import { randomUUID } from 'node:crypto'
import { access, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  type DealerSummary,
  MARKET_FEED_NAMES,
  MARKET_FEEDS,
  type MarketFeed,
} from '@forecourt/schemas/contract'
import { withTimeout } from '#app/integrations/resilience/timeout.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import type { StockLists as Lists } from '#app/integrations/stock-lists.ts'
import { googleFeedPath, marketFeedPath, metaFeedPath } from '#app/paths.ts'
import type { ContentIndex } from '../content/content-index.ts'
import { COMMON_HEADERS, matchesEtag, send } from '../http/answer.ts'
import { chooseEncoding, encodingHeaders } from '../http/encodings.ts'
import type { Log } from '../log.ts'
import type { ListJob, MadeLists } from './make-lists.ts'
import { openPackedList, PIECE_BYTES } from './packed-lists.ts'

/** After a change of the stock the lists wait for the rest of the import, and at least so long for the next round. */
const SETTLE_MS = 2_000
const ROUND_MS = 60_000
/** Cars leave the lists by time alone, a sold one after some days. */
const LONGEST_MS = 3_600_000

/** How long a request waits for a dealer's first lists; afterwards they are made without it. */
const FIRST_MS = 5_000

/** Hosts of a dealer that the next version is packed for: those that have asked last. */
const MOST_ORIGINS = 4

const TYPES = {
  xml: 'application/xml; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const

const FILES = new Map<string, string>([
  [googleFeedPath(), 'google-vehicles.tsv'],
  [metaFeedPath(), 'meta-vehicles.csv'],
  ...MARKET_FEED_NAMES.map(
    (name) => [marketFeedPath(MARKET_FEEDS[name].file), MARKET_FEEDS[name].file] as const,
  ),
])
const SITEMAP = /^\/sitemaps\/((?:vehicles|searches)(?:-[1-9]\d{0,4})?\.xml)$/

/** The file behind an address; null for an address that is no list of the whole stock. */
export const stockListFile = (pathname: string): string | null =>
  FILES.get(pathname) ?? SITEMAP.exec(pathname)?.[1] ?? null

/** The market place that alone may fetch a list, with a key; null for a list that everybody may. */
export const marketOfList = (file: string): MarketFeed | null =>
  MARKET_FEED_NAMES.find((name) => MARKET_FEEDS[name].file === file) ?? null

export interface StockListsOptions {
  /** Of all dealers' lists. */
  readonly folder: string
  readonly work: (job: ListJob) => Promise<MadeLists>
  /** Called after a round: the thread's memory is of no use until the next. */
  readonly rest?: () => Promise<void>
  readonly content: Pick<ContentIndex, 'findBundle' | 'listDealers'>
  /** The origin of a dealer's own host, for which the first lists are packed before anybody asks. */
  readonly mainOrigin: (dealer: DealerSummary) => string
  /** Called when a dealer's lists have been made anew. */
  readonly onMade?: (slug: string) => void
  readonly log: Pick<Log, 'warn'>
  readonly clock: () => number
  readonly settleMs?: number
  readonly roundMs?: number
  readonly firstMs?: number
}

export type ListAsked = {
  slug: string
  origin: string
  file: string
  /** What a cache at the edge is told of a list that everybody may fetch. */
  edgeHeaders?: OutgoingHttpHeaders
}

/** Lists of a dealer that are there, when they were made (absent from earlier versions), and the hosts that have asked for them. */
type Kept = { version: string; madeAt?: string; lists: Lists; origins: string[] }

/** A list line by line, for whoever works through it. */
export type ReadList = {
  version: string
  /** ISO UTC; '' where it is not known. */
  madeAt: string
  lists: Lists
  lines: AsyncIterable<string>
  [Symbol.asyncDispose](): Promise<void>
}

export class StockLists {
  readonly #options: StockListsOptions
  readonly #kept = new Map<string, Kept>()
  readonly #making = new Map<string, Promise<Kept>>()
  #timer: NodeJS.Timeout | undefined
  #dueAt = Number.POSITIVE_INFINITY
  #lastRoundAt = Number.NEGATIVE_INFINITY
  #stopped = false

  constructor(options: StockListsOptions) {
    this.#options = options
  }

  start(): void {
    this.#planRound(this.#options.settleMs ?? SETTLE_MS)
  }

  /** Call when the stock has changed. */
  stockChanged(): void {
    const { settleMs = SETTLE_MS, roundMs = ROUND_MS, clock } = this.#options
    this.#planRound(Math.max(settleMs, this.#lastRoundAt + roundMs - clock()))
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  /** What a dealer's lists hold; made first where there are none. @throws StockUnavailableError */
  async read(slug: string): Promise<Lists> {
    return (await this.#require(slug)).lists
  }

  /** Opens a list of a dealer; null where the dealer has no such list. @throws StockUnavailableError */
  async open(slug: string, file: string): Promise<ReadList | null> {
    const { version, madeAt = '', lists } = await this.#require(slug)
    const handle = await open(join(this.#options.folder, slug, version, file)).catch(() => null)
    return (
      handle && {
        version,
        madeAt,
        lists,
        lines: handle.readLines({ autoClose: false }),
        [Symbol.asyncDispose]: () => handle.close(),
      }
    )
  }

  /** Answers with a list of a dealer. @throws StockUnavailableError before its lists are made first */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    { slug, origin, file, edgeHeaders = {} }: ListAsked,
  ): Promise<void> {
    const { version } = await this.#noteOrigin(slug, await this.#require(slug), origin)
    const encoding = chooseEncoding(request.headers['accept-encoding']) === 'identity' ? 'identity' : 'gzip'
    const folder = join(this.#options.folder, slug, version)
    const found = await openPackedList(join(folder, file), origin, encoding)
    if (found === null) return send(request, response, 404, { 'content-type': 'text/plain' }, 'No such list')
    await using handle = found
    const etag = `W/"${version}"`
    const headers = {
      ...encodingHeaders(encoding),
      etag,
      'content-type': TYPES[extname(file).slice(1) as keyof typeof TYPES],
      ...(marketOfList(file)
        ? { 'cache-control': 'private, no-store' }
        : { 'cache-control': 'public, max-age=0, must-revalidate', ...edgeHeaders }),
    }
    if (matchesEtag(request.headers['if-none-match'], etag)) return send(request, response, 304, headers)
    if (request.method === 'HEAD') return send(request, response, 200, headers)
    response.writeHead(200, { ...COMMON_HEADERS, ...headers })
    // A visitor who leaves in the middle is no failure.
    await pipeline(handle.createReadStream({ autoClose: false, highWaterMark: PIECE_BYTES }), response).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
      },
    )
  }

  #planRound(delayMs: number): void {
    const at = this.#options.clock() + delayMs
    if (this.#stopped || at >= this.#dueAt) return
    this.#dueAt = at
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#round(), delayMs).unref()
  }

  /** Makes the lists of every dealer whose stock or content has changed, one after the other. */
  async #round(): Promise<void> {
    const { content, clock, log, rest } = this.#options
    this.#dueAt = Number.POSITIVE_INFINITY
    for (const { slug } of (await content.listDealers()) ?? []) {
      if (this.#stopped) return
      await this.#make(slug).catch((error: unknown) =>
        log.warn({ tenant: slug, error: String(error) }, 'the lists of the stock could not be made'),
      )
    }
    this.#lastRoundAt = clock()
    if (this.#making.size === 0) await rest?.()
    this.#planRound(LONGEST_MS)
  }

  async #require(slug: string): Promise<Kept> {
    const kept = this.#kept.get(slug) ?? (await this.#recall(slug))
    return (
      kept ??
      withTimeout(
        this.#options.firstMs ?? FIRST_MS,
        () => this.#make(slug),
        () => {
          throw new StockUnavailableError('The lists of the stock are being made for the first time.')
        },
      )
    )
  }

  /** The lists that an earlier process has made; null where their files are not all there. */
  async #recall(slug: string): Promise<Kept | null> {
    try {
      const state = JSON.parse(await readFile(this.#stateFile(slug), 'utf8')) as Kept
      // Versions before did not keep the hosts, nor list the results pages.
      if (state.lists.searchSitemaps === undefined) return null
      const kept: Kept = { ...state, origins: state.origins ?? [] }
      await access(join(this.#options.folder, slug, kept.version))
      if (!this.#kept.has(slug)) this.#kept.set(slug, kept)
      return kept
    } catch {
      return null
    }
  }

  #make(slug: string): Promise<Kept> {
    const running = this.#making.get(slug)
    if (running) return running
    const making = this.#makeOnce(slug).finally(() => this.#making.delete(slug))
    this.#making.set(slug, making)
    return making
  }

  async #makeOnce(slug: string): Promise<Kept> {
    const { content, work, clock, folder } = this.#options
    const known = this.#kept.get(slug) ?? (await this.#recall(slug))
    const bundle = await content.findBundle(slug)
    if (bundle === null) throw new Error('The content of the dealer is not available.')
    const now = new Date(clock()).toISOString()
    const origins = known?.origins ?? (await this.#mainOrigins(slug))
    const job = {
      bundle: bundle.value,
      now,
      folder: join(folder, slug),
      known: known?.version ?? '',
      origins,
    }
    const made = await work(job).catch((error: unknown) => {
      throw new StockUnavailableError('The lists of the stock could not be made.', { cause: error })
    })
    if (made === null && known) return known
    if (made === null) throw new Error('The lists were found unchanged, and there are none.')
    const kept = { ...made, madeAt: now, origins: this.#kept.get(slug)?.origins ?? origins }
    const before = this.#kept.get(slug)?.version
    await this.#keep(slug, kept)
    this.#options.onMade?.(slug)
    await this.#removeOld(slug, [kept.version, before])
    return kept
  }

  async #mainOrigins(slug: string): Promise<string[]> {
    const { content, mainOrigin } = this.#options
    const dealer = (await content.listDealers())?.find((one) => one.slug === slug)
    return dealer ? [mainOrigin(dealer)] : []
  }

  /** Keeps which host has asked, so that later versions are packed for it before it asks again. */
  async #noteOrigin(slug: string, kept: Kept, origin: string): Promise<Kept> {
    if (kept.origins.includes(origin)) return kept
    const noted = { ...kept, origins: [origin, ...kept.origins].slice(0, MOST_ORIGINS) }
    await this.#keep(slug, noted).catch((error: unknown) =>
      this.#options.log.warn({ tenant: slug, error: String(error) }, 'the hosts of lists could not be kept'),
    )
    return noted
  }

  async #keep(slug: string, kept: Kept): Promise<void> {
    this.#kept.set(slug, kept)
    const state = this.#stateFile(slug)
    const unfinished = `${state}.${randomUUID()}`
    await writeFile(unfinished, JSON.stringify(kept))
    await rename(unfinished, state)
  }

  async #removeOld(slug: string, versions: readonly (string | undefined)[]): Promise<void> {
    // The version before is still being sent to those who have begun to read it.
    const folder = join(this.#options.folder, slug)
    for (const name of await readdir(folder)) {
      if (name.startsWith('state.json') || name.startsWith('making-')) continue
      if (!versions.includes(name)) await rm(join(folder, name), { recursive: true, force: true })
    }
  }

  #stateFile(slug: string): string {
    return join(this.#options.folder, slug, 'state.json')
  }
}
