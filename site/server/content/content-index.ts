// What the site knows of the content: the hosts, and each dealer's bundle, kept in memory until an event says that
// it has changed.
import {
  type DealerSummary,
  parseHosts,
  parseTenantBundle,
  SCOPE_TABLE,
  type TenantBundle,
} from '@forecourt/schemas/contract'
import type { ContentEvent, ContentSource } from '#app/integrations/content.server.ts'
import type { Log } from '../log.ts'
import { Kept } from './kept.ts'
import type { LastGood } from './last-good.ts'

interface Dealer {
  readonly kept: Kept<TenantBundle | null>
  version: number
}

const HOSTS = '@hosts'

export class ContentIndex {
  readonly #source: ContentSource
  readonly #lastGood: LastGood
  readonly #log: Log
  readonly #dealers = new Map<string, Dealer>()
  readonly #hosts: Kept<DealerSummary[]>
  #epoch = 0
  #connected = false
  #stop: () => void = () => {}

  constructor(source: ContentSource, lastGood: LastGood, log: Log) {
    this.#source = source
    this.#lastGood = lastGood
    this.#log = log
    this.#hosts = new Kept({
      load: async () => this.#parseHosts(await this.#loaded(HOSTS, source.listHosts())),
      lastGood: async () => this.#parseHosts(await lastGood.read(HOSTS)),
      onLoad: () => {},
      onFailure: (error) => this.#failed(HOSTS, error),
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
      gap: () => {
        this.#connected = true
        this.#forgetAll()
      },
      failure: (error) => {
        if (this.#connected) this.#log.warn({ error: String(error) }, 'the content’s events have stopped')
        this.#connected = false
      },
    })
  }

  stop(): void {
    this.#stop()
  }

  /** All dealers; null while the content has never been read. */
  listDealers(): Promise<DealerSummary[] | null> {
    return this.#hosts.get()
  }

  /** Everything of a dealer as published; null when there is no such dealer or its settings do not parse. */
  async findBundle(slug: string): Promise<TenantBundle | null> {
    return (await this.#dealer(slug).kept.get()) ?? null
  }

  /** The same with drafts, read anew each time. */
  async findDraftBundle(slug: string): Promise<TenantBundle | null> {
    return this.#parse(slug, await this.#source.loadBundle(slug, 'drafts'))
  }

  /** Moves whenever something of the dealer's content has changed. */
  version(slug: string): string {
    return `${this.#epoch}.${this.#dealers.get(slug)?.version ?? 0}`
  }

  #dealer(slug: string): Dealer {
    const known = this.#dealers.get(slug)
    if (known) return known
    const kept = new Kept<TenantBundle | null>({
      load: async () =>
        this.#parse(slug, await this.#loaded(slug, this.#source.loadBundle(slug, 'published'))),
      lastGood: async () => this.#parse(slug, await this.#lastGood.read(slug)),
      onLoad: () => {},
      onFailure: (error) => this.#failed(slug, error),
    })
    const dealer = { kept, version: 0 }
    this.#dealers.set(slug, dealer)
    return dealer
  }

  async #loaded(name: string, answer: Promise<unknown>): Promise<unknown> {
    const raw = await answer
    this.#lastGood
      .write(name, raw)
      .catch((error: unknown) =>
        this.#log.error({ error: String(error) }, 'the last good content was not kept'),
      )
    return raw
  }

  #failed(name: string, error: unknown): void {
    this.#log.error(
      { tenant: name === HOSTS ? undefined : name, error: String(error) },
      'the content was not read',
    )
  }

  #parseHosts(raw: unknown): DealerSummary[] {
    const { dealers, warnings } = parseHosts(raw ?? [])
    this.#warn(undefined, warnings)
    return dealers
  }

  #parse(slug: string, raw: unknown): TenantBundle | null {
    if (raw === null) return null
    const { bundle, warnings } = parseTenantBundle(raw)
    this.#warn(slug, warnings)
    return bundle
  }

  #warn(tenant: string | undefined, warnings: readonly { type: string; id: string; text: string }[]): void {
    for (const { type, id, text } of warnings)
      this.#log.warn({ tenant, type, id, text }, 'content was set aside')
  }

  #changed({ documentId, document }: ContentEvent): void {
    const type = document?._type
    if (type === 'tenant') this.#hosts.forget()
    const owner = type === 'tenant' ? documentId : document?.tenant?._ref
    const dealers = [...this.#dealers.values()].filter(({ kept }) => kept.current?.tenant.id === owner)
    // Shared and platform documents bear on many dealers, an unknown owner on nobody knows whom.
    const shared = SCOPE_TABLE[type as keyof typeof SCOPE_TABLE] !== 'tenant'
    if (shared || dealers.length === 0) this.#forgetAll()
    for (const dealer of dealers) {
      dealer.version += 1
      dealer.kept.forget()
    }
  }

  #forgetAll(): void {
    this.#epoch += 1
    this.#hosts.forget()
    for (const { kept } of this.#dealers.values()) kept.forget()
  }
}
