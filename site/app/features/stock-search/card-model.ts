import type { PictureModel } from '#app/ui/picture.tsx'

/** The price of a car as its cards and its page say it. */
export type PriceModel = {
  /** '$38,990', '$190/week', 'PREORDER' or the dealer's words for none. */
  text: string
  /** 'Drive away' …; '' where there is no price. */
  type: string
  was: string | null
}

/** A weekly repayment; never without the comparison rate it rests on. */
export type RepaymentModel = { weekly: string; comparison: string }

/** A fact of a car with its icon. */
export type FactModel = { icon: 'odometer' | 'gearbox' | 'car-front'; text: string }

/** A car among others: everything its card shows, made on the server. */
export type CarCardModel = {
  id: string
  href: string
  name: string
  sub: string
  certified: boolean
  picture: PictureModel | null
  /** Small pictures under the large one; empty where the strip is not shown (CARD-11, CARD-12). */
  strip: PictureModel[]
  /** Pictures beyond the strip. */
  more: number
  tag: { text: string; dark: boolean } | null
  /** A badge on the picture in place of a tag (CARD-04). */
  certifiedBadge: boolean
  available: boolean
  price: PriceModel
  repayment: RepaymentModel | null
  facts: FactModel[]
}
