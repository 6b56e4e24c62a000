// What answers tell the cache at the edge, and what it is told when they have changed (decision 137). Each instance purges
// once it has the change itself, so that the last one leaves nothing older behind.
import type { OutgoingHttpHeaders } from 'node:http'
import { setTimeout as startTimer } from 'node:timers'
import { setTimeout } from 'node:timers/promises'
import type { DealerSummary } from '@forecourt/schemas/contract'
import pLimit from 'p-limit'
import { withTimeout } from '#app/integrations/resilience/timeout.ts'
import type { StockIndex, StockScope } from '#app/integrations/stock-index.ts'
import type { ContentIndex } from '../content/content-index.ts'
import type { CachedDocument } from '../documents/document-cache.ts'
import {
  contentKey,
  dealerKey,
  type EdgeCache,
  EVERYTHING,
  formatLifetime,
  KEEP_OUT,
  type Lifetime,
  listsKey,
  stockKey,
} from './edge-cache.ts'
import { PurgeQueue, type PurgeQueueOptions } from './purge-queue.ts'

/** A purge that is lost for good leaves an answer for so long. */
const KEPT: Lifetime = { freshSeconds: 300, staleSeconds: 60, outageSeconds: 3_600 }
const KEPT_MS = (KEPT.freshSeconds + KEPT.outageSeconds) * 1_000
/** Dealers whose stock cannot be compared within this time are purged without. */
const COMPARE_MS = 500
const AT_ONCE = 4
/** While an import goes on there is a pause after each comparison: a multiple of its duration, up to a limit. */
const IDLE_FACTOR = 4
const LONGEST_PAUSE_MS = 500
/** When content is looked at again after an event: its service may not have answered. */
const LOOK_AGAIN_MS = [1_000, 2_000, 4_000, 10_000, 30_000]

/** A page that is the same for everybody. */
export interface SharedPage {
  readonly slug: string
  /** Whether its bytes depend on a cookie, which not every cache can tell apart. */
  readonly byCookie: boolean
}

export interface EdgeOptions extends Omit<PurgeQueueOptions, 'keptMs' | 'cache'> {
  readonly cache: EdgeCache
  readonly content: Pick<
    ContentIndex,
    'findBundle' | 'currentVersion' | 'listDealers' | 'onChange' | 'onReplaced'
  >
  readonly stock: Pick<StockIndex, 'version' | 'readDigest'>
  /** Fetches the present version of the stock. */
  readonly askVersion: () => Promise<string>
  /** The stock of a dealer's pages; null while the dealer's content is unavailable. */
  readonly scopeOf: (slug: string) => Promise<StockScope | null>
}

/** A dealer that has answers at the edge. */
interface Kept {
  /** Version of the content that they were made from. */
  content: string
  /** The dealer's line in the list of hosts; null until it was looked at. */
  site: string | null
  /** Digest of the stock; null while it is not known. */
  digest: string | null
  lastAt: number
}

export class Edge {
  readonly #options: EdgeOptions
  readonly #queue: PurgeQueue
  readonly #kept = new Map<string, Kept>()
  readonly #contentTurn = pLimit(AT_ONCE)
  readonly #stockTurn = pLimit(AT_ONCE)
  readonly #timers = new Set<NodeJS.Timeout>()
  #comparing: Promise<void> | null = null
  #isStockNewer = false
  #unfollow: () => void = () => {}

  constructor(options: EdgeOptions) {
    this.#options = options
    this.#queue = new PurgeQueue({ ...options, keptMs: KEPT_MS })
  }

