/** One thing that shows or does not, and why. */
export type ExplainedPart = {
  /** `Tag`, `Price`, `Get Finance`. */
  part: string
  /** What stands there; '' for what speaks for itself or is not there. */
  value: string
  shown: boolean
  /** Each of what the rules say, in their order. */
  reasons: string[]
  /** When it may turn by itself, in the dealer's time; '' where it does not. */
  changesAt: string
}

/** A card of the page by its car's id. */
export type ExplainedCar = { id: string; name: string; parts: ExplainedPart[] }

/** A tile of the dealer's, on this page or not. */
export type ExplainedTile = ExplainedPart & { id: string }

/** Why a page of cars is as it is. */
export type Explanation = {
  /** The instant that the rules were asked about, in the dealer's time. */
  at: string
  cars: ExplainedCar[]
  /** The vehicle whose own page it is; null on any other. */
  vehicle: ExplainedCar | null
  /** Null on a page that is no search. */
  tiles: ExplainedTile[] | null
}
