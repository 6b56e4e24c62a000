import { hash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import {
  MARKET_FEEDS,
  MARKET_PUSHES,
  type MarketFeed,
  type MarketPush,
  type StockMarket,
} from '@forecourt/schemas/contract'
import { stringify } from 'csv-stringify/sync'
import { isAvailable } from '#app/domain/stock/availability.ts'
import type { CarMark } from '#app/integrations/stock-index.ts'
import { getStockScope } from '#app/integrations/stock-index-scope.ts'
import type {
  CatalogueFile,
  CatalogueReport,
  ListedVehicle,
  StockLists,
} from '#app/integrations/stock-lists.ts'
import { latestChange, type SitemapEntry, splitEntries, urlset } from '#app/page/sitemap-text.ts'
import { LandingCounts } from '#app/parts/search/landing/count-landings.server.ts'
import { carPath } from '#app/paths.ts'
import { autotraderVehicle } from './autotrader-vehicle.server.ts'
import { carsalesVehicle } from './carsales-feed.server.ts'
import {
  type FeedCar,
  type FeedRow,
  type ListSource,
  listFeedCars,
  repeatedVins,
} from './feed-cars.server.ts'
import { GOOGLE_COLUMNS, googleRow } from './google-feed.server.ts'
import { META_COLUMNS, metaRow } from './meta-feed.server.ts'

/** Cars of one query: few enough that the search server answers others in between. */
const CARS_AT_ONCE = 250
const MARKS_AT_ONCE = 2_000
/** Cars left out that a catalogue's report names; more are counted only. */
const MOST_NAMED = 500

/** What is asked for each car: the car, the dealer, and the vehicle numbers that several have. */
type CarAsked = [entry: FeedCar, source: ListSource, repeated: ReadonlySet<string>]

/** A catalogue: its file, and how a car becomes a part of it. */
type Catalogue = {
  file: CatalogueFile
  /** The market place that it is for, where the dealer has chosen that; absent for what every dealer has. */
  market?: StockMarket
  /** Before the first car, between two, and after the last. */
  begin: string
  between: string
  end: string
  write: (...asked: CarAsked) => { text: string } | { reasons: string[] }
}

const CATALOGUES: readonly Catalogue[] = [
  buildTable('google-vehicles.tsv', '\t', GOOGLE_COLUMNS, googleRow),
  buildTable('meta-vehicles.csv', ',', META_COLUMNS, metaRow),
  buildJson('carsales', carsalesVehicle),
  buildLines('autotrader', autotraderVehicle),
]

function buildTable(
  file: CatalogueFile,
  delimiter: string,
  columns: readonly string[],
  buildRow: (...asked: CarAsked) => FeedRow,
): Catalogue {
  const format = (row: readonly string[]) => stringify([[...row]], { delimiter })
  return {
    file,
    begin: format(columns),
    between: '',
    end: '',
    write: (...asked) => {
      const found = buildRow(...asked)
      if ('reasons' in found) return found
      return { text: format(columns.map((column) => oneLine(found.row[column] ?? ''))) }
    },
  }
}

/** An array with a line for each car. */
function buildJson(
  market: MarketFeed,
  build: (...asked: CarAsked) => { vehicle: object } | { reasons: string[] },
): Catalogue {
  return {
    file: MARKET_FEEDS[market].file,
    market,
    begin: '[\n',
    between: ',\n',
    end: '\n]\n',
    write: (...asked) => {
      const found = build(...asked)
      return 'reasons' in found ? found : { text: JSON.stringify(found.vehicle) }
    },
  }
}

/** A line for each vehicle that is to be sent: what is noted of it, and the text that is sent, with a tab between. */
function buildLines(
  market: MarketPush,
  build: (...asked: CarAsked) => { vehicle: object } | { reasons: string[] },
): Catalogue {
  return {
    file: MARKET_PUSHES[market].file,
    market,
    begin: '',
    between: '',
    end: '',
    write: (...asked) => {
      const found = build(...asked)
      if ('reasons' in found) return found
      const { id, name, stocknum } = asked[0].car
      const body = JSON.stringify(found.vehicle)
      const head: ListedVehicle = { id, name, stocknum, digest: hash('sha256', body, 'base64url') }
      return { text: `${JSON.stringify(head)}\t${body}\n` }
    },
  }
}

/** Sitemaps that are made of the whole stock. */
export type StockSitemap = 'vehicles' | 'searches'

/** Appends to a file of a dealer's lists. */
export type WriteList = (file: string, text: string) => Promise<void>

/** Marks of every car that the dealer's site lists. @throws StockUnavailableError */
export async function readCarMarks({ bundle, now, stock }: ListSource): Promise<CarMark[]> {
  const scope = getStockScope(bundle.tenant, now)
  const marks: CarMark[] = []
  for (let offset = 0; ; offset += MARKS_AT_ONCE) {
    const part = await restAfter(() => stock.listCarMarks(scope, { offset, limit: MARKS_AT_ONCE }))
    marks.push(...part)
    if (part.length < MARKS_AT_ONCE) return marks
  }
}

/**
 * Writes every list of a dealer's whole stock: catalogues and the sitemaps of vehicles and of results pages.
 * @param marks of all cars, see `readCarMarks`
 * @throws StockUnavailableError; what `write` throws
 */
export async function writeStockLists(
  source: ListSource,
  marks: readonly CarMark[],
  write: WriteList,
): Promise<StockLists> {
  const vehicles: SitemapEntry[] = marks
    .filter(({ slug }) => slug !== '')
    .map(({ slug, changedAt }) => ({ path: carPath(slug), changedAt }))
  const landings = new LandingCounts()
  const catalogues = await writeCatalogues(source, marks, { write, landings })
  const searches = landings.listPaths(source).map((path) => ({ path, changedAt: null }))
  return {
    vehicleSitemaps: await writeSitemaps(source, 'vehicles', vehicles, write),
    searchSitemaps: await writeSitemaps(source, 'searches', searches, write),
    catalogues,
  }
}

async function writeSitemaps(
  { origin }: ListSource,
  kind: StockSitemap,
  pages: readonly SitemapEntry[],
  write: WriteList,
) {
  const parts = splitEntries(pages)
  for (const [at, part] of parts.entries()) await write(stockSitemapFile(kind, at), urlset(origin, part))
  return parts.map((part) => ({ changedAt: latestChange(part) }))
}

/** The file of a part of a sitemap that is made of the whole stock, counted from 0. */
export const stockSitemapFile = (kind: StockSitemap, part: number) =>
  part === 0 ? `${kind}.xml` : `${kind}-${part + 1}.xml`

async function writeCatalogues(
  source: ListSource,
  marks: readonly CarMark[],
  { write, landings }: { write: WriteList; landings: LandingCounts },
) {
  const { marketFeeds } = source.bundle.tenant
  const made = CATALOGUES.filter(({ market }) => market === undefined || marketFeeds.includes(market)).map(
    (catalogue) => {
      const report: CatalogueReport = { file: catalogue.file, listed: 0, leftOut: 0, left: [] }
      return { catalogue, report }
    },
  )
  for (const { catalogue } of made) await write(catalogue.file, catalogue.begin)
  const repeated = repeatedVins(marks.filter(isAvailable))
  const seen = new Set<string>()
  for (let offset = 0; offset < marks.length; offset += CARS_AT_ONCE) {
    const cars = await restAfter(() => listFeedCars(source, { offset, limit: CARS_AT_ONCE }))
    // The stock may change between two parts, which moves cars from one into the other.
    const fresh = cars.filter(({ car }) => !seen.has(car.id))
    for (const { car, place } of fresh) {
      seen.add(car.id)
      landings.add(car, place?.name ?? '')
    }
    for (const { catalogue, report } of made)
      await writeCars(catalogue, fresh, { source, repeated, report, write })
  }
  for (const { catalogue } of made) if (catalogue.end !== '') await write(catalogue.file, catalogue.end)
  return made.map(({ report }) => report)
}

async function writeCars(
  { file, between, write: writeCar }: Catalogue,
  cars: readonly FeedCar[],
  {
    source,
    repeated,
    report,
    write,
  }: { source: ListSource; repeated: ReadonlySet<string>; report: CatalogueReport; write: WriteList },
): Promise<void> {
  let text = ''
  for (const entry of cars) {
    const found = writeCar(entry, source, repeated)
    if ('text' in found) {
      text += (report.listed === 0 ? '' : between) + found.text
      report.listed += 1
    } else {
      const { id, name, stocknum, slug } = entry.car
      if (report.left.length < MOST_NAMED)
        report.left.push({ id, name, stocknum, slug, reasons: found.reasons })
      report.leftOut += 1
    }
  }
  if (text !== '') await write(file, text)
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The next query waits as long as this one took, so that shoppers' searches have at least every second turn. */
async function restAfter<T>(query: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const answer = await query()
  await setTimeout(performance.now() - started)
  return answer
}
