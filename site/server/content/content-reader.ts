// Reads the content: queries, parses, doubts what has lost too much, and keeps the last good answer on disk.
import {
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
import type { Loaded, Saved } from './cached-value.ts'
import { ContentWarnings } from './content-warnings.ts'
import { FormerDealers } from './former-dealers.ts'
import type { LastGood } from './last-good.ts'
import { DoubtfulAnswer, isMajor, LONG_DOUBT_MS, Losses, SHORT_DOUBT_MS } from './losses.ts'

export type Bundle = TenantBundle | null

/** The name under which the list of dealers is kept. */
export const HOSTS = '@hosts'

interface ContentReaderParts {
  readonly source: ContentSource
  readonly lastGood: LastGood
  readonly log: Log
  readonly clock: () => number
  /** What the value in use was made from, by a dealer's slug or HOSTS. */
  readonly readText: (name: string) => string | undefined
}

export class ContentReader {
  readonly #source: ContentSource
  readonly #lastGood: LastGood
  readonly #log: Log
  readonly #readText: (name: string) => string | undefined
  readonly #losses: Losses
  readonly #warnings: ContentWarnings
  readonly former: FormerDealers

  constructor({ source, lastGood, log, clock, readText }: ContentReaderParts) {
    this.#source = source
    this.#lastGood = lastGood
    this.#log = log
    this.#readText = readText
    this.#losses = new Losses(clock)
    this.#warnings = new ContentWarnings(log)
    this.former = new FormerDealers(clock)
  }

  /** Takes every event of the content. */
  note(event: ContentEvent): void {
    this.#losses.note(event)
  }

  async loadHosts(): Promise<Loaded<DealerSummary[]>> {
    const answer = await this.#source.listHosts()
    const last = await this.#lastParsed(HOSTS)
    await this.#doubtDealers(last, answer)
    const loaded = this.#parseHosts(answer, last)
    this.former.note(parseHosts(last).dealers, loaded.value)
    await this.#store(HOSTS, loaded.text)
    return loaded
  }

  /**
   * A dealer whose slug returns nothing keeps its last bundle; the hosts decide whether it has a site.
   * @param inUse the bundle that pages have now
   */
  async loadBundle(slug: string, inUse: Bundle): Promise<Loaded<Bundle>> {
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
    return inUse === null ? this.#parseBundle(slug, last) : { value: inUse, text: this.#readText(slug) ?? '' }
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
    if (this.#readText(name) === text) return
    await this.#lastGood.write(name, text).catch((error: unknown) => {
      this.#log.error({ error: String(error) }, 'the last good content was not saved')
    })
  }

  /** The last answer read, by this run or an earlier one; documents that no longer parse are taken from it. */
  async #lastParsed(name: string): Promise<unknown> {
    const text = this.#readText(name) ?? (await this.#lastGood.read(name).catch(this.#unread))
    return text === null ? null : JSON.parse(text)
  }

  /** New content is used even when the old one cannot be read. */
  readonly #unread = (error: unknown): null => {
    this.#log.error({ error: String(error) }, 'the last good content was not read')
    return null
  }

  /** The list of dealers that was saved last. */
  readLastHosts(): Promise<Saved<DealerSummary[]> | null> {
    return this.#readLastGood(HOSTS, (answer) => this.#parseHosts(answer))
  }

  /** The bundle of a dealer that was saved last. */
  readLastBundle(slug: string): Promise<Saved<Bundle> | null> {
    return this.#readLastGood(slug, (answer) => this.#parseBundle(slug, answer))
  }

  /** Whether there is one. */
  async hasLastBundle(slug: string): Promise<boolean> {
    return (await this.#lastGood.read(slug).catch(() => null)) !== null
  }

  /** @throws what the client throws when the lake does not answer */
  async readDrafts(slug: string, { editable }: { editable: boolean }): Promise<Bundle> {
    const answer = await (editable
      ? this.#source.loadEditableBundle(slug)
      : this.#source.loadBundle(slug, 'drafts'))
    return this.#parseBundle(slug, answer, await this.#lastParsed(slug), 'drafts').value
  }

  async #readLastGood<T>(name: string, parse: (answer: unknown) => Loaded<T>): Promise<Saved<T> | null> {
    const text = await this.#lastGood.read(name)
    if (text === null) return null
    return { ...parse(JSON.parse(text)), savedAt: await this.#lastGood.savedAt(name) }
  }

  #parseHosts(answer: unknown, last?: unknown): Loaded<DealerSummary[]> {
    const { dealers, warnings, parsed } = parseHosts(answer, last)
    this.#warnings.report(HOSTS, undefined, warnings)
    return { value: dealers, text: serialize(parsed) }
  }

  #parseBundle(slug: string, answer: unknown, last?: unknown, perspective = 'published'): Loaded<Bundle> {
    const { bundle, warnings, parsed } = parseTenantBundle(answer, last)
    this.#warnings.report(`${perspective} ${slug}`, slug, warnings)
    return { value: bundle, text: serialize(parsed) }
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
}

const serialize = (answer: unknown) => JSON.stringify(answer ?? null)
