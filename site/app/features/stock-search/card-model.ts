import type { IconName } from '#app/ui/icons/icon-names.ts'
import type { PictureModel } from '#app/ui/picture.tsx'

/** A fact with its icon: `21,480 km`. */
export type CarFact = { icon: IconName; text: string }

/** The one price on a card or page (PRICE-01, PRICE-02): `type` says what it is, `was` what it was before. */
export type PriceModel = { text: string; type: string; was: string; isMoney: boolean }

/** A weekly repayment, which never stands without its comparison rate (CARD-14). */
export type WeeklyModel = { text: string; comparison: string }

/** What the garage keeps of a car; names on the wire (DATA-18). */
export type GarageEntry = {
  id: string
  name: string
  slug: string
  make: string
  model: string
  primary_image_url: string
}

/** A car among results. */
export type CarCardModel = {
  id: string
  href: string
  /** `2023 Mazda CX-5`. */
  name: string
  /** Badge or series; '' for none. */
  sub: string
  picture: PictureModel | null
  /** Addresses of the strip's thumbnails; [] where there is no strip (CARD-11, CARD-12). */
  strip: string[]
  /** Pictures beyond the strip's. */
  stripMore: number
  /** The tag top left; `certified` is the badge drawn as an image (CARD-04). */
  tag: { text: string; look: 'light' | 'dark' | 'certified' } | null
  price: PriceModel
  weekly: WeeklyModel | null
  /** In place of the repayment of a car that is gone: `Sold 2 days ago`. */
  gone: string
  available: boolean
  facts: CarFact[]
  action: { label: string; href: string }
  /** Null where the garage is off or the car is gone (SAVE-11). */
  garage: GarageEntry | null
}
