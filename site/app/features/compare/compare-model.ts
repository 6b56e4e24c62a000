import type { CarCardModel } from '#app/features/car/card/card-model.ts'
import type { PageMeta } from '#app/features/layout/page-meta.ts'

/** A fact of every car, in the order of the cars; '' where one tells nothing. */
export type CompareRow = { label: string; values: string[]; same: boolean }

/** Facts under their heading. */
export type CompareGroup = { title: string; rows: CompareRow[] }

/** A car at the head of its column. */
export type ComparedCar = {
  card: CarCardModel
  /** This comparison without the car. */
  without: string
}

/** Up to four cars beside each other. */
export type CompareModel = {
  meta: PageMeta
  cars: ComparedCar[]
  groups: CompareGroup[]
  /** How many of the cars asked for this dealer does not have; which ones is not told. */
  missing: number
  /** More than four were asked for. */
  tooMany: boolean
  /** Rows in which the cars differ, and all. */
  counts: { differing: number; all: number }
  /** Only rows that differ are among `groups`. */
  onlyDifferences: boolean
  /** The same cars with all rows, and with those that differ. */
  hrefs: { all: string; differences: string }
  /** Where more cars are. */
  stockHref: string
}
