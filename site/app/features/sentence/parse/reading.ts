/** Bounds as a search has them, inclusive; null is open. */
export type ReadBounds = readonly [min: number | null, max: number | null]

/** Dollars, dollars a week, kilometres, years. */
export type ReadRangeKey = 'price' | 'weekly_price' | 'km' | 'year'
export type ReadSort = 'nearest' | 'latest' | 'price-desc' | 'price-asc'

/** What a part of a sentence asks of a search. */
export type Effect =
  | { do: 'include'; key: string; values: readonly string[] }
  | { do: 'exclude'; key: string; values: readonly string[] }
  | { do: 'range'; key: ReadRangeKey; bounds: ReadBounds }
  | { do: 'sort'; sort: ReadSort }
  /** Only vehicles with pictures. */
  | { do: 'photos' }
  /** Kilometres are null where the sentence names no distance. */
  | { do: 'near'; postcode: string; km: number | null }

/** A part of the text, from its first character to behind its last. */
export type Span = { start: number; end: number }

/** A part of a sentence that was understood, and what it does; each becomes a pill. */
export type Reading = Span & { effect: Effect }

/** The search a sentence asks for. Keys of values are those of the vocabulary. */
export type ReadState = {
  filters: Readonly<Record<string, readonly string[]>>
  excluded: Readonly<Record<string, readonly string[]>>
  ranges: Readonly<Partial<Record<ReadRangeKey, ReadBounds>>>
  sort: ReadSort | null
  photos: boolean
  near: { postcode: string; km: number | null } | null
}

export type ReadSentence = {
  /** In the order of the text; no two overlap. */
  readings: readonly Reading[]
  /** Words that only hold the sentence together, in the order of the text. */
  idle: readonly Span[]
  /** Words left to the index, in the order of the text. */
  unread: readonly Span[]
  state: ReadState
  /** The unread words as the index is asked for them; a word that is not wanted has a minus before it. */
  rest: string
}
