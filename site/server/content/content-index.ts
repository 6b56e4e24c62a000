// The content in memory: the hosts, and each dealer's bundle, cached until an event reports a change.

import {
  type ContentWarning,
  type DealerSummary,
  isEmptyBundle,
  listLeftDealers,
  listLeftDocuments,
  parseHosts,
  parseTenantBundle,
  type TenantBundle,
} from '@forecourt/schemas/contract'
import { findDisclaimerProblem, findRateProblem } from '@forecourt/schemas/contract/pure'
import type { ContentEvent, ContentSource } from '#app/integrations/content.server.ts'
import type { Log } from '../log.ts'
import { CachedValue, type Known, type Loaded } from './cached-value.ts'
import { touchedBy } from './event-reach.ts'
import { FormerDealers } from './former-dealers.ts'
import type { LastGood } from './last-good.ts'
import { DoubtfulAnswer, isMajor, LONG_DOUBT_MS, Losses, SHORT_DOUBT_MS } from './losses.ts'

/** Logs each invalid value of the content once, however often and for however many dealers it is read. */
class ContentWarnings {
  readonly #log: Log
  /** The warnings of the last reading of each source. */
  readonly #current = new Map<string, ReadonlySet<string>>()

  constructor(log: Log) {
    this.#log = log
  }

  /** Takes all warnings of a reading; one that was corrected and returns is logged again. */
  report(source: string, tenant: string | undefined, warnings: readonly ContentWarning[]): void {
    const known = new Set([...this.#current.values()].flatMap((keys) => [...keys]))
    const fresh = new Map(warnings.map((warning) => [JSON.stringify(warning), warning]))
    this.#current.set(source, new Set(fresh.keys()))
    for (const [key, warning] of fresh) {
      if (!known.has(key)) this.#log.warn({ tenant, ...warning }, 'content does not parse')
    }
  }
}

type Bundle = TenantBundle | null

const HOSTS = '@hosts'

export interface ContentIndexParts {
  readonly source: ContentSource
  readonly lastGood: LastGood
  readonly log: Log
  readonly clock: () => number
}

/** Hears of each change of published content; null for any that may have been missed. */
export type ContentListener = (event: ContentEvent | null) => void

export class ContentIndex {
  readonly #source: ContentSource
  readonly #lastGood: LastGood
  readonly #log: Log
  readonly #clock: () => number
  readonly #bundles = new Map<string, CachedValue<Bundle>>()
  readonly #hosts: CachedValue<DealerSummary[]>
  readonly #former: FormerDealers
  readonly #losses: Losses
  readonly #warnings: ContentWarnings
  readonly #listeners = new Set<ContentListener>()
  #connected = false
  #stop: () => void = () => {}

  constructor({ source, lastGood, log, clock }: ContentIndexParts) {
    this.#source = source
    this.#lastGood = lastGood
    this.#log = log
    this.#clock = clock
    this.#former = new FormerDealers(clock)
    this.#losses = new Losses(clock)
    this.#warnings = new ContentWarnings(log)
    this.#hosts = new CachedValue({
      load: () => this.#loadHosts(),
      lastGood: () => this.#readLastGood(HOSTS, (answer) => this.#parseHosts(answer)),
      onFailure: (error) => this.#failed(undefined, error),
      onRecovery: () => {
        this.#recovered(undefined)
        // Bundles may have been read from the same nonsense.
        for (const bundle of this.#bundles.values()) bundle.invalidate()
      },
      clock,
    })
  }

  /** Whether the event stream is connected. */
  get connected(): boolean {
    return this.#connected
  }

  /** Follows the content's events until `stop`. */
  start(): void {
    this.#stop = this.#source.follow({
      event: (event) => this.#changed(event),
      joined: () => {
        this.#connected = true
        this.#invalidateAll()
        this.#tell(null)
      },
      lost: (reason) => {
        if (this.#connected) this.#log.warn({ error: String(reason) }, 'the content’s events have stopped')
        this.#connected = false
      },
    })
  }

  stop(): void {
    this.#stop()
  }

