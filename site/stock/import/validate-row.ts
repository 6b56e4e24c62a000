import { ZodError } from 'zod'
import { locationPoint } from '#app/integrations/geocoder/location-point.ts'
import { POSTCODES } from '#app/integrations/geocoder/postcode-geocoder.server.ts'
import type { CarOverride } from '#db/car-overrides/car-overrides-repository.ts'
import { buildCarDocument, readMake } from '../car/car-document.ts'
import { carId, carNames, slugify } from '../car/car-identity.ts'
import type { ImportMoment } from '../car/car-times.ts'
import type { StateFields } from '../car/changed-state.ts'
import type { PreparedCar } from '../car/prepared-car.ts'
import type { FeedDealer } from '../dealer/feed-dealer.ts'
import { type FeedCodes, placeOfCar, placeWarnings } from '../dealer/place-of-car.ts'
import type { IndexedRow } from '../diff/indexed-row.ts'
import { MentionedCars } from '../diff/mentioned-cars.ts'
import type { FeedRow } from '../feed/feed-row.ts'
import { prepareOverridden } from '../override/prepare-overridden.ts'
import { isUnlabelled } from '../vehicle/asked-price.ts'
import { nameOfRow, type RowProblem, readVehicle } from '../vehicle/read-vehicle.ts'
import type { FeedVehicle } from '../vehicle/vehicle-fields.ts'
import { vehicleWarnings, type Warning } from '../vehicle/vehicle-warnings.ts'
import type { FileFindings } from './file-findings.ts'

/** Result of validating a row. */
export type ValidatedRow =
  | { kind: 'car'; car: PreparedCar; warnings: RowProblem[] }
  | { kind: 'withdrawn'; id: string; stocknum: string }
  /** `ids`: the cars that the row is about, as far as known. */
  | { kind: 'rejected'; ids: string[]; problem: RowProblem }

/** A known car whose state alone changes; `before` is its row. */
export type StateRow = {
  kind: 'state'
  id: string
  state: StateFields
  before: IndexedRow
  override: CarOverride | undefined
}

export type ValidationContext = {
  dealer: FeedDealer
  /** The feed key stored with a car: the feed that owns it. */
  feedKeyOf: (before: IndexedRow | undefined) => string
  codes: FeedCodes
  /** The feed lists changes, not the whole stock. */
  isChange: boolean
  before: ReadonlyMap<string, IndexedRow>
  /** Cars that left the stock, with their last rows, which are continued if the car returns. */
  gone: ReadonlyMap<string, IndexedRow>
  /** What staff set of the dealer's cars, by the cars' ids. */
  overrides: ReadonlyMap<string, CarOverride>
  moment: ImportMoment
  /** What the rows tell about the file as a whole. */
  findings: FileFindings
}

type UnlistedRow = Extract<ReturnType<typeof readVehicle>, { ok: false }>

/** Shorter values are placeholders or partial numbers. */
const MIN_VIN_LENGTH = 6

type Problem = Pick<RowProblem, 'field' | 'reason'>

/** Validates the rows of one feed in order; duplicates of a car are rejected. */
export class RowValidator {
  readonly #context: ValidationContext
  readonly #seen = new Map<string, number>()
  /** The first row of each VIN. */
  readonly #vins = new Map<string, string>()
  readonly #mentioned: MentionedCars
  #hasReportedUnlabelled = false

  constructor(context: ValidationContext) {
    this.#context = context
    this.#mentioned = new MentionedCars(context.before)
  }

