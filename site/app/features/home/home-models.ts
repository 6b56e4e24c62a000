import type { MakeKind } from '@forecourt/schemas/contract'
import type { BlockModel, BlockModelOf } from '#app/blocks/block-models.ts'
import type { PageMeta } from '#app/features/layout/page-meta.ts'
import type { LocationCardModel } from '#app/features/locations/location-card.server.ts'
import type { OfferModel } from '#app/features/offers/offer-model.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'

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

/** A tile of 'Search By Popular Car Types' (SRCH-32). */
export type BodyTile = { label: string; href: string; count: number; image: string | null }

/** The makes of one kind that a group sells (GRP-01). */
export type BrandGrid = {
  kind: MakeKind
  title: string
  brands: { name: string; href: string; picture: PictureModel | null }[]
}

/** The front page from top to bottom. */
export type HomeModel = {
  meta: PageMeta
  hero: BlockModelOf<'hero'>
  /** Null while the stock does not answer. */
  finder: FinderModel | null
  bodies: BodyTile[]
  /** `Search By Popular Car Types`, or what the dealer's vehicles are. */
  bodiesTitle: string
  /** Numbers under the hero (GRP-02). */
  figures: { value: string; label: string }[]
  /** Makes by kind, for templates with brand grids; else []. */
  brandGrids: BrandGrid[]
  /** Blocks before the offers, between offers and locations, and after those. */
  blocks: { opening: BlockModel[]; middle: BlockModel[]; closing: BlockModel[] }
  /** Words that run across the page (PROMO-14); '' for none. */
  scrollingBanner: string
  offers: OfferModel[]
  locations: LocationCardModel[]
}
