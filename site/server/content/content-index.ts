// The content in memory: the hosts, and each dealer's bundle, cached until an event reports a change.

import type { DealerSummary, TenantBundle } from '@forecourt/schemas/contract'
import pLimit from 'p-limit'
import type { ContentEvent, ContentSource } from '#app/integrations/content.server.ts'
import type { Log } from '../log.ts'
import { CachedValue, type Known, type Turns } from './cached-value.ts'
import { type Bundle, ContentReader, HOSTS } from './content-reader.ts'
import { touchedBy } from './event-reach.ts'
import type { LastGood } from './last-good.ts'
import { MissedChanges } from './missed-changes.ts'

/** Bundles that are read at once: for requests that want them, and for the others after a change of many. */
export const ASKED_AT_ONCE = 6
export const REST_AT_ONCE = 2
const DELAYS_MS = {
  /** After an answer, until the event of a change in it has come. */
  settle: 5_000,
  /** Before what changed together is read: changes come in groups, and requests get the first turns. */
  rest: 2_000,
  /** Before copies of dealers are read for whom nobody has asked. */
  copies: 60_000,
}
/** How often it is asked whether an event was lost, and the list of dealers is read. */
const CHECK_MS = 5 * 60_000
/** A bundle of this age is read again, whatever the checks say. */
const OLD_MS = 24 * 3_600_000

export interface ContentIndexParts {
  readonly source: ContentSource
  readonly lastGood: LastGood
  readonly log: Log
  readonly clock: () => number
  /** For tests: other delays. */
  readonly delays?: Partial<typeof DELAYS_MS>
}

/** Hears of each change of published content; null for any that may have been missed. */
export type ContentListener = (event: ContentEvent | null) => void

export class ContentIndex {
  readonly #source: ContentSource
  readonly #log: Log
  readonly #clock: () => number
  readonly #delays: typeof DELAYS_MS
  readonly #bundles = new Map<string, CachedValue<Bundle>>()
  readonly #hosts: CachedValue<DealerSummary[]>
  readonly #reader: ContentReader
  readonly #missed: MissedChanges
  readonly #listeners = new Set<ContentListener>()
  readonly #replacedListeners = new Set<(slug: string) => void>()
  readonly #askedTurns = createTurns(ASKED_AT_ONCE)
  readonly #restTurns = createTurns(REST_AT_ONCE)
  readonly #timers = new Set<NodeJS.Timeout>()
  #isRestDue = false
  #connected = false
  #hasJoined = false
  #lostAt: number | null = null
  #checkedAt = 0
  #stop: () => void = () => {}

