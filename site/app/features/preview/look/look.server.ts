import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { requireStaffPreview } from '#app/http/require-staff.ts'
import { findOffer, type OfferModel, offerModel } from '#app/parts/offer/offer-model.server.ts'
import { findPromoTile, type PromoTileModel } from '#app/parts/promo-tiles/promo-tiles.server.ts'

/** A tile or an offer's card as shoppers will see it; 'nothing' for a draft that cannot be shown yet. */
export type LookModel =
  | { kind: 'tile'; tile: PromoTileModel }
  | { kind: 'offer'; offer: OfferModel }
  | { kind: 'nothing' }

/**
 * The tile or offer with the id `?id=`, whatever its dates, from the dealer's drafts.
 * @throws 404 unless a member of the dealer's staff asks, in a preview
 */
export function getLook(context: RequestContext): LookModel {
  requireStaffPreview(context)
  const dealer = requireDealerContext(context)
  const id = context.url.searchParams.get('id') ?? ''
  const tile = findPromoTile(dealer, id)
  if (tile) return { kind: 'tile', tile }
  const offer = findOffer(dealer, id)
  return offer ? { kind: 'offer', offer: offerModel(offer, dealer, 'card') } : { kind: 'nothing' }
}
