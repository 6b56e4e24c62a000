import type { RangeKey, ValueKey } from './search-keys.ts'

/** A choice with the cars behind it, as they would be if it were chosen. */
export type FilterRow = {
  value: string
  /** How it reads, where it reads otherwise than the stock writes it. */
  label?: string
  count: number
  swatch?: string
}

/** Choices of one key. */
export type ChoiceGroup = {
  kind: 'choices'
  key: ValueKey
  title: string
  open: boolean
  rows: FilterRow[]
  /** Every make for the dropdown of 'Popular Makes' and 'All Makes' (SRCH-14), most first; absent elsewhere. */
  all?: FilterRow[]
}

/** Two bounds chosen from steps. */
export type StepsGroup = {
  kind: 'steps'
  key: Extract<RangeKey, 'year' | 'km'>
  title: string
  open: boolean
  steps: number[]
}

/** The price: two fields and a slider whose middle is the median, under bars of how many cars cost so much. */
export type PriceGroup = {
  kind: 'price'
  title: string
  open: boolean
  median: number
  /** Heights in hundredths of the tallest, from the slider's left to its right. */
  bars: number[]
}

export type FilterGroup = ChoiceGroup | StepsGroup | PriceGroup
