import type { IconName } from '#app/ui/icons/icon-names.ts'
import type { InspectionLook } from '../rules/inspection.ts'

/** A fact with its icon: `21,480 km`. */
export type CarFact = { icon: IconName; text: string }

/** The one price on a card or page (PRICE-01, PRICE-02): `type` is its kind, `was` the price before a reduction. */
export type PriceModel = { text: string; type: string; was: string; isMoney: boolean }

/** The one tag on a picture; `certified` is the badge image (CARD-04). */
export type TagModel = { text: string; look: 'light' | 'dark' | 'certified' }

/** A weekly repayment, always shown with its comparison rate (CARD-14). */
export type WeeklyModel = { text: string; comparison: string }

/** A saved car as the browser stores it (DATA-18); field names are part of the storage format. */
export type GarageEntry = {
  id: string
  name: string
  slug: string
  make: string
  model: string
  primary_image_url: string
}

/**
 * A car among results. Every page carries twenty-one of them, so the shape is flat, omits empty fields and repeats no
 * value.
 */
export type CarCardModel = {
  id: string
  slug: string
  /** `2023 Mazda CX-5`. */
  name: string
  /** Badge or series. */
  sub?: string
  /** `Parramatta`, of a dealer with several yards. */
  yard?: string
  /** Sources of the picture, as an image's `srcset`. */
  photo?: string
  /** Placeholder shown until the picture has loaded. */
  placeholder?: string
  /** The picture is an illustration, not a photo, and is labelled as one. */
  drawn?: true
  /** The illustration has no background of its own. */
  cut?: true
  /** Icon of the vehicle kind, used when there is no picture. */
  icon?: IconName
  colour?: string
  /** The address that plays its video, and how it plays over the page; without that it opens on its own. */
  video?: string
  videoPlays?: 'frame' | 'file'
  /** The thumbnails can be fetched (CARD-11, CARD-12). */
  strip?: true
  /** The tag top left (CARD-02 to CARD-09). */
  tag?: string
  /** `certified` is the badge image (CARD-04). */
  tagLook?: 'dark' | 'certified'
  /** Absent when the car is unavailable. */
  price?: string
  priceType?: string
  was?: string
  /** The repayment and its comparison rate, always shown together (CARD-14). */
  weekly?: string
  comparison?: string
  /** Three facts of its kind (CARD-15). */
  facts?: string[]
  /** Lines of its inspection, for dealers whose card is a sheet. */
  found?: [look: InspectionLook, text: string][]
  /** What this dealer's card says besides: `At Geelong, in Newcastle by Thu 3 Dec`, `Falls to $26,050 on Wed 23 Dec`, `Seat 815 mm · Learner approved`. */
  note?: string
  /** Up to three masses or the like: `Tows`, `3,500 kg`. */
  figures?: [label: string, value: string][]
  /** How far an electric car goes, `share` of the longest bar: `Springwood to Grafton, on the highway`, `350 km`. */
  reach?: { share: number; text: string; km: string }
  /** More facts with labels, for dealers whose card is wide enough for a table. */
  table?: [label: string, value: string][]
  /** Only for an unavailable car: `Sold 2 days ago`, and the address of similar cars. */
  unavailable?: string
  similar?: string
  /** Labels of the finance and reserve buttons; absent when the button is not shown (CARD-01, CARD-16). */
  finance?: string
  reserve?: string
  /** Where it is reserved, unless that is the usual address (VAR-10). */
  reserveAt?: string
  /** `Held till Tue 1 Dec`, in the place of its reservation. */
  held?: string
  /** Further fields of the saved car; absent when the dealer has no garage or the car is unavailable (SAVE-11). */
  make?: string
  model?: string
}