  /** The header of an answer that is not stored; every answer begins with it. */
  get keptOut(): readonly [name: string, value: string] {
    return [this.#options.cache.controlHeader, KEEP_OUT]
  }

  /** Purges what another build or another run has left, and follows the content. */
  start(): void {
    this.#queue.add([EVERYTHING])
    const { content } = this.#options
    const unfollow = [
      content.onChange(() => this.contentChanged()),
      content.onReplaced((slug) => this.#contentReplaced(slug)),
    ]
    this.#unfollow = () => {
      for (const end of unfollow) end()
    }
  }

  /** Purges what this instance has made last, when its last answer is sent, since the next build may be another. */
  async stop(answered: Promise<unknown>): Promise<void> {
    this.#unfollow()
    for (const timer of this.#timers) clearTimeout(timer)
    await answered
    await this.#queue.end([EVERYTHING])
  }

  /** The headers of a page that may be stored; none, so that it is not, where it may not. */
  headersOf({ slug, byCookie }: SharedPage, document: CachedDocument): OutgoingHttpHeaders {
    const { cache, clock } = this.#options
    const lifetime = findLifetime(document.changesAt, clock())
    // A change came while it was made, or each visitor's search of it is counted.
    if (document.version !== this.#presentVersion(slug) || document.emptySearch !== null) return {}
    if (lifetime === null || (byCookie && !cache.obeysVary)) return {}
    this.#note(slug)
    const ownControl = String(document.headers['cache-control'] ?? '')
    return {
      ...this.#headers(lifetime, [dealerKey(slug), contentKey(slug), stockKey(slug)]),
      vary: this.#vary(byCookie),
      // A cache without the header of its own would keep it for as long as a browser may.
      ...(ownControl.includes('private')
        ? { 'cache-control': `${ownControl.replace(/private,? */, '')}, s-maxage=0` }
        : {}),
    }
  }

  /** The headers of a list of a dealer's whole stock. */
  listHeaders(slug: string): OutgoingHttpHeaders {
    this.#note(slug)
    return { ...this.#headers(KEPT, [dealerKey(slug), listsKey(slug)]), vary: this.#vary(false) }
  }

  /** Call when a dealer's lists have been made anew. */
  listsMade(slug: string): void {
    this.#queue.add([listsKey(slug)])
  }

  /** Call when the content may have changed. */
  contentChanged(): void {
    void this.#compareContent()
    for (const delayMs of LOOK_AGAIN_MS) {
      const timer = startTimer(() => {
        this.#timers.delete(timer)
        void this.#compareContent()
      }, delayMs).unref()
      this.#timers.add(timer)
    }
  }

  /** After a change of many dealers their bundles are replaced one by one, some minutes later. */
  #contentReplaced(slug: string): void {
    const kept = this.#kept.get(slug)
    const present = this.#options.content.currentVersion(slug) ?? ''
    if (kept === undefined || kept.content === present) return
    this.#queue.add([contentKey(slug)])
    kept.content = present
  }

  /** Call when the stock has changed. */
  stockChanged(): void {
    this.#isStockNewer = true
    this.#comparing ??= this.#compareStock().finally(() => {
      this.#comparing = null
    })
  }

  #headers(lifetime: Lifetime, keys: readonly string[]): OutgoingHttpHeaders {
    const { controlHeader, keysHeader, keySeparator } = this.#options.cache
    return {
      [controlHeader]: formatLifetime(lifetime),
      [keysHeader]: [EVERYTHING, ...keys].join(keySeparator),
    }
  }

  /** Addresses in a page have the scheme that the proxy names. */
  #vary(byCookie: boolean): string {
    const names = ['accept-encoding', ...(this.#options.cache.obeysVary ? ['x-forwarded-proto'] : [])]
    return [...names, ...(byCookie ? ['cookie'] : [])].join(', ')
  }

  #presentVersion(slug: string): string {
    return pageVersion(this.#options.content.currentVersion(slug), this.#options.stock.version())
  }

  #note(slug: string): void {
    const { content, clock } = this.#options
    const present = content.currentVersion(slug) ?? ''
    const known = this.#kept.get(slug)
    if (known === undefined) {
      const kept: Kept = { content: present, site: null, digest: null, lastAt: clock() }
      this.#kept.set(slug, kept)
      void content.listDealers().then((dealers) => {
        kept.site ??= findSite(dealers, slug)
      })
      return
    }
    if (known.content !== present) this.#queue.add([contentKey(slug)])
    Object.assign(known, { content: present, lastAt: clock() })
  }

