/** One thing that shows or does not, and why. */
export type ExplainedPart = {
  /** `Tag`, `Price`, `Get Finance`. */
  part: string
  /** The shown value; '' for none. */
  value: string
  shown: boolean
  /** The verdict's reasons, in their order. */
  reasons: string[]
  /** When the verdict can change by itself, in the dealer's time; '' when it does not. */
  changesAt: string
}

/** A card of the page by its car's id. */
export type ExplainedCar = { id: string; name: string; parts: ExplainedPart[] }

/** A tile of the dealer's, on this page or not. */
export type ExplainedTile = ExplainedPart & { id: string }

/** Why a page of cars is as it is. */
export type Explanation = {
  /** The instant for which the rules were evaluated, in the dealer's time. */
  at: string
  cars: ExplainedCar[]
  /** The vehicle whose own page it is; null on any other. */
  vehicle: ExplainedCar | null
  /** Null on a page that is no search. */
  tiles: ExplainedTile[] | null
  /** Slides and running words of a page that staff compose; null on any other. */
  banners: ExplainedTile[] | null
}
