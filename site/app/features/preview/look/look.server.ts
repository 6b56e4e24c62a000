import { type DealerContext, type RequestContext, requireDealerContext } from '#app/context.ts'
import { requireStaffPreview } from '#app/http/require-staff.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import type { CarCardModel } from '#app/parts/car/card/card-model.ts'
import { carCard } from '#app/parts/car/present-car.server.ts'
import { findOffer, type OfferModel, offerModel } from '#app/parts/offer/offer-model.server.ts'
import { findPromoTile, type PromoTileModel } from '#app/parts/promo-tiles/promo-tiles.server.ts'

/** A tile, or the card of an offer or a car, as shoppers see it; 'nothing' for what cannot be shown. */
export type LookModel =
  | { kind: 'tile'; tile: PromoTileModel }
  | { kind: 'offer'; offer: OfferModel }
  | { kind: 'car'; card: CarCardModel }
  | { kind: 'nothing' }

/**
 * The tile or offer with the id `?id=`, whatever its dates, from the dealer's drafts; or the dealer's car with the slug
 * `?car=`.
 * @throws 404 unless a member of the dealer's staff asks, in a preview
 */
export async function getLook(context: RequestContext): Promise<LookModel> {
  requireStaffPreview(context)
  const dealer = requireDealerContext(context)
  const { searchParams } = context.url
  const slug = searchParams.get('car')
  if (slug !== null) return findCarLook(dealer, slug.slice(0, MOST_SLUG))
  const id = searchParams.get('id') ?? ''
  const tile = findPromoTile(dealer, id)
  if (tile) return { kind: 'tile', tile }
  const offer = findOffer(dealer, id)
  return offer ? { kind: 'offer', offer: offerModel(offer, dealer, 'card') } : { kind: 'nothing' }
}

const MOST_SLUG = 300

async function findCarLook(dealer: DealerContext, slug: string): Promise<LookModel> {
  const find = () => dealer.stock.findCarBySlug(stockScope(dealer), slug)
  const car = await withStockFallback(dealer, find, null)
  return car ? { kind: 'car', card: carCard(car, dealer) } : { kind: 'nothing' }
}
