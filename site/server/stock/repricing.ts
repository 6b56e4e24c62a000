/*
 * Keeps the stock priced by the dealers' lenders as they are now: filters and counts by the week follow a change in
 * seconds, not with the next import. Pages need none of it: they calculate by the present terms (decision 072).
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { ContentEvent } from '#app/integrations/content.server.ts'
import type { Database } from '#db/database.ts'
import { endPricing, notePricing, type PricingWork, takePricing } from '#db/stock/pricing-repository.ts'
import { selectFeedDealer } from '#stock/dealer/dealers-from-lake.ts'
import { financeFingerprint } from '#stock/reprice/finance-fingerprint.ts'
import type { RepriceJob, RepriceOutcome } from '#stock/reprice/reprice-job.ts'
import type { RepriceProgress } from '#stock/reprice/reprice-stock.ts'
import type { ContentIndex } from '../content/content-index.ts'
import type { Log } from '../log.ts'

/** An instance that prices is heard of this often, and replaced after this silence. */
const HEARD_MS = 3_000
const SILENCE_MS = 15_000
/** Before work that another instance has, or that failed, is looked at again. */
const AGAIN_MS = 5_000

/** Documents whose change may change what a lender asks of a car, or whether it is shown. */
const OF_A_DEALER: readonly (string | undefined)[] = ['tenant', 'siteSettings']
const OF_ALL: readonly (string | undefined)[] = ['platformSettings', 'manufacturer']

type Parts = {
  content: Pick<ContentIndex, 'onChange' | 'listDealers' | 'readBundle'>
  db: Database
  /** Prices a dealer's stock in a worker thread. */
  work: (job: RepriceJob, onProgress: (progress: RepriceProgress) => void) => Promise<RepriceOutcome>
  clock: () => number
  log: Pick<Log, 'info' | 'warn'>
  /** Called after the stock has changed. */
  onChange: () => void
  /** For tests: how long to wait before work is looked at again. */
  againMs?: number
}

export class Repricing {
  readonly #parts: Parts
  /** Slugs of dealers to be looked at. */
  readonly #due = new Set<string>()
  #isAllDue = false
  /** Dealers whose failure has been logged. */
  readonly #failing = new Set<string>()
  #running: Promise<void> | null = null
  #unsubscribe: () => void = () => {}
  readonly #stopped = new AbortController()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Follows the content; once that is joined, all dealers are looked at, and what an earlier run left is completed. */
  start(): void {
    this.#unsubscribe = this.#parts.content.onChange((event) => void this.#changed(event))
  }

  stop(): void {
    this.#unsubscribe()
    this.#stopped.abort()
  }

  /** Until everything that is due has been looked at. */
  async settled(): Promise<void> {
    while (this.#running !== null) await this.#running
  }

  async #changed(event: ContentEvent | null): Promise<void> {
    if (event === null) return this.#lookAtAll()
    const states = [event.before, event.after].filter((state) => state !== null)
    if (states.some(({ _type }) => OF_ALL.includes(_type))) return this.#lookAtAll()
    const own = states.filter(({ _type }) => OF_A_DEALER.includes(_type))
    const ids = new Set(
      own.map(({ _type, tenant }) => (_type === 'tenant' ? event.documentId : tenant?._ref)),
    )
    if (ids.size === 0) return
    for (const { id, slug } of (await this.#parts.content.listDealers()) ?? [])
      if (ids.has(id)) this.#due.add(slug)
    this.#run()
  }

  #lookAtAll(): void {
    this.#isAllDue = true
    this.#run()
  }

  /** One dealer after the other, so that the site's own work goes on. */
  #run(): void {
    this.#running ??= this.#lookAtDue()
      .catch((error: unknown) => this.#parts.log.warn({ err: error }, 'weekly prices were not looked at'))
      .finally(() => {
        this.#running = null
        if (this.#due.size > 0 || this.#isAllDue) this.#run()
      })
  }

  async #lookAtDue(): Promise<void> {
    if (this.#isAllDue) {
      this.#isAllDue = false
      for (const { slug } of (await this.#parts.content.listDealers()) ?? []) this.#due.add(slug)
    }
    for (const slug of this.#due) {
      this.#due.delete(slug)
      if (this.#stopped.signal.aborted) return
      await this.#lookAt(slug)
    }
  }

  async #lookAt(slug: string): Promise<void> {
    const { content, db, clock, log } = this.#parts
    try {
      const bundle = await content.readBundle(slug)
      if (bundle === null) return
      const reprice = selectFeedDealer(bundle)
      const work = { tenantSlug: slug, fingerprint: financeFingerprint(reprice) }
      const at = clock()
      const times = { now: iso(at), silentSince: iso(at - SILENCE_MS) }
      const taken = await takePricing(db, work, times)
      const isDone = taken === 'priced' || (taken === 'taken' && (await this.#price({ reprice }, work)))
      if (isDone) this.#failing.delete(slug)
      else this.#lookAgain(slug)
    } catch (error) {
      if (!this.#failing.has(slug))
        log.warn({ tenant: slug, err: error }, 'weekly prices could not be worked out; they are tried again')
      this.#failing.add(slug)
      this.#lookAgain(slug)
    }
  }

  /** @returns whether the stock is priced by now */
  async #price(job: RepriceJob, work: PricingWork): Promise<boolean> {
    const { db, clock, log, onChange } = this.#parts
    let progress: RepriceProgress = { done: 0, total: 0 }
    const note = () =>
      notePricing(db, work, { ...progress, now: iso(clock()) }).catch((error: unknown) =>
        log.warn({ tenant: work.tenantSlug, err: error }, 'the progress of weekly prices is not noted'),
      )
    const timer = setInterval(note, HEARD_MS)
    let outcome: RepriceOutcome | undefined
    try {
      outcome = await this.#parts.work(job, (next) => {
        progress = next
        void note()
      })
    } finally {
      clearInterval(timer)
      await endPricing(db, work, outcome !== undefined && 'changed' in outcome)
    }
    if ('later' in outcome) {
      if (!this.#failing.has(work.tenantSlug))
        log.info({ tenant: work.tenantSlug, reason: outcome.later }, 'weekly prices are worked out later')
      this.#failing.add(work.tenantSlug)
      return false
    }
    if (outcome.changed === 0) return true
    log.info(
      { tenant: work.tenantSlug, cars: outcome.total, changed: outcome.changed },
      'weekly prices were worked out anew',
    )
    onChange()
    return true
  }

  #lookAgain(slug: string): void {
    const { againMs = AGAIN_MS } = this.#parts
    pause(againMs, undefined, { ref: false, signal: this.#stopped.signal }).then(
      () => {
        this.#due.add(slug)
        this.#run()
      },
      () => undefined,
    )
  }
}

const iso = (ms: number) => new Date(ms).toISOString()
