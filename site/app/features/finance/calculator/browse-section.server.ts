import type { DealerContext } from '#app/context.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { equals, inRange } from '#app/integrations/stock-index-filter.ts'
import type { CarCardModel } from '#app/parts/car/card/card-model.ts'
import { carCards } from '#app/parts/car/present-car.server.ts'
import { listShownOffers, type OfferModel, offerModel } from '#app/parts/offer/offer-model.server.ts'
import { payWeek } from '../pay-week/pay-week.server.ts'
import type { PayWeekModel } from '../pay-week/pay-week-model.ts'

/** The section for shoppers who have not chosen a vehicle. */
export type BrowseSection = {
  /** What a week reaches; null where the dealer shows no weekly prices. */
  pay: PayWeekModel | null
  /** Featured cars of the promo; null where the dealer has none (FIN-47). */
  featured: CarCardModel[] | null
  /** Offers with a rate of their own. */
  offers: OfferModel[]
}

/** On a page about one vehicle. */
export const NOTHING_TO_BROWSE: BrowseSection = { pay: null, featured: null, offers: [] }

const MOST_OFFERS = 3

export async function browseSection(dealer: DealerContext, query: URLSearchParams): Promise<BrowseSection> {
  return {
    pay: await payWeek(dealer, query, '#finance-form'),
    featured: dealer.bundle.tenant.finance.promo ? await listFeaturedCars(dealer) : null,
    offers: listFinanceOffers(dealer),
  }
}

function listFinanceOffers(dealer: DealerContext): OfferModel[] {
  return listShownOffers(dealer)
    .filter(({ interestRate }) => interestRate !== null)
    .slice(0, MOST_OFFERS)
    .map((offer) => offerModel(offer, dealer, 'card'))
}

/** Up to six used cars in stock with more than one picture, within what the site shows (FIN-49, CALL-24). */
async function listFeaturedCars(dealer: DealerContext): Promise<CarCardModel[]> {
  const filter = [
    equals('status', 'in_stock'),
    equals('car_type', 'used'),
    inRange('photos_count', [2, null]) ?? '',
  ]
  try {
    const cars = await dealer.stock.listCars(stockScope(dealer), { filter, limit: FEATURED_CARS_LIMIT })
    const featured = cars.filter(({ status, images, carType }) =>
      isFeaturedCar({ status, photosCount: images.length, carType }),
    )
    return carCards(featured, dealer)
  } catch (error) {
    if (!(error instanceof StockUnavailableError)) throw error
    return []
  }
}

/** Maximum of featured cars in the finance promo (FIN-49, CONST-08). */
const FEATURED_CARS_LIMIT = 6

/** Does a car qualify as featured: a used one in stock with more than one picture (FIN-49)? */
export function isFeaturedCar(car: { status: string; photosCount: number; carType: string }): boolean {
  return car.status === 'in_stock' && car.photosCount > 1 && car.carType === 'used'
}
