import type { CarVideo } from '#app/domain/card/car-video.ts'
import type { CarReport } from '#app/domain/vehicle/car-reports.ts'
import type { ItemWords } from '#app/domain/vehicle/item-words.ts'
import type { DeliveryModel } from '#app/features/delivery/delivery-model.ts'
import type { MoneyModel } from '#app/features/finance/money-model.ts'
import type { PhoneLink } from '#app/features/layout/layout-model.ts'
import type { PageMeta } from '#app/features/layout/page-meta.ts'
import type { VehicleLeads } from '#app/features/leads/lead-link-model.ts'
import type { HoursRow, OpenState } from '#app/features/locations/location-models.ts'
import type { ReserveOffer } from '#app/features/reserve/reserve-model.ts'
import type {
  CarCardModel,
  GarageEntry,
  PriceModel,
  TagModel,
  WeeklyModel,
} from '#app/features/stock-search/cards/card-model.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import type { PictureModel } from '#app/ui/picture.tsx'

/** A fact of the key information. */
export type KeyFact = { icon: IconName; label: string; value: string }

/** Specifications under one heading; those without a value are not among them (VDP-26). */
export type SpecGroup = { title: string; specs: { label: string; value: string }[] }

/** A picture of the gallery and the address of its thumbnail. */
export type GalleryPicture = { picture: PictureModel; thumb: string }

/** A spin before it is opened: its first frame, that frame's thumbnail, and where its frames are told as data. */
export type SpinModel = { first: PictureModel; thumb: string; href: string }

/** The addresses of a spin's frames in order, for narrow and for wide or dense screens. */
export type SpinFrames = { small: string[]; large: string[] }

/** Dealer comments: paragraphs cut where the open part ends, or the message for none (VDP-29, VDP-30). */
export type CommentsModel = { message: string; paragraphs: { open: string; rest: string }[]; folds: boolean }

/** What local storage keeps of a viewed car; names on the wire (DATA-19). */
export type ViewedCar = {
  id: string
  stocknum: string
  make: string
  model: string
  body: string
  simple_body: string
}

/** Whom to call about a car. */
export type CarPhoneModel = PhoneLink & {
  /** What is readable until the number is asked for, `07 34** ****`; '' where it stands in full at once. */
  masked: string
  /** What is recorded when it is seen; names on the wire (CALL-15). */
  reveal: { car_id: string; dealership_id: string; website_id: string }
}

/** Where the car stands and whom to call about it. */
export type CarPlaceModel = {
  /** Of the dealer's own location; [] and null for a place the dealer does not show. */
  hours: HoursRow[]
  openState: OpenState | null
  name: string
  address: string
  directions: string | null
  phone: CarPhoneModel | null
  /** 'See more from this dealer' (VDP-43). */
  stockHref: string
}

/** A car's own page from top to bottom. */
export type VehicleModel = {
  meta: PageMeta
  /** schema.org's Car with its offer. */
  structured: Record<string, unknown>
  crumbs: Crumb[]
  name: string
  sub: string[]
  /** What its kind is called. */
  item: ItemWords
  carType: 'new' | 'demo' | 'used'
  /** `Certified used`, `New`, `Demo`. */
  kind: string
  certified: boolean
  views: string
  tag: TagModel | null
  available: boolean
  pictures: GalleryPicture[]
  spin: SpinModel | null
  /** Played when it is asked for; its address is the browser's. */
  video: CarVideo | null
  /** What the gallery shows first of a car that has both (VDP-03). */
  galleryView: 'spin' | 'pictures'
  /** Stands where there is no picture. */
  icon: IconName
  price: PriceModel
  /** `$1,660 below market`; '' where it is not (PRICE-04). */
  belowMarket: string
  weekly: (WeeklyModel & { terms: string }) | null
  money: MoneyModel
  keys: KeyFact[]
  comments: CommentsModel
  features: string[]
  specs: SpecGroup[]
  place: CarPlaceModel
  /** The forms it opens. */
  leads: VehicleLeads
  /** Where another vehicle is traded in for it; null for one that is gone (TRADE-06). */
  tradeHref: string | null
  /** What delivery costs can be asked; null for a vehicle that is gone. */
  delivery: DeliveryModel | null
  /** `failed` while nobody can tell which; a search of its kind stands in for them (ERR-09). */
  similar: { cards: CarCardModel[]; href: string; failed: boolean }
  ways: { label: string; href: string }[]
  garage: GarageEntry | null
  /** What is said of reserving it; null where it is not reserved online (RES-06). */
  reserve: ReserveOffer | null
  /** Its address for sharing; null where the site has none of its own yet (SHARE-03). */
  share: string | null
  /** Reports of it that can be had (TEN-26). */
  reports: CarReport[]
  /** The page to print, and the same as a document. */
  print: { href: string; pdf: string; fileName: string }
  /** What Save keeps for whoever signs in; null where the dealer has no sign-in (SAVE-08). */
  watch: { id: string; name: string; status: string } | null
  /** 'Sales this Month' at the page's instant (VDP-50); null where the dealer does not count them. */
  sales: number | null
  viewed: ViewedCar
}
