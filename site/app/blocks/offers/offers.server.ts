import type { BlockOf } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { listShownOffers, type OfferModel, offerModel } from '#app/parts/offer/offer-model.server.ts'

/** Offers that run at present. */
export type OffersModel = { title: string; offers: OfferModel[] }

/** The first offers of the site's list, of one category where the block names it; null while none runs. */
export function offersModel(
  { title, category, limit }: BlockOf<'offers'>,
  dealer: DealerContext,
): OffersModel | null {
  const offers = listShownOffers(dealer)
    .filter((offer) => category === '' || offer.category === category)
    .slice(0, limit)
  if (offers.length === 0) return null
  return { title, offers: offers.map((offer) => offerModel(offer, dealer, 'card')) }
}