  constructor({ source, lastGood, log, clock, delays }: ContentIndexParts) {
    this.#delays = { ...DELAYS_MS, ...delays }
    this.#source = source
    this.#log = log
    this.#clock = clock
    const readText = (name: string) => (name === HOSTS ? this.#hosts : this.#bundles.get(name))?.text
    this.#reader = new ContentReader({ source, lastGood, log, clock, readText })
    this.#missed = new MissedChanges(() => source.readMark(), this.#delays.settle)
    this.#hosts = new CachedValue({
      load: () => this.#reader.loadHosts(),
      lastGood: () => this.#reader.readLastHosts(),
      onFailure: (error) => this.#failed(undefined, error),
      onRecovery: () => {
        this.#recovered(undefined)
        // Bundles may have been read from the same nonsense.
        this.#invalidateBundles()
      },
      turns: createTurns(1),
      oldMs: CHECK_MS,
      clock,
    })
  }

  /** Whether the event stream is connected. */
  get connected(): boolean {
    return this.#connected
  }

  /** Since when pages may differ from what is published; null while they do not. */
  get behindSince(): number | null {
    const since = [this.#lostAt, this.#hosts.staleSince, ...this.#listStale().map((each) => each.staleSince)]
    const known = since.filter((at) => at !== null)
    return known.length === 0 ? null : Math.min(...known)
  }

  /** How many dealers' bundles in memory wait to be read anew. */
  get waiting(): number {
    return this.#listStale().length
  }

  /** Follows the content’s events until `stop`. */
  start(): void {
    this.#lostAt = this.#clock()
    this.#stop = this.#source.follow({
      event: (event) => this.#changed(event),
      joined: () => {
        this.#connected = true
        this.#lostAt = null
        void this.#joined()
      },
      lost: (reason) => {
        if (this.#connected) this.#log.warn({ error: String(reason) }, 'the content’s events have stopped')
        this.#lostAt ??= this.#clock()
        this.#connected = false
      },
    })
    this.#after(this.#delays.copies, () => void this.#fillCopies())
  }

  stop(): void {
    this.#stop()
    for (const timer of this.#timers) clearTimeout(timer)
  }

  /** Calls a listener after each change, until the returned function is called. */
  onChange(listener: ContentListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Calls a listener with a dealer whose bundle has become another, until the returned function is called. */
  onReplaced(listener: (slug: string) => void): () => void {
    this.#replacedListeners.add(listener)
    return () => this.#replacedListeners.delete(listener)
  }

  #tell(event: ContentEvent | null): void {
    for (const listener of this.#listeners) listener(event)
  }

  /** All dealers; null until the content has been read once. */
  async listDealers(): Promise<DealerSummary[] | null> {
    return (await this.#hosts.get())?.value ?? null
  }

  /** Dealers that left the list within the hour before it was last read, with their last data. */
  listFormerDealers(): DealerSummary[] {
    return this.#reader.former.list(this.#hosts.loadedAt)
  }

  /**
   * Whether the list of dealers and every bundle were read when they last were to be, or are by now. What failed is
   * read again, no sooner than its own delay allows.
   */
  async isReadWhole(): Promise<boolean> {
    const dealers = await this.#hosts.get()
    const slugs = new Set(dealers?.value.map(({ slug }) => slug))
    const failing = [...this.#bundles].filter(([slug, { isFailing }]) => isFailing && slugs.has(slug))
    await Promise.all(failing.map(([, bundle]) => bundle.get()))
    return !this.#hosts.isFailing && failing.every(([, { isFailing }]) => !isFailing)
  }

  /** The published bundle of a dealer with its version; null until it has been read once. */
  async findBundle(slug: string): Promise<Known<TenantBundle> | null> {
    this.#checkNowAndThen()
    const known = await this.#bundle(slug).get()
    return known?.value ? { value: known.value, version: known.version } : null
  }

  /** The version of a dealer's bundle in memory, which may be replaced soon; null where there is none. */
  currentVersion(slug: string): string | null {
    return this.#bundles.get(slug)?.current?.version ?? null
  }

  /**
   * The published bundle of a dealer as of the last event or newer. It takes its turn, and shares what others read.
   * @throws where it cannot be read
   */
  async readBundle(slug: string): Promise<Bundle> {
    const cached = this.#bundles.get(slug)
    if (!cached?.current) return (await this.#restTurns.run(() => this.#reader.loadBundle(slug, null))).value
    await this.#restTurns.run(() => cached.refresh())
    if (cached.isStale) throw new Error('the content was not read')
    return cached.current.value
  }

  /**
   * The bundle with drafts, read on every call; an editable one has its texts and pictures marked with their source.
   * @throws what the client throws when the lake does not answer
   */
  findDraftBundle(slug: string, { editable = false } = {}): Promise<Bundle> {
    return this.#reader.readDrafts(slug, { editable })
  }

  #bundle(slug: string): CachedValue<Bundle> {
    const known = this.#bundles.get(slug)
    if (known) return known
    const cached: CachedValue<Bundle> = new CachedValue<Bundle>({
      load: () => this.#reader.loadBundle(slug, cached.current?.value ?? null),
      lastGood: () => this.#reader.readLastBundle(slug),
      onFailure: (error) => this.#failed(slug, error),
      onRecovery: () => this.#recovered(slug),
      onReplaced: () => {
        for (const listener of this.#replacedListeners) listener(slug)
      },
      turns: this.#askedTurns,
      oldMs: OLD_MS,
      clock: this.#clock,
    })
    this.#bundles.set(slug, cached)
    return cached
  }

  #failed(tenant: string | undefined, error: unknown): void {
    this.#log.error({ tenant, error: String(error) }, 'the content was not read')
  }

  #recovered(tenant: string | undefined): void {
    this.#log.info({ tenant }, 'the content is read again')
  }

  #changed(event: ContentEvent): void {
    this.#reader.note(event)
    if (event.dealer !== undefined) {
      this.#bundles.get(event.dealer)?.invalidate()
      this.#refreshRest()
      this.#tell(event)
      return
    }
    this.#missed.note(event)
    const reach = touchedBy(event)
    if (reach.hosts) this.#hosts.invalidate()
    if (reach.everybody) this.#invalidateBundles()
    for (const cached of this.#bundles.values()) {
      const id = cached.current?.value?.tenant.id
      // One being loaded for the first time is not yet known by its id.
      if (id === undefined || reach.tenantIds.has(id)) cached.invalidate()
    }
    this.#refreshRest()
    this.#tell(event)
  }

  /** After a gap in the events, and at the start, when nothing is known of what was before. */
  async #joined(): Promise<void> {
    this.#checkedAt = this.#clock()
    if (this.#hasJoined && !(await this.#missed.sinceGap())) return
    if (!this.#hasJoined) void this.#missed.sinceGap()
    this.#hasJoined = true
    this.#invalidateAll()
    this.#tell(null)
  }

  /** One question for all dealers: a stream can be silent because it is broken. */
  #checkNowAndThen(): void {
    if (!this.#connected || this.#clock() < this.#checkedAt + CHECK_MS) return
    this.#checkedAt = this.#clock()
    void this.#missed.whileFollowing().then((isMissing) => {
      if (!isMissing) return
      this.#log.warn({}, 'a change of the content was not heard of; everything is read again')
      this.#invalidateAll()
      this.#tell(null)
    })
  }

  #invalidateAll(): void {
    this.#hosts.invalidate()
    this.#invalidateBundles()
  }

  #invalidateBundles(): void {
    for (const cached of this.#bundles.values()) cached.invalidate({ isShared: true })
    this.#refreshRest()
  }

  /** Reads what no request has read by then. */
  #refreshRest(): void {
    if (this.#isRestDue) return
    this.#isRestDue = true
    this.#after(this.#delays.rest, () => {
      this.#isRestDue = false
      void this.#hosts.refresh()
      for (const cached of this.#listStale()) void this.#restTurns.run(() => cached.refresh())
    })
  }

  #listStale(): CachedValue<Bundle>[] {
    const slugs = new Set(this.#hosts.current?.value.map(({ slug }) => slug))
    return [...this.#bundles].flatMap(([slug, cached]) => (cached.isStale && slugs.has(slug) ? cached : []))
  }

  /** Reads the dealers whom nobody has asked for yet, so that a restart without the lake has everybody's content. */
  async #fillCopies(): Promise<void> {
    for (const { slug } of (await this.listDealers()) ?? []) {
      if (!(await this.#reader.hasLastBundle(slug)))
        await this.readBundle(slug).catch((error: unknown) => this.#failed(slug, error))
    }
  }

  #after(delayMs: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      work()
    }, delayMs).unref()
    this.#timers.add(timer)
  }
}

function createTurns(atOnce: number): Turns {
  const limit = pLimit(atOnce)
  return {
    run: (load) => limit(load),
    get isFree() {
      return limit.activeCount + limit.pendingCount < atOnce
    },
  }
}
