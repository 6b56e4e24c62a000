import { MAKES } from '@forecourt/schemas/contract'
import { distance } from 'fastest-levenshtein'
import { makeKey } from '../car/known-make.ts'
import { ModelNames, type ModelSpellings } from '../car/model-names.ts'
import { DateOrder } from '../convert/date-order.ts'
import type { FeedDealer } from '../dealer/feed-dealer.ts'
import type { DealerFeed } from '../dealer/feed-manifest.ts'
import type { IndexedRow } from '../diff/indexed-row.ts'
import type { RowProblem } from '../vehicle/read-vehicle.ts'

const MOST_LISTED = 12
/** Bounds what is remembered of a file whose rows all have other makes. */
const MOST_MAKES = 500

/** What the whole file has taught, by which it is read once more. */
export type Learnt = { monthFirst: boolean; models: ModelSpellings | null }

type FindingsContext = {
  feed: DealerFeed
  dealer: FeedDealer
  /** The dealer's cars in the index. */
  before: ReadonlyMap<string, IndexedRow>
  owns: (row: IndexedRow) => boolean
  learnt: Learnt | null
}

/** What the rows of a file tell about it as a whole: the order of its dates, spellings of models, unknown makes. */
export class FileFindings {
  readonly dates: DateOrder
  readonly #models: ModelNames
  readonly #unknownMakes = new Map<string, number>()
  readonly #isChange: boolean
  readonly #normalises: boolean

  constructor({ feed, dealer, before, owns, learnt }: FindingsContext) {
    const rows = [...before.values()]
    const isReplaced = (row: IndexedRow) => feed.snapshot && owns(row)
    this.dates = new DateOrder(learnt?.monthFirst ?? false)
    this.#isChange = !feed.snapshot
    this.#normalises = dealer.normalisesMakes
    this.#models = new ModelNames({
      catalogue: dealer.models,
      others: rows.filter((row) => !isReplaced(row)),
      replaced: rows.filter(isReplaced),
      learnt: learnt?.models ?? null,
    })
  }

  /** The one name of a model; as it is written at a dealer who keeps makes so. */
  modelName(make: string, written: string): string {
    if (!this.#normalises || make === '' || written === '') return written
    this.#noteMake(make)
    return this.#models.formatName(make, written)
  }

  /** What a second reading uses; null where it would read the same. */
  relearnt(): Learnt | null {
    const monthFirst = this.dates.tellsMonthFirst
    // A change follows the stock that it changes.
    const models = this.#isChange ? null : this.#models.relearnt()
    return monthFirst === this.dates.isMonthFirst && models === null ? null : { monthFirst, models }
  }

  /** Warnings about the file as a whole. */
  problems(): RowProblem[] {
    return [...this.#dateProblems(), ...this.#makeProblems(), ...this.#modelProblems()].map(
      ([field, reason]) => ({ line: 1, stocknum: '', field, reason }),
    )
  }

  #dateProblems(): [string, string][] {
    const both = this.dates.contradiction
    if (both !== null) {
      const reason = `are written day first ("${both.dayFirst}") and month first ("${both.monthFirst}"); all are read day first`
      return [['dates', reason]]
    }
    return this.dates.isMonthFirst
      ? [['dates', 'are read month first, as those with a day after the 12th are written']]
      : []
  }

  #makeProblems(): [string, string][] {
    const found = [...this.#unknownMakes].flatMap(([make, cars]) => {
      const near = nearMake(make)
      return near === null ? [] : [`"${make.slice(0, 40)}" (perhaps ${near}), ${carsText(cars)}`]
    })
    return found.length === 0
      ? []
      : [['makes', `are not known and listed as they are written: ${listed(found)}`]]
  }

  #modelProblems(): [string, string][] {
    const unified = this.#models.unified().map(({ change, cars }) => `${change}, ${carsText(cars)}`)
    return unified.length === 0 ? [] : [['models', `are listed under one name each: ${listed(unified)}`]]
  }

  #noteMake(make: string): void {
    if (KNOWN.has(makeKey(make)) || (this.#unknownMakes.size >= MOST_MAKES && !this.#unknownMakes.has(make)))
      return
    this.#unknownMakes.set(make, (this.#unknownMakes.get(make) ?? 0) + 1)
  }
}

const KNOWN = new Map(MAKES.map(({ name }) => [makeKey(name), name]))

/** The known make that an unknown one is with one or two typing errors; null for none. */
function nearMake(make: string): string | null {
  const key = makeKey(make)
  if (key.length < 4) return null
  const most = key.length >= 6 ? 2 : 1
  const near = [...KNOWN]
    .filter(([known]) => known[0] === key[0] && Math.abs(known.length - key.length) <= most)
    .map(([known, name]) => ({ name, errors: distance(known, key) }))
    .sort((one, other) => one.errors - other.errors)[0]
  return near !== undefined && near.errors <= most ? near.name : null
}

function listed(entries: readonly string[]): string {
  const more = entries.length - MOST_LISTED
  return `${entries.slice(0, MOST_LISTED).join('; ')}${more > 0 ? `; and ${more} more` : ''}`
}

const carsText = (count: number) => `${count} ${count === 1 ? 'car' : 'cars'}`