  /** Calls a listener after each change, until the returned function is called. */
  onChange(listener: ContentListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
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
    return this.#former.list(this.#hosts.loadedAt)
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
    const known = await this.#bundle(slug).get()
    return known?.value ? { value: known.value, version: known.version } : null
  }

  /** The version of a dealer's bundle in memory, which may be replaced soon; null where there is none. */
  currentVersion(slug: string): string | null {
    return this.#bundles.get(slug)?.current?.version ?? null
  }

  /** The published bundle of a dealer as it is now, never an older one; it is not kept. @throws as the client does */
  async readBundle(slug: string): Promise<Bundle> {
    const answer = await this.#source.loadBundle(slug, 'published')
    return parseTenantBundle(answer, await this.#lastParsed(slug)).bundle
  }

  /**
   * The bundle with drafts, read on every call; an editable one has its texts and pictures marked with their source.
   * @throws what the client throws when the lake does not answer
   */
  async findDraftBundle(slug: string, { editable = false } = {}): Promise<Bundle> {
    const answer = await (editable
      ? this.#source.loadEditableBundle(slug)
      : this.#source.loadBundle(slug, 'drafts'))
    return this.#parseBundle(slug, answer, await this.#lastParsed(slug), 'drafts').value
  }

  #bundle(slug: string): CachedValue<Bundle> {
    const known = this.#bundles.get(slug)
    if (known) return known
    const cached: CachedValue<Bundle> = new CachedValue<Bundle>({
      load: () => this.#loadBundle(slug, cached),
      lastGood: () => this.#readLastGood(slug, (answer) => this.#parseBundle(slug, answer)),
      onFailure: (error) => this.#failed(slug, error),
      onRecovery: () => this.#recovered(slug),
      clock: this.#clock,
    })
    this.#bundles.set(slug, cached)
    return cached
  }

  async #loadHosts(): Promise<Loaded<DealerSummary[]>> {
    const answer = await this.#source.listHosts()
    const last = await this.#lastParsed(HOSTS)
    await this.#doubtDealers(last, answer)
    const loaded = this.#parseHosts(answer, last)
    this.#former.note(parseHosts(last).dealers, loaded.value)
    await this.#store(HOSTS, loaded.text)
    return loaded
  }

