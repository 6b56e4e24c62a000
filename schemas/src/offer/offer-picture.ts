import type { ContentImage } from '../content/image.query.ts'
import type { Offer } from './offer.query.ts'

/** The offer's own picture, else its model's (`image_or_model_image`), else the feed's address, else null (OFFER-09). */
export function offerPicture(
  offer: Pick<Offer, 'image' | 'modelImage' | 'imageUrl' | 'name'>,
): ContentImage | { url: string; alt: string } | null {
  return offer.image ?? offer.modelImage ?? (offer.imageUrl ? { url: offer.imageUrl, alt: offer.name } : null)
}
