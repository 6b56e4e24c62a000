/** A choice of the finder with the number of its cars. */
export type FinderChoice = { value: string; label: string; count: number }

/** The search form of the front page. */
export type FinderModel = {
  total: number
  /** The button's label: `Show 182 cars`, or an alternative when the stock is empty. */
  action: string
  carTypes: FinderChoice[]
  /** The first 20 by count, then all by name (SRCH-14); `popular` is [] where there is no need of groups. */
  makes: { popular: FinderChoice[]; all: FinderChoice[] }
  /** Offered instead of makes where there is but one. */
  models: FinderChoice[]
  bodies: FinderChoice[]
  priceRanges: FinderChoice[]
}
