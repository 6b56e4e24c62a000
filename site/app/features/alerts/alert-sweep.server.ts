import type { Car, TenantBundle } from '@forecourt/schemas/contract'
import { formatDollars } from '@forecourt/schemas/contract/pure'
import type { StockIndex } from '#app/integrations/stock-index.ts'
import { getStockScope } from '#app/integrations/stock-index-scope.ts'
import { priceModel } from '#app/parts/car/present-price.server.ts'
import { carPath } from '#app/paths.ts'
import { deleteUnconfirmed, listDueAlerts, recordLook } from '#db/alerts/alerts-repository.ts'
import type { SearchAlertRow } from '#db/alerts/tables.ts'
import type { Database } from '#db/database.ts'
import { alertNews, type SeenCars, seenOf } from './alert-news.ts'
import { type AlertSearch, findAlertCars } from './alert-search.server.ts'

const BATCH_SIZE = 50
/** A person gets one mail about a search in this time, with all that happened meanwhile. */
const BETWEEN_MAILS_MS = 24 * 3_600_000
/** What was never confirmed is deleted after this. */
const UNCONFIRMED_MS = 7 * 24 * 3_600_000
/** Cars that a mail names. */
const MOST_NAMED = 20

type SweepParts = {
  db: Database
  stock: Pick<StockIndex, 'search' | 'version'>
  findBundle: (tenantSlug: string) => Promise<TenantBundle | null>
  clock: () => number
  log: Record<'info' | 'warn', (details: object, message: string) => void>
}

/** Looks at people's saved searches where the stock has changed, and puts mails about news into the outbox. */
export class AlertSweep {
  readonly #parts: SweepParts

  constructor(parts: SweepParts) {
    this.#parts = parts
  }

  /** One round. @throws what the database or the index throws */
  async sweep(): Promise<void> {
    const { db, stock, clock } = this.#parts
    const stockVersion = stock.version()
    if (stockVersion === '') return
    const now = new Date(clock()).toISOString()
    await deleteUnconfirmed(db, new Date(clock() - UNCONFIRMED_MS).toISOString())
    // Each look makes its alert one that is not due.
    for (;;) {
      const due = await listDueAlerts(db, { stockVersion, now, limit: BATCH_SIZE })
      if (due.length === 0) return
      for (const alert of due) await this.#look(alert, stockVersion, now)
    }
  }

  async #look(alert: SearchAlertRow, stock_version: string, now: string): Promise<void> {
    const { db, stock, findBundle, log } = this.#parts
    const bundle = await findBundle(alert.tenant_slug)
    // A dealer that is closed, or unknown at this moment: nothing is looked at, and nothing forgotten.
    if (bundle === null || !bundle.tenant.flags.searchAlerts)
      return void (await recordLook(db, alert, { stock_version, due_at: '' }, now))
    const scope = getStockScope(bundle.tenant, now)
    const found = await findAlertCars(stock, scope, JSON.parse(alert.search) as AlertSearch)
    if (alert.seen === null) {
      await recordLook(db, alert, { stock_version, due_at: '', seen: JSON.stringify(seenOf(found)) }, now)
      return
    }
    const before = JSON.parse(alert.seen) as SeenCars
    const { arrived, dropped, seen } = alertNews(before, found)
    const mayMailAt = alert.mailed_at === null ? '' : later(alert.mailed_at, BETWEEN_MAILS_MS)
    if (arrived.length + dropped.length > 0 && mayMailAt > now) {
      await recordLook(db, alert, { stock_version, due_at: mayMailAt }, now)
      return
    }
    const lines = newsLines(bundle, alert, { arrived, dropped, before })
    const mailed = await recordLook(
      db,
      alert,
      { stock_version, due_at: '', seen: JSON.stringify(seen), ...(lines.length > 0 ? { lines } : {}) },
      now,
    )
    if (mailed && lines.length > 0)
      log.info(
        { tenant: alert.tenant_slug, alert: alert.id, arrived: arrived.length, dropped: dropped.length },
        'news of a saved search are mailed',
      )
  }
}

const later = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString()

type News = { arrived: Car[]; dropped: Car[]; before: SeenCars }

/** The lines of a mail: a car each, with its price as the site shows it. */
function newsLines(bundle: TenantBundle, { origin, path }: SearchAlertRow, news: News): string[] {
  const { arrived, dropped, before } = news
  const findPrice = (car: Car) => {
    const { text, type } = priceModel(car, { bundle })
    return [text, type].filter(Boolean).join(' ')
  }
  const formatLine = (kind: string, car: Car, was = '') =>
    `${kind}: ${car.name}${findPrice(car) ? `, ${was}${findPrice(car)}` : ''}\n${origin}${carPath(car.slug)}`
  const all = [
    ...dropped.map((car) => formatLine('Price drop', car, `was ${formatDollars(before[car.id] ?? 0)}, now `)),
    ...arrived.map((car) => formatLine('New', car)),
  ]
  if (all.length <= MOST_NAMED) return all
  return [...all.slice(0, MOST_NAMED), `And ${all.length - MOST_NAMED} more:\n${origin}${path}`]
}
