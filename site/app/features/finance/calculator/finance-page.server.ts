import type { Car } from '@forecourt/schemas/contract'
import { roundHalfUp, toDollars } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { equals, inRange } from '#app/integrations/stock-index-filter.ts'
import { stockScope } from '#app/integrations/stock-scope.server.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import type { CarCardModel } from '#app/parts/car/card/card-model.ts'
import { carCards } from '#app/parts/car/present-car.server.ts'
import { requireOffered } from '#app/parts/car/sold-car.server.ts'
import { definitionOf } from '#app/parts/lead/definitions/definitions.ts'
import { financedCar } from '#app/parts/lead/form/lead-car.server.ts'
import type { LeadCarModel } from '#app/parts/lead/form/lead-car-model.ts'
import { leadForm } from '#app/parts/lead/form/lead-form.server.ts'
import type { LeadFormModel } from '#app/parts/lead/form/lead-form-model.ts'
import { leadFacts } from '#app/parts/lead/submit/lead-facts.server.ts'
import { findCarById } from '#app/parts/money/calculator/car-finance.server.ts'
import { FEATURED_CARS_LIMIT, isFeaturedCar } from '#app/parts/money/calculator/featured-car.ts'
import { financeParameters } from '#app/parts/money/calculator/finance-link.ts'
import { type FinanceQuery, parseFinanceQuery } from '#app/parts/money/calculator/finance-query.ts'
import { canonicalFinancePath } from '#app/parts/money/calculator/own-path.server.ts'
import { quickQuotePriceCents } from '#app/parts/money/quote/quick-quote.ts'
import { listShownOffers, type OfferModel, offerModel } from '#app/parts/offer/offer-model.server.ts'
import { personalisedFinancePath } from '#app/paths.ts'
import type { JourneyModel } from '../application/journey.ts'
import { journeyModel } from '../application/journey-model.server.ts'
import { payWeek } from '../pay-week/pay-week.server.ts'
import type { PayWeekModel } from '../pay-week/pay-week-model.ts'

export type FinancePageModel = {
  meta: PageMeta
  form: LeadFormModel
  /** What finance is asked for (FIN-51). */
  car: LeadCarModel | null
  /** What a week reaches; null for a page about one vehicle, and where the dealer shows no weekly prices. */
  pay: PayWeekModel | null
  /** Featured cars of the promo; null where the dealer has none (FIN-47). */
  featured: CarCardModel[] | null
  /** Offers with a rate of their own, for whoever has not chosen a vehicle. */
  offers: OfferModel[]
  journey: JourneyModel
}

/** The finance page for the parameters of its address (FIN-46 to FIN-51). */
export async function getFinancePage(
  context: RequestContext,
  query: URLSearchParams,
): Promise<FinancePageModel> {
  const dealer = requireDealerContext(context)
  const { tenant } = dealer.bundle
  const asked = parseFinanceQuery(query)
  const car = await findAskedCar(dealer, asked.carId)
  return {
    meta: {
      title: 'Finance',
      description: `Ask ${tenant.name} for finance: an estimate in a minute, and an answer from people.`,
      siteName: tenant.name,
      origin: dealer.origin,
      path: canonicalFinancePath(dealer),
    },
    form: financeForm(dealer, asked, car),
    car: car && financedCar(car, dealer),
    pay: car === null ? await payWeek(dealer, query, '#finance-form') : null,
    featured: car === null && tenant.finance.promo ? await listFeaturedCars(dealer) : null,
    offers: car === null ? financeOffers(dealer) : [],
    journey: journeyModel(context, { asked, car, action: personalisedFinancePath(journeyQuery(asked, car)) }),
  }
}

const MOST_OFFERS = 3

const financeOffers = (dealer: DealerContext): OfferModel[] =>
  listShownOffers(dealer)
    .filter(({ interestRate }) => interestRate !== null)
    .slice(0, MOST_OFFERS)
    .map((offer) => offerModel(offer, dealer, 'card'))

/**
 * A car by its id; while the stock is unavailable the page is shown without it.
 * @throws a redirect to the page of a car that is sold
 */
export async function findAskedCar(dealer: DealerContext, id: string): Promise<Car | null> {
  try {
    const car = await findCarById(dealer, id)
    if (car) requireOffered(car)
    return car
  } catch (error) {
    if (!(error instanceof StockUnavailableError)) throw error
    return null
  }
}

function financeForm(dealer: DealerContext, asked: FinanceQuery, car: Car | null): LeadFormModel {
  const definition = definitionOf('finance', dealer.bundle.tenant)
  // As on the page of the quick quote, an amount of the address is held within its bounds (FIN-56).
  const wanted = asked.price === null ? null : quickQuotePriceCents(asked.price * 100)
  const price = toDollars((car && effectivePriceCents(car)) ?? wanted)
  const values = {
    purchasePrice: price === null ? '' : String(roundHalfUp(price)),
    loanTerm: String(asked.termYears),
    selfAssessedCreditScore: asked.creditScore,
    whoIsHelping: asked.whoIsHelping,
    subscribe: dealer.bundle.tenant.flags.newsTicked ? 'on' : '',
  }
  return leadForm(definition, leadFacts(dealer, car, locationOf(dealer, asked)), { values })
}

/** The location of the dealership that was preferred. */
function locationOf({ bundle }: DealerContext, { preferredDealership }: FinanceQuery): string {
  const place = bundle.locations.find(({ dealershipSlug }) => dealershipSlug === preferredDealership)
  return preferredDealership === '' ? '' : (place?.id ?? '')
}

/** What an address says of a car that is not in the stock. */
function unknownCar({ preferredDealership, carType, vin, nvic, year, price }: FinanceQuery): URLSearchParams {
  const said = { preferredDealership, car_type: carType, vin, nvic, year, vehiclePriceBudget: price }
  const given = Object.entries(said).filter(([, value]) => value !== null && value !== '')
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
}

function journeyQuery(asked: FinanceQuery, car: Car | null): string {
  const query = car ? financeParameters(car) : unknownCar(asked)
  query.set('loanTerm', String(asked.termYears))
  query.set('selfAssessedCreditScore', asked.creditScore)
  if (asked.whoIsHelping) query.set('whoIsHelping', asked.whoIsHelping)
  return `?${query}`
}

/** Up to six used cars in stock with more than one picture, within what the site shows (FIN-49, CALL-24). */
export async function listFeaturedCars(dealer: DealerContext): Promise<CarCardModel[]> {
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
