import { ZodError } from 'zod'
import { carDocumentOf } from '../car/car-document.ts'
import { carId, slugged } from '../car/car-identity.ts'
import type { ImportMoment } from '../car/car-standing.ts'
import { type PreparedCar, prepareCar } from '../car/prepared-car.ts'
import type { FeedDealer } from '../dealer/feed-dealer.ts'
import { type FeedCodes, placeOfCar } from '../dealer/place-of-car.ts'
import type { IndexedRow } from '../diff/indexed-row.ts'
import type { FeedRow } from '../feed/feed-row.ts'
import { type RowProblem, readVehicle } from '../vehicle/read-vehicle.ts'
import type { FeedVehicle } from '../vehicle/vehicle-fields.ts'
import { vehicleWarnings } from '../vehicle/vehicle-warnings.ts'

export type PreparedCars = {
  /** Rows of the feed. */
  rows: number
  cars: PreparedCar[]
  withdrawnIds: Set<string>
  /** Cars named by rows that were set aside. */
  keptIds: Set<string>
  warnings: RowProblem[]
  setAside: RowProblem[]
}

export type PrepareContext = {
  dealer: FeedDealer
  /** The feed's own key, kept with every car. */
  feed: string
  codes: FeedCodes
  before: ReadonlyMap<string, IndexedRow>
  moment: ImportMoment
}

/** Every row of a feed as a car of the index, or set aside with the reason; a stock number counts once. */
export function prepareCars(rows: Iterable<FeedRow>, context: PrepareContext): PreparedCars {
  const prepared: PreparedCars = {
    rows: 0,
    cars: [],
    withdrawnIds: new Set(),
    keptIds: new Set(),
    warnings: [],
    setAside: [],
  }
  const seen = new Map<string, number>()
  for (const row of rows) {
    prepared.rows += 1
    prepareRow(row, context, prepared, seen)
  }
  return prepared
}

function prepareRow(
  row: FeedRow,
  context: PrepareContext,
  prepared: PreparedCars,
  seen: Map<string, number>,
): void {
  const read = readVehicle(row, context.dealer)
  const stocknum = read.ok ? read.vehicle.stocknum : read.stocknum
  const id = carId(context.dealer.slug, stocknum)
  const outcome = read.ok ? judge(read.vehicle, id, context, seen) : { problem: read.problem }
  if ('problem' in outcome) {
    const { field, reason } = outcome.problem
    prepared.setAside.push({ line: row.line, stocknum, field, reason })
    if (stocknum !== '' && !seen.has(id)) prepared.keptIds.add(id)
    return
  }
  seen.set(id, row.line)
  if (outcome.car === null) prepared.withdrawnIds.add(id)
  else prepared.cars.push(outcome.car)
  const before = context.before.get(id)
  if (!read.ok) return
  const oddities = vehicleWarnings(read.vehicle, before && earlierOf(before))
  prepared.warnings.push(
    ...read.warnings,
    ...oddities.map(([field, reason]) => ({ line: row.line, stocknum, field, reason })),
  )
}

type Judged = { problem: Pick<RowProblem, 'field' | 'reason'> } | { car: PreparedCar | null }

/** The vehicle as a document, null for one that is withdrawn, or what sets its row aside. */
function judge(
  vehicle: FeedVehicle,
  id: string,
  context: PrepareContext,
  seen: ReadonlyMap<string, number>,
): Judged {
  if (slugged(vehicle.stocknum) === '') {
    return { problem: { field: 'stocknum', reason: `"${vehicle.stocknum}" has no letter and no digit` } }
  }
  const twin = seen.get(id)
  if (twin !== undefined) {
    return { problem: { field: 'stocknum', reason: `"${vehicle.stocknum}" stands on line ${twin} already` } }
  }
  if (vehicle.status.removed) return { car: null }
  const place = placeOfCar(context.dealer, context.codes, vehicle)
  if ('refused' in place) return { problem: { field: 'dealership', reason: place.refused } }
  const { dealer, moment, feed } = context
  try {
    const document = carDocumentOf({ vehicle, dealer, place, before: context.before.get(id), moment })
    return { car: prepareCar(document, feed) }
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    const [issue] = error.issues
    const reason = issue?.message ?? 'does not fit the stock contract'
    return { problem: { field: issue?.path.join('.') ?? '', reason } }
  }
}

function earlierOf({ km, price }: IndexedRow) {
  return { km: km ?? null, priceCents: typeof price === 'number' ? Math.round(price * 100) : null }
}
