import type { OfferText } from '@forecourt/schemas/contract'
import type { PictureModel } from '#app/ui/picture.tsx'

/** An offer as its card and its page show it. */
export type OfferModel = {
  id: string
  name: string
  href: string
  /** Last day, in words; '' for one without an end. */
  until: string
  category: string
  picture: PictureModel | null
  description: OfferText
  disclaimer: OfferText | null
  /** The model's own page, where there is one (OFFER-08). */
  explore: string | null
}

/** An offer as a slide of the promotions slider (PROMO-09). */
export type PromotionModel = { id: string; name: string; text: string; href: string; picture: PictureModel }