  /** Returns a car for the index, its state alone, a withdrawal, or a rejection with line, field and reason. */
  validateRow(row: FeedRow): ValidatedRow | StateRow {
    const { dealer, isChange, findings, moment } = this.#context
    const how = { timeZone: dealer.timeZone, now: moment.now, dates: findings.dates }
    const read = readVehicle(row, how, isChange)
    if (!read.ok) return this.#stateOf(read) ?? this.#reject(read.problem, read.key, row)
    const model = findings.modelName(readMake(read.vehicle, dealer), read.vehicle.model)
    const vehicle = { ...read.vehicle, model }
    const id = carId(dealer.slug, vehicle.key || vehicle.stocknum)
    const problem = this.#findProblem(vehicle, id)
    const readProblem = ({ field, reason }: Problem) => ({
      line: row.line,
      stocknum: vehicle.stocknum,
      field,
      reason,
    })
    if (problem !== null) return this.#reject(readProblem(problem), vehicle.key || vehicle.stocknum, row)
    if (vehicle.status.removed) {
      this.#seen.set(id, row.line)
      return { kind: 'withdrawn', id, stocknum: vehicle.stocknum }
    }
    const earlier = this.#earlier(vehicle, id)
    const car = this.#carOf(vehicle, earlier)
    if ('problem' in car) return this.#reject(readProblem(car.problem), vehicle.key || vehicle.stocknum, row)
    this.#seen.set(id, row.line)
    const rowWarnings = [
      ...vehicleWarnings(vehicle, earlier && getEarlierFigures(earlier), {
        now: this.#context.moment.now,
        defaultPriceLabel: dealer.defaultPriceLabel,
      }),
      ...this.#unlabelledPrice(vehicle),
      ...placeWarnings(this.#context.dealer, this.#context.codes, vehicle),
      ...this.#vinTwin(vehicle, row.line),
    ]
    const warnings = [
      ...read.warnings,
      ...rowWarnings.map(([field, reason]) => readProblem({ field, reason })),
    ]
    return { kind: 'car', car, warnings }
  }

  /** A row that has the state of a known car and nothing else; null for any other. */
  #stateOf({ state, key, line }: UnlistedRow): StateRow | null {
    const id = carId(this.#context.dealer.slug, key)
    const before = this.#context.before.get(id)
    if (state === undefined || before === undefined || this.#seen.has(id)) return null
    this.#seen.set(id, line)
    return { kind: 'state', id, state, before, override: this.#context.overrides.get(id) }
  }

  /** One car under two stock numbers is listed twice; only the dealer can correct that. */
  #vinTwin({ vin, stocknum }: FeedVehicle, line: number): Warning[] {
    if (vin.length < MIN_VIN_LENGTH) return []
    const key = vin.toUpperCase()
    const twin = this.#vins.get(key)
    if (twin !== undefined) return [['vin', `"${vin}" is already used ${twin}`]]
    this.#vins.set(key, `on line ${line} (${stocknum})`)
    return []
  }

  /** Reported once per feed: a feed without labels has none in any row. */
  #unlabelledPrice(vehicle: FeedVehicle): Warning[] {
    if (this.#hasReportedUnlabelled || !isUnlabelled(vehicle, this.#context.dealer.defaultPriceLabel))
      return []
    this.#hasReportedUnlabelled = true
    return [
      [
        'price',
        'neither the feed nor the dealer’s settings say what it includes; it and all such prices of this feed are shown without a label (reported once)',
      ],
    ]
  }

  #findProblem(vehicle: FeedVehicle, id: string): Problem | null {
    const { stocknum } = vehicle
    if (slugify(stocknum) === '')
      return { field: 'stocknum', reason: `"${stocknum}" has no letter and no digit` }
    const twin = this.#seen.get(id)
    return twin === undefined
      ? null
      : { field: 'stocknum', reason: `"${stocknum}" is already on line ${twin}` }
  }

  /** The car's indexed row, or its last row before it left; a stock number may have been reused for another car. */
  #earlier(vehicle: FeedVehicle, id: string): IndexedRow | undefined {
    const { before, gone, dealer } = this.#context
    const row = before.get(id)
    if (row !== undefined) return row
    const left = gone.get(id)
    if (left === undefined) return undefined
    if (vehicle.vin !== '' && left.vin) return vehicle.vin === left.vin ? left : undefined
    return carNames(vehicle, readMake(vehicle, dealer)).name === left.name ? left : undefined
  }

  #carOf(vehicle: FeedVehicle, earlier: IndexedRow | undefined): PreparedCar | { problem: Problem } {
    const { dealer, codes, before, overrides, moment, feedKeyOf } = this.#context
    const place = placeOfCar(dealer, codes, vehicle)
    if ('refused' in place) return { problem: { field: 'dealership', reason: place.refused } }
    try {
      const document = buildCarDocument({ vehicle, dealer, place, before: earlier, moment })
      // A car that returns belongs to the feed that brings it back.
      const feed = feedKeyOf(before.get(String(document.id)))
      const point = place.location && locationPoint(place.location, POSTCODES)
      const override = overrides.get(String(document.id))
      return prepareOverridden(document, { feed, point }, { override, now: moment.now })
    } catch (error) {
      if (!(error instanceof ZodError)) throw error
      const [issue] = error.issues
      const reason = issue?.message ?? 'does not fit the stock contract'
      return { problem: { field: issue?.path.join('.') ?? '', reason } }
    }
  }

  #reject(problem: RowProblem, key: string, row: FeedRow): ValidatedRow {
    const ids =
      slugify(key) === '' ? this.#mentioned.findIn(readText(row)) : [carId(this.#context.dealer.slug, key)]
    return { kind: 'rejected', ids, problem: { ...problem, name: nameOfRow(row) } }
  }
}

function readText({ text, fields }: FeedRow): string {
  return (
    text ??
    [...fields.values()]
      .flat()
      .filter((value) => typeof value === 'string')
      .join('\n')
  )
}

function getEarlierFigures({ km, price }: IndexedRow) {
  return { km: km ?? null, priceCents: typeof price === 'number' ? Math.round(price * 100) : null }
}
