import { dateAt, formatDate, type Offer } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { breadcrumbList } from '#app/page/structured-page.ts'
import type { CarCardModel } from '#app/parts/car/card/card-model.ts'
import { carCard } from '#app/parts/car/present-car.server.ts'
import { type CallUsModel, callUs } from '#app/parts/contact/call-us.server.ts'
import { offerSocialHref } from '#app/parts/drawn/social-pages.server.ts'
import type { LeadLinkModel } from '#app/parts/lead/form/lead-link-model.ts'
import {
  formatOfferText,
  listShownOffers,
  type OfferModel,
  offerHref,
  offerModel,
} from '#app/parts/offer/offer-model.server.ts'
import { linkedSearch } from '#app/parts/search/linked-search.server.ts'
import { contactAboutOfferPath } from '#app/paths.ts'
import { offerCrumbs } from './offer-crumbs.ts'
import { structuredOffer } from './structured-offer.ts'

/** A single offer as its page shows it. */
export type OfferPageModel = CallUsModel & {
  meta: PageMeta
  offer: OfferModel
  enquire: LeadLinkModel
  /** In paragraphs, whole. */
  paragraphs: string[]
  inclusions: string[]
  /** All of the small print, a point each. */
  smallPrint: string[]
  /** The name of the model it is on; '' for none. */
  model: string
  /** The cars it applies to; null where it names no search, none fits, or the stock does not answer. */
  cars: { cards: CarCardModel[]; total: number; href: string } | null
  others: OfferModel[]
}

const CARS_SHOWN = 4
/** Some of those found may have been sold. */
const CARS_ASKED = 12
const MOST_OTHERS = 3

/**
 * One offer by `{slug or id}` or `{make}/{slug or id}` (OFFER-05).
 * @throws 404 when this site does not show such an offer now
 */
export async function getOffer(dealer: DealerContext, address: string): Promise<OfferPageModel> {
  const { found, ...page } = buildOfferPage(dealer, address)
  return { ...page, cars: await carsUnder(found, dealer) }
}

/**
 * The page without its cars, which the stock answers, and the offer itself.
 * @throws 404 when this site does not show such an offer now
 */
export function buildOfferPage(
  dealer: DealerContext,
  address: string,
): Omit<OfferPageModel, 'cars'> & { found: Offer } {
  const key = address.split('/').at(-1) ?? ''
  const shown = listShownOffers(dealer)
  const offer = shown.find(({ slug, id }) => slug === key || id === key)
  if (!offer || !isOfferAddress(address, offer)) throw new Response('No such offer', { status: 404 })
  const model = offerModel(offer, dealer, 'page')
  return {
    found: offer,
    meta: {
      title: offer.name,
      description: model.description.short,
      ...siteMeta(dealer),
      path: model.href,
      image: offerSocialHref(offer, dealer),
      hasMarkdown: true,
      structured: [
        structuredOffer(offer, model, dealer),
        breadcrumbList(offerCrumbs(offer.name), { origin: dealer.origin, path: model.href }),
      ],
    },
    offer: model,
    enquire: { kind: 'enquiry', href: contactAboutOfferPath(offer.slug), label: 'Enquire Now' },
    paragraphs: parseLines(formatOfferText(offer).description),
    inclusions: offer.inclusions,
    smallPrint: listSmallPrint(offer, model, dealer),
    model: offer.model?.name ?? '',
    ...callUs(dealer),
    others: shown
      .filter(({ id }) => id !== offer.id)
      .slice(0, MOST_OTHERS)
      .map((other) => offerModel(other, dealer, 'card')),
  }
}

/** `/offers/{id}` always matches; with a make, only the offer's own. */
function isOfferAddress(address: string, offer: Offer): boolean {
  const parts = address.split('/')
  return parts.length === 1 || (parts.length === 2 && offerHref(offer).split('/')[2] === parts[0])
}

const parseLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** What staff wrote, line by line, from when until when it runs, and the warning beside a comparison rate (FIN-35). */
function listSmallPrint(
  offer: Offer,
  { terms }: OfferModel,
  { bundle: { tenant } }: DealerContext,
): string[] {
  const day = (instant: string) => formatDate(dateAt(instant, tenant.timeZone))
  const from = offer.start ? `from ${day(offer.start)}` : ''
  const until = offer.expiry ? `until ${day(offer.expiry)}` : ''
  const runs = [from, until].filter(Boolean).join(' ')
  const repayment = terms?.repayment ? `${terms.rate}, ${terms.comparison}: ${terms.repayment}.` : ''
  const points = [
    ...parseLines(formatOfferText(offer).disclaimer),
    runs ? `At ${tenant.name} ${runs}.` : '',
    repayment,
    terms?.warning ?? '',
  ]
  return points.filter(Boolean)
}

/** The first cars of the search that the offer names, as its results page would find them. */
async function carsUnder(offer: Offer, dealer: DealerContext): Promise<OfferPageModel['cars']> {
  const request = await linkedSearch(offer.searchHref, dealer)
  if (!request) return null
  const few = { ...request, page: 1, hitsPerPage: CARS_ASKED, facets: [], countWithout: false }
  const found = await withStockFallback(dealer, () => dealer.stock.search(few), null)
  const available = (found?.cars ?? []).filter(isAvailable)
  if (!found || available.length === 0) return null
  return {
    cards: available.slice(0, CARS_SHOWN).map((car) => carCard(car, dealer)),
    total: found.total,
    href: offer.searchHref,
  }
}
