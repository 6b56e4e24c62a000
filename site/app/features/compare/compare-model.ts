import type { PageMeta } from '#app/page/page-meta.ts'
import type { CarCardModel } from '#app/parts/car/card/card-model.ts'

/** A fact of every car, in the order of the cars; '' where a car has no value. */
export type CompareRow = { label: string; values: string[]; same: boolean; best?: BestValue }

/** The car with the best value of a row, by its place, and in what it is best: `Lowest`. */
export type BestValue = { index: number; words: string }

/** Facts under their heading. */
export type CompareGroup = {
  title: string
  rows: CompareRow[]
  /** What stands where a car has no value: a list of features says nothing of what is not in it. */
  without?: string
  /** All have what its rows name, so that the names alone are shown. */
  shared?: true
}

/** A car at the head of its column. */
export type ComparedCar = {
  card: CarCardModel
  /** This comparison without the car. */
  without: string
  /** Where to ask about it; null where the dealer offers no enquiries, or the car is sold. */
  enquire: { href: string; label: string } | null
}

/** Up to four cars side by side. */
export type CompareModel = {
  meta: PageMeta
  cars: ComparedCar[]
  groups: CompareGroup[]
  /** The lowest of the prices; null where they do not differ, or do not include the same charges. */
  bestPrice: BestValue | null
  /** Number of requested cars that this dealer does not have; the page does not name them. */
  missing: number
  /** More than four were requested. */
  tooMany: boolean
  /** Rows in which the cars differ, and all. */
  counts: { differing: number; all: number }
  /** Only rows that differ are among `groups`. */
  onlyDifferences: boolean
  /** The same cars with all rows, and with those that differ. */
  hrefs: { all: string; differences: string }
  /** On a phone the first car stays, and this one is beside it: its place among the cars, from 2. */
  beside: number
  /** The same with the car before or after it beside the first; null for fewer than three cars. */
  turns: { previous: string; next: string } | null
  /** Where more cars are. */
  stockHref: string
  /** What came in last, where there is nothing to compare. */
  latest: CarCardModel[]
}
