import type { IconName } from '#app/ui/icons/icon-names.ts'

/** A fact with its icon: `21,480 km`. */
export type CarFact = { icon: IconName; text: string }

/** The one price on a card or page (PRICE-01, PRICE-02): `type` says what it is, `was` what it was before. */
export type PriceModel = { text: string; type: string; was: string; isMoney: boolean }

/** The one tag on a picture; `certified` is the badge drawn as an image (CARD-04). */
export type TagModel = { text: string; look: 'light' | 'dark' | 'certified' }

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

/**
 * A car among results. Twenty-one of them travel with every page, so it is flat, leaves out what is empty, and names
 * nothing twice.
 */
export type CarCardModel = {
  id: string
  slug: string
  /** `2023 Mazda CX-5`. */
  name: string
  /** Badge or series. */
  sub?: string
  /** Sources of the picture, as an image's `srcset`. */
  photo?: string
  /** The ground to show until the picture comes. */
  placeholder?: string
  /** The picture is drawn, not taken, and its words say so. */
  drawn?: true
  /** The icon that stands for a kind of vehicle, where there is no picture. */
  icon?: IconName
  colour?: string
  /** The address that plays its video, and how it plays over the page; without that it opens on its own. */
  video?: string
  videoPlays?: 'frame' | 'file'
  /** Its thumbnails may be asked for (CARD-11, CARD-12). */
  strip?: true
  /** The tag top left (CARD-02 to CARD-09). */
  tag?: string
  /** `certified` is the badge drawn as an image (CARD-04). */
  tagLook?: 'dark' | 'certified'
  /** Absent of a car that is gone. */
  price?: string
  priceType?: string
  was?: string
  /** The repayment and its comparison rate, which never stand apart (CARD-14). */
  weekly?: string
  comparison?: string
  /** Three facts of its kind with their icons (CARD-15). */
  facts?: [icon: IconName, text: string][]
  /** More of them with labels, where the dealer's card has room for a table. */
  table?: [label: string, value: string][]
  /** Of a car that is gone: `Sold 2 days ago`, and where others like it are. */
  unavailable?: string
  similar?: string
  /** Words of the buttons that lead to its finance and its reservation; absent without them (CARD-01, CARD-16). */
  finance?: string
  reserve?: string
  /** Where it is reserved, unless that is the usual address (VAR-10). */
  reserveAt?: string
  /** What the garage keeps besides; absent where there is no garage or the car is gone (SAVE-11). */
  make?: string
  model?: string
}
