/*
 * Answers "Why isn't my car live?" from the index, the import history and the run records. Queries are limited to one dealer.
 */
import { formatInstant, type StockColumn } from '@forecourt/schemas/contract/pure'
import type {
  CarExplanation,
  FeedState,
  FiledCar,
  FoundCar,
  ImportOverview,
  ImportReport,
  ImportRunReport,
  ReportBundle,
  ReportTenant,
  RowNote,
  TriedColumns,
} from '#app/integrations/import-report.ts'
import { quoted } from '#app/integrations/stock-index-filter.ts'
import { getStockScope } from '#app/integrations/stock-index-scope.ts'
import type { Database } from '#db/database.ts'
import { carId, carSlug, isOwnId, slugify } from '../car/car-identity.ts'
import { selectFeedDealer } from '../dealer/dealers-from-lake.ts'
import { type GoneCar, StockHistory } from '../history/stock-history.ts'
import { type NamedRun, RunRecords } from '../import/runs/run-record.ts'
import { summaryLine } from '../import/runs/run-report.ts'
import type { StockStore } from '../index/stock-store.ts'
import { type ColumnsReport, columnsReport } from './columns/columns-report.ts'
import { sampleNewestFile } from './columns/file-sample.ts'
import { tryColumns } from './columns/try-columns.ts'
import { buildReason, explainIndexedCar, isHiddenByStaff, type StaffVerdict } from './explain-car.ts'
import { buildFiledCar } from './filed-car.ts'

const MAX_NOTES = 200
const MAX_RUNS = 20
const MAX_FOUND = 20
const MAX_SLUG = 300

export type StoredImportReportOptions = {
  store: Pick<StockStore, 'findCars' | 'searchCars' | 'countMatches'>
  /** Has the run records and the history. */
  db: Database
}

export class StoredImportReport implements ImportReport {
  readonly #store: StoredImportReportOptions['store']
  readonly #history: StockHistory
  readonly #records: RunRecords

  constructor({ store, db }: StoredImportReportOptions) {
    this.#store = store
    this.#history = new StockHistory(db)
    this.#records = new RunRecords(db)
  }

  async overview(tenantSlug: string): Promise<ImportOverview> {
    const feeds = await this.listFeeds(tenantSlug)
    return {
      feeds,
      rejected: await this.#history.listProblems(tenantSlug, 'rejected', MAX_NOTES),
      rejectedTotal: await this.#history.countProblems(tenantSlug, 'rejected'),
      warnings: await this.#history.listProblems(tenantSlug, 'warning', MAX_NOTES),
      warningsTotal: await this.#history.countProblems(tenantSlug, 'warning'),
    }
  }

