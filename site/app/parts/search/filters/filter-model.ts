import type { ValueKey } from '#app/domain/search-address/search-keys.ts'
import type { NumberRangeKey, PeriodRangeKey } from '#app/domain/search-address/search-ranges.ts'
import type { Bounds } from '#app/domain/search-address/search-state.ts'
import type { SliderTrack } from './range-track.ts'

/** A choice with the number of cars it would find. */
export type FilterRow = {
  value: string
  /** How it reads, where it reads otherwise than the stock writes it. */
  label?: string
  count: number
  swatch?: string
}

type Folded = {
  title: string
  open: boolean
  /** Belongs to the further filters. */
  more?: true
}

/** Choices of one key. */
export type ChoiceGroup = Folded & {
  kind: 'choices'
  key: ValueKey
  rows: FilterRow[]
  /** Every make for the dropdown of 'Popular Makes' and 'All Makes' (SRCH-14), most first; absent elsewhere. */
  all?: string[]
  /** There are more choices than these rows; they can be fetched. */
  rest?: true
}

/** Bounds of a number: two fields, a slider with two thumbs, and upper bounds to choose at a touch. */
export type RangeGroup = Folded &
  SliderTrack & {
    kind: 'range'
    key: NumberRangeKey
    /** How many there are, from the slider's left to its right. */
    bars?: number[]
    picks?: readonly number[]
  }

/** Periods to choose from, for when a car arrived. */
export type PeriodGroup = Folded & {
  kind: 'periods'
  key: PeriodRangeKey
  periods: { label: string; bounds: Bounds }[]
}

export type FilterGroup = ChoiceGroup | RangeGroup | PeriodGroup