  /** A dealer whose slug returns nothing keeps its last bundle; the hosts decide whether it has a site. */
  async #loadBundle(slug: string, cached: CachedValue<Bundle>): Promise<Loaded<Bundle>> {
    const answer = await this.#source.loadBundle(slug, 'published')
    const last = await this.#lastParsed(slug)
    const loaded = this.#parseBundle(slug, answer, last)
    if (loaded.value !== null) {
      this.#doubtDocuments(slug, last, answer)
      this.#checkRates(loaded.value)
      await this.#store(slug, loaded.text)
      return loaded
    }
    // The slug may belong to another dealer's document by now, which is not replaced by the old bundle.
    if (last === null || (answer as { tenant?: unknown } | null)?.tenant) return loaded
    if (isEmptyBundle(answer)) throw new DoubtfulAnswer('the content lake shows no content at all')
    // The value in use goes on as the same version.
    return cached.current === null
      ? this.#parseBundle(slug, last)
      : { value: cached.current.value, text: cached.text ?? '' }
  }

  /** @throws DoubtfulAnswer for a list that has lost dealers whom nobody deleted or retired, until it is confirmed */
  async #doubtDealers(last: unknown, answer: unknown): Promise<void> {
    const left = this.#losses.unexplained(listLeftDealers(last, answer))
    const isEmpty = Array.isArray(answer) && answer.length === 0
    if (left.ids.length === 0 && !(isEmpty && last === null)) return this.#losses.confirm(HOSTS, [])
    const { retired, showsContent } = await this.#source.explainLeft(left.ids)
    const lost = { ...left, ids: left.ids.filter((id) => !retired.includes(id)) }
    if (isEmpty && retired.length === 0 && !showsContent)
      throw new DoubtfulAnswer('the content lake shows no content at all')
    const waitMs = isMajor(lost) ? LONG_DOUBT_MS : SHORT_DOUBT_MS
    this.#losses.confirm(HOSTS, lost.ids.length === 0 ? [] : [{ left: lost, waitMs }])
  }

  /** @throws DoubtfulAnswer for content that has lost most of a kind that nobody removed, until it is confirmed */
  #doubtDocuments(slug: string, last: unknown, answer: unknown): void {
    const left = last === null ? [] : listLeftDocuments(last, answer)
    const lost = left.map((kind) => this.#losses.unexplained(kind)).filter(isMajor)
    const waits = lost.map((kind) => ({ left: kind, waitMs: kind.isSingle ? LONG_DOUBT_MS : SHORT_DOUBT_MS }))
    this.#losses.confirm(slug, waits)
  }

  /** Content that could not be saved is still used. */
  async #store(name: string, text: string): Promise<void> {
    if (this.#currentText(name) === text) return
    await this.#lastGood.write(name, text).catch((error: unknown) => {
      this.#log.error({ error: String(error) }, 'the last good content was not saved')
    })
  }

  #currentText(name: string): string | undefined {
    return (name === HOSTS ? this.#hosts : this.#bundles.get(name))?.text
  }

  /** The last answer read, by this run or an earlier one; documents that no longer parse are taken from it. */
  async #lastParsed(name: string): Promise<unknown> {
    const text = this.#currentText(name) ?? (await this.#lastGood.read(name).catch(this.#unread))
    return text === null ? null : JSON.parse(text)
  }

  /** New content is used even when the old one cannot be read. */
  readonly #unread = (error: unknown): null => {
    this.#log.error({ error: String(error) }, 'the last good content was not read')
    return null
  }

  async #readLastGood<T>(name: string, parse: (answer: unknown) => Loaded<T>): Promise<Loaded<T> | null> {
    const text = await this.#lastGood.read(name)
    return text === null ? null : parse(JSON.parse(text))
  }

  #failed(tenant: string | undefined, error: unknown): void {
    this.#log.error({ tenant, error: String(error) }, 'the content was not read')
  }

  #recovered(tenant: string | undefined): void {
    this.#log.info({ tenant }, 'the content is read again')
  }

  #parseHosts(answer: unknown, last?: unknown): Loaded<DealerSummary[]> {
    const { dealers, warnings, parsed } = parseHosts(answer, last)
    this.#warnings.report(HOSTS, undefined, warnings)
    return { value: dealers, text: textOf(parsed) }
  }

  #parseBundle(slug: string, answer: unknown, last?: unknown, perspective = 'published'): Loaded<Bundle> {
    const { bundle, warnings, parsed } = parseTenantBundle(answer, last)
    this.#warnings.report(`${perspective} ${slug}`, slug, warnings)
    return { value: bundle, text: textOf(parsed) }
  }

  /** Rates are computed; a differing figure typed by staff is logged for them to correct. */
  #checkRates({ tenant }: TenantBundle): void {
    for (const lender of tenant.lenders)
      for (const problem of [findRateProblem(lender), findDisclaimerProblem(lender)])
        if (problem !== null)
          this.#log.warn(
            { tenant: tenant.slug, lender: lender.provider, problem },
            'a comparison rate in the content is wrong',
          )
  }

  #changed(event: ContentEvent): void {
    this.#losses.note(event)
    const reach = touchedBy(event)
    if (reach.everybody) this.#invalidateAll()
    if (reach.hosts) this.#hosts.invalidate()
    for (const cached of this.#bundles.values()) {
      const id = cached.current?.value?.tenant.id
      // One being loaded for the first time is not yet known by its id.
      if (id === undefined || reach.tenantIds.has(id)) cached.invalidate()
    }
    this.#tell(event)
  }

  #invalidateAll(): void {
    this.#hosts.invalidate()
    for (const cached of this.#bundles.values()) cached.invalidate()
  }
}

const textOf = (answer: unknown) => JSON.stringify(answer ?? null)