  async listFeeds(tenantSlug: string): Promise<FeedState[]> {
    return (await this.#records.listLatest(tenantSlug)).map(feedState)
  }

  async listRuns(tenantSlug: string): Promise<ImportRunReport[]> {
    const runs = await this.#records.listNewest(tenantSlug, MAX_RUNS)
    return runs.map(({ name: run, record }) => ({
      run,
      feed: record.file,
      at: record.at,
      ...('refused' in record ? { refused: record.refused } : { rows: record.rows, counts: record.counts }),
    }))
  }

  async readColumns({ tenant }: ReportBundle): Promise<ColumnsReport> {
    return columnsReport(await sampleNewestFile(this.#records, tenant.slug), tenant.stockColumns)
  }

  async tryColumns(
    bundle: ReportBundle,
    columns: readonly StockColumn[],
    now: string,
  ): Promise<TriedColumns | null> {
    const sample = await sampleNewestFile(this.#records, bundle.tenant.slug)
    return sample.state === 'columns'
      ? tryColumns(sample, { dealer: selectFeedDealer(bundle), columns, now })
      : null
  }

  async find(tenant: ReportTenant, words: string, now: string): Promise<FoundCar[]> {
    const slugs = tenant.dealerships.map(({ slug }) => slug)
    const [absent, named, numbered] = await Promise.all([
      // Asked for alone: many live cars may fit better.
      this.#store.searchCars(words, slugs, { limit: MAX_FOUND, filters: [outsideListing(tenant, now)] }),
      this.#store.searchCars(words, slugs, { limit: MAX_FOUND }),
      this.#store.findCars({ stocknum: words, id: carId(tenant.slug, words) }),
    ])
    const indexed = await this.#judge(tenant, [...numbered, ...absent, ...named], now)
    return lackingFirst([...(await this.#findAbsent(tenant.slug, words)), ...indexed])
  }

  async listNotLive(tenant: ReportTenant, now: string): Promise<FoundCar[]> {
    const slugs = tenant.dealerships.map(({ slug }) => slug)
    const filters = [outsideListing(tenant, now), `status != ${quoted('sold')}`]
    const rejected = (await this.#listRejected(tenant.slug)).slice(0, MAX_FOUND)
    const [hidden, ...before] = await Promise.all([
      this.#store.searchCars('', slugs, { limit: MAX_FOUND, filters }),
      // The car of a rejected row may still be listed as an earlier file had it.
      ...rejected.map(({ stocknum }) => this.#store.findCars({ stocknum, id: carId(tenant.slug, stocknum) })),
    ])
    const judged = await Promise.all([hidden, ...before].map((cars) => this.#judge(tenant, cars, now)))
    return lackingFirst([...rejected, ...judged.flat()]).filter(({ live }) => !live)
  }

  /** Which of the dealer's own documents are on the site. */
  async #judge(
    tenant: ReportTenant,
    documents: readonly Record<string, unknown>[],
    now: string,
  ): Promise<FoundCar[]> {
    const own = documents.filter((document) => createOwnershipTest(tenant, document))
    const byId = new Map(own.map((document) => [String(document.id), document]))
    return Promise.all(
      [...byId.values()].slice(0, MAX_FOUND).map(async (document): Promise<FoundCar> => {
        const staff = await this.#staffVerdict(tenant, String(document.id), now)
        const { live } = explainIndexedCar(tenant, { document, staff }, now)
        return { stocknum: String(document.stocknum ?? ''), name: String(document.name ?? ''), live }
      }),
    )
  }

  async readCar(tenant: ReportTenant, stocknum: string, now: string): Promise<FiledCar | null> {
    const known = await this.#store.findCars({ stocknum, id: carId(tenant.slug, stocknum) })
    const document = known.find(({ id }) => isOwnId(tenant.slug, String(id)))
    if (document === undefined) return null
    const staff = await this.#staffVerdict(tenant, String(document.id), now)
    return buildFiledCar(document, explainIndexedCar(tenant, { document, staff }, now).live)
  }

  async findGoneName(tenant: ReportTenant, slug: string): Promise<string | null> {
    return (await this.#findLeftName(tenant, slug)) ?? (await this.#findHiddenName(tenant, slug))
  }

  /** A car that staff have hidden says what one that left says. */
  async #findHiddenName({ dealerships }: ReportTenant, slug: string): Promise<string | null> {
    if (slug.length > MAX_SLUG) return null
    const filters = [`slug = ${quoted(slug)}`, 'show_on_dealer_website = false']
    const slugs = dealerships.map((each) => each.slug)
    const [hidden] = await this.#store.searchCars('', slugs, { limit: 1, filters })
    return hidden && isHiddenByStaff(hidden) ? String(hidden.name ?? '') : null
  }

  async #findLeftName({ slug: tenantSlug }: ReportTenant, slug: string): Promise<string | null> {
    for (const key of keysAtEnd(slug)) {
      const left = await this.#history.listGone(tenantSlug, key)
      const found = left.find(({ row }) => carSlug(row.name ?? '', row.stocknum ?? '') === slug)
      if (found) return found.row.name ?? ''
    }
    return null
  }

  /** Cars that left the stock and rejected rows. */
  async #findAbsent(tenantSlug: string, words: string): Promise<FoundCar[]> {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
    const fits = ({ stocknum, name }: FoundCar) => {
      const text = `${stocknum} ${name}`.toLowerCase()
      return stocknum !== '' && wanted.every((word) => text.includes(word))
    }
    const gone = [...(await this.#history.findGone(tenantSlug)).values()].map(
      ({ stocknum = '', name = '' }) => ({
        stocknum,
        name,
        live: false,
      }),
    )
    return [...(await this.#listRejected(tenantSlug)), ...gone].filter(fits).slice(0, MAX_FOUND)
  }

  async #listRejected(tenantSlug: string): Promise<FoundCar[]> {
    const rejected = await this.#history.listProblems(tenantSlug, 'rejected', MAX_NOTES)
    return rejected
      .filter(({ stocknum }) => stocknum !== '')
      .map(({ stocknum, name = '' }) => ({ stocknum, name, live: false }))
  }

  async explain(tenant: ReportTenant, stocknum: string, now: string): Promise<CarExplanation[]> {
    const known = await this.#store.findCars({ stocknum, id: carId(tenant.slug, stocknum) })
    const own = known.filter((document) => createOwnershipTest(tenant, document))
    if (own.length === 0) return [await this.#explainAbsent(tenant, stocknum)]
    const notes = await this.#history.listCarProblems(tenant.slug, stocknum)
    const explanations: CarExplanation[] = []
    for (const document of own) {
      const id = String(document.id)
      const staff = await this.#staffVerdict(tenant, id, now)
      const { live, reasons, car, changesAt } = explainIndexedCar(tenant, { document, staff }, now)
      explanations.push({
        stocknum: String(document.stocknum ?? stocknum),
        name: String(document.name ?? ''),
        live,
        reasons: [...reasons, ...rejectedRowReasons(notes, tenant.timeZone)],
        notes,
        prices: await this.#history.listPrices(id),
        slug: live ? (car?.slug ?? null) : null,
        cameAt: car?.createdAt ?? null,
        soldAt: car?.soldAt ?? null,
        leftAt: null,
        ...(changesAt !== undefined && { changesAt }),
      })
    }
    return explanations
  }

  async #explainAbsent(
    { slug: tenantSlug, timeZone }: ReportTenant,
    stocknum: string,
  ): Promise<CarExplanation> {
    const notes = await this.#history.listCarProblems(tenantSlug, stocknum)
    const [gone] = await this.#history.listGone(tenantSlug, stocknum)
    const rejected = notes.filter(({ kind }) => kind === 'rejected').map((note) => asReason(note, timeZone))
    const left = gone === undefined ? [] : [leftReason(gone, timeZone)]
    const [run] = await this.#records.listLatest(tenantSlug)
    const reasons =
      rejected.length + left.length > 0 ? [...rejected, ...left] : [notInFeedReason(stocknum, run, timeZone)]
    return {
      stocknum: gone?.row.stocknum ?? stocknum,
      name: gone?.row.name ?? '',
      live: false,
      reasons,
      slug: null,
      notes,
      prices: gone === undefined ? [] : await this.#history.listPrices(gone.row.id),
      cameAt: gone?.row.created_at ?? null,
      soldAt: null,
      leftAt: gone?.at ?? null,
    }
  }

  async #staffVerdict(tenant: ReportTenant, id: string, now: string): Promise<StaffVerdict> {
    const { staff } = getStockScope(tenant, now)
    if (staff === null) return 'none'
    const matches = await this.#store.countMatches(id, staff)
    if (matches === null) return 'invalid'
    return matches > 0 ? 'matches' : 'excludes'
  }
}

/** A car belongs to the dealer if the dealer's feed brought it or it is at one of the dealer's dealerships. */
function createOwnershipTest(
  { slug, dealerships }: ReportTenant,
  document: Record<string, unknown>,
): boolean {
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
  return buildReason(
    'rejected',
    `Rejected ${formatInstant(at, zone)}, ${feed} line ${line}: ${field} ${reason}.`,
  )
}

/** Reasons for a listed car whose latest row was rejected. */
function rejectedRowReasons(notes: readonly RowNote[], zone: string) {
  return notes
    .filter(({ kind }) => kind === 'rejected')
    .map((note) =>
      buildReason('row-rejected', `${asReason(note, zone).text} The car is shown as it was before.`),
    )
}

function leftReason({ at, run, row }: GoneCar, zone: string) {
  const feed = row.import_feed?.split('/', 2)[1] ?? 'its feed'
  return buildReason(
    'gone',
    `Gone since ${formatInstant(at, zone)}: run ${run} removed it (it came from ${feed}).`,
  )
}

function notInFeedReason(stocknum: string, run: NamedRun | undefined, zone: string) {
  if (run === undefined) return buildReason('no-import', 'There has been no import of this dealer yet.')
  const number = slugify(stocknum) === '' ? 'That' : `"${stocknum.slice(0, 60)}"`
  return buildReason(
    'not-in-feed',
    `${number} is in no feed of this dealer; the last import was ${formatInstant(run.record.at, zone)}.`,
  )
}

/** The stock numbers that a slug may end with: they have dashes of their own. */
function keysAtEnd(slug: string): string[] {
  const parts = slug.split('-')
  return [1, 2, 3].filter((count) => count < parts.length).map((count) => parts.slice(-count).join('-'))
}

/** The filter for cars that no listing of the dealer shows. */
function outsideListing(tenant: ReportTenant, now: string): string {
  const { visible, window } = getStockScope(tenant, now)
  return `NOT ((${visible}) AND (${window}))`
}

/** One of each stock number, those that are not on the site first. */
function lackingFirst(cars: readonly FoundCar[]): FoundCar[] {
  const found = new Map(cars.map((car) => [slugify(car.stocknum), car]))
  return [...found.values()].sort((one, other) => Number(one.live) - Number(other.live)).slice(0, MAX_FOUND)
}
