import type { LenderTerms } from '#app/domain/money/weekly-price.ts'
import type { ItemNames } from '#app/domain/words/item-names.ts'
import type { CarCardModel } from '#app/parts/car/card/card-model.ts'
import type { PayTrack } from './pay-track.ts'
import type { SiteCalculator } from './site-calculator.server.ts'

/** What a shopper gets for so many dollars a week. */
export type PayWeekModel = {
  /** Dollars a week. */
  weekly: number
  track: PayTrack
  /** The terms that every weekly price of the site rests on. */
  lender: LenderTerms
  /** `10% deposit, 5 years, 8.50% a year, no final payment`. */
  basis: string
  comparison: string
  /** Vehicles with a weekly price, and those of them that cost at most so much. */
  total: number
  count: number
  /** The lowest weekly price, in dollars. */
  lowest: number
  cards: CarCardModel[]
  /** The search that lists them all. */
  href: string
  item: ItemNames
  calculator: SiteCalculator
}
