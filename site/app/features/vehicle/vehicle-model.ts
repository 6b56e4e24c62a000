import type { ItemWords } from '#app/domain/words/item-words.ts'
import type { ShownHotspot } from '#app/features/vehicle/gallery/components/hotspot-list.tsx'
import type { Hotspot } from '#app/features/vehicle/gallery/hotspots.ts'
import type { GaugeSection } from '#app/features/vehicle/gauge/gauge-model.ts'
import type { CarReport } from '#app/features/vehicle/rules/car-reports.ts'
import type { VehicleNotice } from '#app/features/vehicle/rules/vehicle-notice.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import type {
  CarFact,
  GarageEntry,
  PriceModel,
  TagModel,
  WeeklyModel,
} from '#app/parts/car/card/card-model.ts'
import type { CarPlaceModel } from '#app/parts/car/facts/car-place.server.ts'
import type { CommentsModel } from '#app/parts/car/facts/comments-model.ts'
import type { KeyFact } from '#app/parts/car/facts/key-facts.ts'
import type { SpecGroup } from '#app/parts/car/facts/spec-groups.ts'
import type { CarVideo } from '#app/parts/car/rules/car-video.ts'
import type { SimilarModel } from '#app/parts/car/similar-model.ts'
import type { DeliveryModel } from '#app/parts/delivery/delivery-model.ts'
import type { VehicleLeads } from '#app/parts/lead/form/lead-link-model.ts'
import type { MoneyModel } from '#app/parts/money/calculator/money-model.ts'
import type { ReserveOffer } from '#app/parts/reserve/reserve-model.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import type { RecordModel } from './record/record-model.ts'

/** A picture of the gallery and the address of its thumbnail. */
export type GalleryPicture = { picture: PictureModel; thumb: string }

/** A spin before it is opened: its opening frame, that frame's thumbnail, the address of its frames. */
export type SpinModel = {
  first: PictureModel
  thumb: string
  href: string
  /** It turns round once by itself when it is opened (VDP-05). */
  rotates: boolean
}

/** The addresses of a spin's frames in order, for narrow and for wide or dense screens, and what is where on it. */
export type SpinFrames = { small: string[]; large: string[]; hotspots: Hotspot[] }

/** A panorama of the inside, and what is where on it. */
export type InteriorModel = GalleryPicture & { hotspots: ShownHotspot[] }

/** A viewed car as local storage holds it (DATA-19); field names are part of the storage format. */
export type ViewedCar = {
  id: string
  stocknum: string
  make: string
  model: string
  body: string
  simple_body: string
}

/** A dealer's own words about a vehicle; what is empty is not shown. */
export type DealerWords = {
  included: string[]
  /** Of a used vehicle. */
  assurances: string[]
  reasons: { title: string; text: string }[]
  protection: { title: string; text: string }[]
}

/** A car's own page from top to bottom. */
export type VehicleModel = {
  meta: PageMeta
  /** schema.org's Car with its offer. */
  crumbs: Crumb[]
  name: string
  sub: string
  /** Its most important facts, as beside the name. */
  facts: CarFact[]
  /** What its kind is called. */
  item: ItemWords
  carType: 'new' | 'demo' | 'used'
  /** `Certified used`, `New`, `Demo`. */
  kind: string
  certified: boolean
  slug: string
  /** `Viewed 12 times`, until the page has the fresh number; '' for fewer than `from`. */
  views: { text: string; from: number }
  tag: TagModel | null
  available: boolean
  /** Of what is not available: sold, and not of another status. */
  isSold: boolean
  pictures: GalleryPicture[]
  spin: SpinModel | null
  /** A panorama of the inside (VDP-09). */
  interior: InteriorModel | null
  /** A provider's page with its spin, for a car without one of its own (VDP-08). */
  viewer: string | null
  /** Played on demand; a public address. */
  video: CarVideo | null
  /** What the gallery shows first of a car that has both (VDP-03). */
  galleryView: 'spin' | 'pictures'
  /** Icon shown when there is no picture. */
  icon: IconName
  price: PriceModel
  weekly: (WeeklyModel & { terms: string }) | null
  money: MoneyModel
  /** The price comparison; null where there is none (GAUGE-08). */
  gauge: GaugeSection | null
  keys: KeyFact[]
  /** The vehicle in two or three sentences (VDP-23). */
  summary: string
  dealerWords: DealerWords
  /** That it is reserved or on its way. */
  notice: VehicleNotice | null
  /** Where shoppers chat with the dealer; '' for nowhere. */
  chatHref: string
  comments: CommentsModel
  features: string[]
  specs: SpecGroup[]
  place: CarPlaceModel
  /** The car's city where it is not the dealer's own (VDP-34); null where it is, and for a car that is gone. */
  announcement: string | null
  /** The forms it opens. */
  leads: VehicleLeads
  /** Address of the trade-in form; null when the car is unavailable (TRADE-06). */
  tradeHref: string | null
  /** The delivery estimate form; null when the car is unavailable. */
  delivery: DeliveryModel | null
  /** Its inspection and earlier prices; null where nothing is on record. */
  record: RecordModel
  similar: SimilarModel
  nextLinks: { label: string; href: string }[]
  garage: GarageEntry | null
  /** The reserve button; null when the car cannot be reserved online (RES-06). */
  reserve: ReserveOffer | null
  /** Its address for sharing; null where the site has none of its own yet (SHARE-03). */
  share: string | null
  /** Reports of it that can be had (TEN-26). */
  reports: CarReport[]
  /** The page to print, and the same as a document. */
  print: { href: string; pdf: string; fileName: string }
  /** The data Save stores for a signed-in shopper; null where the dealer has no sign-in (SAVE-08). */
  watch: { id: string; name: string; status: string } | null
  /** 'Sales this Month' at the page's instant (VDP-50); null where the dealer does not count them. */
  sales: number | null
  viewed: ViewedCar
}
