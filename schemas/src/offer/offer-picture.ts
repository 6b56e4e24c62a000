import type { ContentImage } from '../content/image.zod.ts'
import type { Offer } from './offer.zod.ts'

/** Size of an offer's picture in pixels (OFFER-09). */
export const OFFER_PICTURE_SIZE = { width: 375, height: 250 } as const

/** The offer's own picture, else its model's (`image_or_model_image`), else the feed's address, else null (OFFER-09). */
export function offerPicture(
  offer: Pick<Offer, 'image' | 'modelImage' | 'imageUrl' | 'name'>,
): ContentImage | { url: string; alt: string } | null {
  return offer.image ?? offer.modelImage ?? (offer.imageUrl ? { url: offer.imageUrl, alt: offer.name } : null)
}
