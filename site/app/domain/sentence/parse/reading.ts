import type { RangeKey } from '#app/domain/search-address/search-ranges.ts'

/** Bounds as a search has them, inclusive; null is open. */
export type ReadBounds = readonly [min: number | null, max: number | null]

/** Dollars, dollars a week, kilometres, years. */
export type ReadRangeKey = Extract<RangeKey, 'price' | 'weekly_price' | 'km' | 'year'>
export type ReadSort = 'nearest' | 'latest' | 'price-desc' | 'price-asc'

/** The effect of a part of a sentence on the search. */
export type Effect =
  | { do: 'include'; key: string; values: readonly string[] }
  | { do: 'exclude'; key: string; values: readonly string[] }
  | { do: 'range'; key: ReadRangeKey; bounds: ReadBounds }
  | { do: 'sort'; sort: ReadSort }
  /** Only vehicles with pictures. */
  | { do: 'photos' }
  /** Kilometres are null where the sentence names no distance. */
  | { do: 'near'; postcode: string; km: number | null }
  /** Places of different kinds joined by 'or': any of them. */
  | { do: 'places'; places: readonly PlaceChoice[] }

/** One of several places, with its words. */
export type PlaceChoice = Span &
  ({ postcode: string; km: number | null } | { key: string; values: readonly string[] })

/** A part of the text: its first character and the one after its last. */
export type Span = { start: number; end: number }

/** A part of a sentence that was understood, with its effect; each becomes a pill. */
export type Reading = Span & { effect: Effect }

/** The search of a sentence. Keys of values are those of the vocabulary. */
export type ReadState = {
  filters: Readonly<Record<string, readonly string[]>>
  excluded: Readonly<Record<string, readonly string[]>>
  ranges: Readonly<Partial<Record<ReadRangeKey, ReadBounds>>>
  sort: ReadSort | null
  photos: boolean
  near: { postcode: string; km: number | null } | null
  /** Empty where the sentence names no alternatives of different kinds. */
  places: readonly PlaceChoice[]
}

export type ReadSentence = {
  /** In the order of the text; no two overlap. */
  readings: readonly Reading[]
  /** Words without an effect, in the order of the text. */
  idle: readonly Span[]
  /** Those of `idle` that said something, and a whole text that says nothing about a vehicle. */
  unused: readonly Span[]
  /** Words for the index, in the order of the text. */
  unread: readonly Span[]
  state: ReadState
  /** The unread words as a query for the index; an excluded word has a minus before it. */
  rest: string
}