  #listKept(): [slug: string, kept: Kept][] {
    const oldest = this.#options.clock() - KEPT_MS
    for (const [slug, { lastAt }] of this.#kept) if (lastAt < oldest) this.#kept.delete(slug)
    return [...this.#kept]
  }

  /** Purges every dealer whose content, or whose hosts, are other than those that answers were made from. */
  async #compareContent(): Promise<void> {
    const { content, log } = this.#options
    try {
      const dealers = await content.listDealers()
      const compare = async ([slug, kept]: [string, Kept]) => {
        await content.findBundle(slug)
        const present = content.currentVersion(slug) ?? ''
        const site = findSite(dealers, slug)
        if (kept.content !== present) this.#queue.add([contentKey(slug)])
        else if (kept.site !== null && kept.site !== site) this.#queue.add([dealerKey(slug)])
        Object.assign(kept, { content: present, site })
      }
      await Promise.all(this.#listKept().map((one) => this.#contentTurn(compare, one)))
    } catch (error) {
      log.error({ error: String(error) }, 'the content could not be compared for the edge cache')
      this.#queue.add([EVERYTHING])
    }
  }

  async #compareStock(): Promise<void> {
    const { clock, stock, askVersion } = this.#options
    while (this.#isStockNewer) {
      this.#isStockNewer = false
      const began = clock()
      const version = stock.version()
      const changed = new Set<Kept>()
      await Promise.all(
        this.#listKept().map((one) =>
          this.#stockTurn(async () => {
            if (await this.#isOther(one, began + COMPARE_MS - clock())) changed.add(one[1])
          }),
        ),
      )
      // What was read may be newer than its version, of which a page may come yet: the next change cannot be compared with it.
      if ((await askVersion()) !== version) for (const kept of changed) kept.digest = null
      const pauseMs = Math.min(LONGEST_PAUSE_MS, (clock() - began) * IDLE_FACTOR)
      if (this.#isStockNewer) await setTimeout(pauseMs, undefined, { ref: false })
    }
  }

  /** Purges a dealer's stock if it is another, or may be. */
  async #isOther([slug, kept]: [string, Kept], leftMs: number): Promise<boolean> {
    const digest = await this.#readDigest(slug, leftMs)
    const isSame = digest !== null && digest === kept.digest
    if (!isSame) this.#queue.add([stockKey(slug)])
    kept.digest = digest
    return !isSame
  }

  async #readDigest(slug: string, leftMs: number): Promise<string | null> {
    if (leftMs <= 0) return null
    const { stock, scopeOf } = this.#options
    const read = async () => {
      const scope = await scopeOf(slug)
      return scope && stock.readDigest(scope)
    }
    // A stock that does not answer cannot be compared.
    return withTimeout<string | null>(
      leftMs,
      () => read().catch(() => null),
      () => null,
    )
  }
}

/** A dealer's line in the list of hosts, to compare. */
const findSite = (dealers: readonly DealerSummary[] | null, slug: string) =>
  JSON.stringify(dealers?.find((one) => one.slug === slug) ?? null)

/** The version of the content and the stock that a page is made from. */
export const pageVersion = (content: string | null, stock: string) => `${content ?? ''}\n${stock}`

/** How long a page may be kept, never beyond the instant at which it changes; null for not at all. */
function findLifetime(changesAt: number, now: number): Lifetime | null {
  const leftSeconds = Math.floor((changesAt - now) / 1_000)
  if (leftSeconds < 1) return null
  const freshSeconds = Math.min(KEPT.freshSeconds, leftSeconds)
  return {
    freshSeconds,
    staleSeconds: Math.min(KEPT.staleSeconds, leftSeconds - freshSeconds),
    outageSeconds: Math.min(KEPT.outageSeconds, leftSeconds - freshSeconds),
  }
}
