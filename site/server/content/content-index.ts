// What the site knows of the content: the hosts, and each dealer's bundle, kept in memory until an event says that
// it has changed.
import {
  type ContentWarning,
  type DealerSummary,
  parseHosts,
  parseTenantBundle,
  type TenantBundle,
} from '@forecourt/schemas/contract'
import type { ContentEvent, ContentSource } from '#app/integrations/content.server.ts'
import type { Log } from '../log.ts'
import { touchedBy } from './event-reach.ts'
import { Kept, type Known, type Loaded } from './kept.ts'
import type { LastGood } from './last-good.ts'

type Bundle = TenantBundle | null

const HOSTS = '@hosts'

export interface ContentIndexParts {
  readonly source: ContentSource
  readonly lastGood: LastGood
  readonly log: Log
  readonly clock: () => number
}

export class ContentIndex {
  readonly #source: ContentSource
  readonly #lastGood: LastGood
  readonly #log: Log
  readonly #clock: () => number
  readonly #bundles = new Map<string, Kept<Bundle>>()
  readonly #hosts: Kept<DealerSummary[]>
  #connected = false
  #stop: () => void = () => {}

  constructor({ source, lastGood, log, clock }: ContentIndexParts) {
    this.#source = source
    this.#lastGood = lastGood
    this.#log = log
    this.#clock = clock
    this.#hosts = new Kept({
      load: async () => {
        const text = textOf(await source.listHosts())
        const value = this.#parseHosts(text)
        await this.#keep(HOSTS, text)
        return { value, text }
      },
      lastGood: async () => this.#left(HOSTS, (text) => this.#parseHosts(text)),
      onFailure: (error) => this.#failed(undefined, error),
      onRecovery: () => this.#recovered(undefined),
      clock,
    })
  }

  /** Whether events arrive at this moment. */
  get connected(): boolean {
    return this.#connected
  }

  /** Follows the content's events until `stop`. */
  start(): void {
    this.#stop = this.#source.follow({
      event: (event) => this.#changed(event),
      joined: () => {
        this.#connected = true
        this.#forgetAll()
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

  /** All dealers; null while the content has never been read. */
  async listDealers(): Promise<DealerSummary[] | null> {
    return (await this.#hosts.get())?.value ?? null
  }

  /** Everything of a dealer as published, with its version; null while it has never been read. */
  async findBundle(slug: string): Promise<Known<TenantBundle> | null> {
    const known = await this.#bundle(slug).get()
    return known?.value ? { value: known.value, version: known.version } : null
  }

  /** The same with drafts, read anew each time. @throws what the client throws when the lake does not answer */
  async findDraftBundle(slug: string): Promise<Bundle> {
    return this.#parse(slug, textOf(await this.#source.loadBundle(slug, 'drafts')))
  }

  #bundle(slug: string): Kept<Bundle> {
    const known = this.#bundles.get(slug)
    if (known) return known
    const kept: Kept<Bundle> = new Kept<Bundle>({
      load: () => this.#loadBundle(slug, kept),
      lastGood: () => this.#left(slug, (text) => this.#parse(slug, text)),
      onFailure: (error) => this.#failed(slug, error),
      onRecovery: () => this.#recovered(slug),
      clock: this.#clock,
    })
    this.#bundles.set(slug, kept)
    return kept
  }

  /** A dealer whose own settings no longer parse keeps the last ones that did; its staff see why in the log. */
  async #loadBundle(slug: string, kept: Kept<Bundle>): Promise<Loaded<Bundle>> {
    const text = textOf(await this.#source.loadBundle(slug, 'published'))
    const value = this.#parse(slug, text)
    if (value !== null) {
      await this.#keep(slug, text)
      return { value, text }
    }
    return kept.current ?? (await this.#left(slug, (left) => this.#parse(slug, left))) ?? { value, text }
  }

  /** Content that could not be kept is still good to answer with. */
  async #keep(name: string, text: string): Promise<void> {
    const known = name === HOSTS ? this.#hosts.current : this.#bundles.get(name)?.current
    if (known?.text === text) return
    await this.#lastGood.write(name, text).catch((error: unknown) => {
      this.#log.error({ error: String(error) }, 'the last good content was not kept')
    })
  }

  async #left<T>(name: string, parse: (text: string) => T): Promise<Loaded<T> | null> {
    const text = await this.#lastGood.read(name)
    return text === null ? null : { value: parse(text), text }
  }

  #failed(tenant: string | undefined, error: unknown): void {
    this.#log.error({ tenant, error: String(error) }, 'the content was not read')
  }

  #recovered(tenant: string | undefined): void {
    this.#log.info({ tenant }, 'the content is read again')
  }

  #parseHosts(text: string): DealerSummary[] {
    const { dealers, warnings } = parseHosts(JSON.parse(text))
    this.#warn(undefined, warnings)
    return dealers
  }

  #parse(slug: string, text: string): Bundle {
    const { bundle, warnings } = parseTenantBundle(JSON.parse(text))
    this.#warn(slug, warnings)
    return bundle
  }

  #warn(tenant: string | undefined, warnings: readonly ContentWarning[]): void {
    for (const { type, id, text } of warnings)
      this.#log.warn({ tenant, type, id, text }, 'content was set aside')
  }

  #changed(event: ContentEvent): void {
    const reach = touchedBy(event)
    if (reach.everybody) this.#forgetAll()
    if (reach.hosts) this.#hosts.forget()
    for (const kept of this.#bundles.values()) {
      const id = kept.current?.value?.tenant.id
      // One that is just being loaded for the first time is not known by its id yet.
      if (id === undefined || reach.tenantIds.has(id)) kept.forget()
    }
  }

  #forgetAll(): void {
    this.#hosts.forget()
    for (const kept of this.#bundles.values()) kept.forget()
  }
}

const textOf = (answer: unknown) => JSON.stringify(answer ?? null)
