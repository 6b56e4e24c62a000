/*
 * "Why isn't my car live?": the index says what is on the site, the history what went or never came in, the records
 * which run it was. Everything is asked of one dealer; another's cars are never told of.
 */
import { formatInstant } from '@forecourt/schemas/contract/pure'
import type {
  CarStanding,
  DeskOverview,
  DeskTenant,
  RowNote,
  StockDesk,
} from '#app/features/import-report/import-report.ts'
import { stockScopeOf } from '#app/integrations/stock-index-scope.ts'
import { carId, isOwnId, slugify } from '../car/car-identity.ts'
import { type GoneCar, historyFile, StockHistory } from '../history/stock-history.ts'
import { type NamedRun, RunRecords } from '../import/runs/run-record.ts'
import { summaryLine } from '../import/runs/run-report.ts'
import type { StockStore } from '../index/stock-store.ts'
import { because, type StaffVerdict, whyIndexed } from './explain-car.ts'

const NOTES_SHOWN = 200

export type DeskParts = {
  store: Pick<StockStore, 'findCars' | 'countMatches'>
  /** The folder in which imports keep their records. */
  folder: string
}

export class FolderStockDesk implements StockDesk {
  readonly #store: DeskParts['store']
  readonly #folder: string
  readonly #records: RunRecords

  constructor({ store, folder }: DeskParts) {
    this.#store = store
    this.#folder = folder
    this.#records = new RunRecords(`${folder}/runs`)
  }

  async overview(tenantSlug: string): Promise<DeskOverview> {
    const runs = await this.#records.listLatest(tenantSlug)
    using history = this.#history()
    return {
      feeds: runs.map(feedState),
      setAside: history.listProblems(tenantSlug, 'set aside', NOTES_SHOWN),
      setAsideTotal: history.countProblems(tenantSlug, 'set aside'),
      warnings: history.listProblems(tenantSlug, 'warning', NOTES_SHOWN),
      warningsTotal: history.countProblems(tenantSlug, 'warning'),
    }
  }

  async explain(tenant: DeskTenant, stocknum: string, now: string): Promise<CarStanding[]> {
    const known = await this.#store.findCars({ stocknum, id: carId(tenant.slug, stocknum) })
    const own = known.filter((document) => isOf(tenant, document))
    if (own.length === 0) return [await this.#explainAbsent(tenant, stocknum)]
    using history = this.#history()
    const notes = history.listProblemsOf(tenant.slug, stocknum)
    const standings: CarStanding[] = []
    for (const document of own) {
      const id = String(document.id)
      const staff = await this.#staffVerdict(tenant, id, now)
      const { live, reasons, car, changesAt } = whyIndexed(tenant, { document, staff }, now)
      standings.push({
        ...{ stocknum: String(document.stocknum ?? stocknum), name: String(document.name ?? ''), live },
        ...{
          reasons: [...reasons, ...olderThanItsRow(notes, tenant.timeZone)],
          notes,
          prices: history.listPrices(id),
        },
        slug: live ? (car?.slug ?? null) : null,
        ...(changesAt !== undefined && { changesAt }),
      })
    }
    return standings
  }

  async #explainAbsent({ slug: tenantSlug, timeZone }: DeskTenant, stocknum: string): Promise<CarStanding> {
    using history = this.#history()
    const notes = history.listProblemsOf(tenantSlug, stocknum)
    const [gone] = history.listGone(tenantSlug, stocknum)
    const setAside = notes.filter(({ kind }) => kind === 'set aside').map((note) => asReason(note, timeZone))
    const left = gone === undefined ? [] : [leftReason(gone, timeZone)]
    const [run] = await this.#records.listLatest(tenantSlug)
    const reasons =
      setAside.length + left.length > 0 ? [...setAside, ...left] : [neverNamed(stocknum, run, timeZone)]
    return {
      ...{
        stocknum: gone?.row.stocknum ?? stocknum,
        name: gone?.row.name ?? '',
        live: false,
        reasons,
        slug: null,
      },
      ...{ notes, prices: gone === undefined ? [] : history.listPrices(gone.row.id) },
    }
  }

  async #staffVerdict(tenant: DeskTenant, id: string, now: string): Promise<StaffVerdict> {
    const { staff } = stockScopeOf(tenant, now)
    if (staff === null) return 'none'
    const matches = await this.#store.countMatches(id, staff)
    if (matches === null) return 'does not parse'
    return matches > 0 ? 'keeps' : 'leaves out'
  }

  // Opened for one answer: another process writes it meanwhile.
  #history(): StockHistory {
    return new StockHistory(historyFile(this.#folder))
  }
}

/** A car is the dealer's when its own feed brought it or it stands at one of its dealerships. */
function isOf({ slug, dealerships }: DeskTenant, document: Record<string, unknown>): boolean {
  return (
    isOwnId(slug, String(document.id)) || dealerships.some((each) => each.slug === document.dealership_slug)
  )
}

function feedState({ name, record }: NamedRun) {
  const { file, at } = record
  const summary = summaryLine(record).slice(record.tenantSlug.length + 2)
  return { feed: file, at, run: name, summary, refused: 'refused' in record }
}

function asReason({ feed, line, field, reason, at }: RowNote, zone: string) {
  return because(
    'set-aside',
    `Set aside ${formatInstant(at, zone)}, ${feed} line ${line}: ${field} ${reason}.`,
  )
}

/** A car on the site whose last row could not be read stands there as it was before. */
function olderThanItsRow(notes: readonly RowNote[], zone: string) {
  return notes
    .filter(({ kind }) => kind === 'set aside')
    .map((note) => because('row-set-aside', `${asReason(note, zone).text} The car stands as it was before.`))
}

function leftReason({ at, run, row }: GoneCar, zone: string) {
  const feed = row.import_feed?.split('/', 2)[1] ?? 'its feed'
  return because(
    'gone',
    `Gone since ${formatInstant(at, zone)}: run ${run} took it away (it had come by ${feed}).`,
  )
}

function neverNamed(stocknum: string, run: NamedRun | undefined, zone: string) {
  if (run === undefined) return because('no-import', 'There has been no import of this dealer yet.')
  const number = slugify(stocknum) === '' ? 'That' : `"${stocknum.slice(0, 60)}"`
  return because(
    'not-in-feed',
    `${number} stands in no feed of this dealer; the last import was ${formatInstant(run.record.at, zone)}.`,
  )
}
