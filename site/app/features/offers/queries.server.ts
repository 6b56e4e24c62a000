import type { Offer } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import type { PageMeta } from '#app/features/layout/page-meta.ts'
import { siteMeta } from '#app/features/layout/site-meta.server.ts'
import { offersPath } from '#app/paths.ts'
import {
  listShownOffers,
  type OfferModel,
  offerHref,
  offerModel,
  type PromotionModel,
  promotionModel,
} from './offer-model.server.ts'

/** Limit of slides. */
const MOST_PROMOTIONS = 3

/** The list of offers: all of them, or one category's. */
export type OffersPageModel = {
  meta: PageMeta
  offers: OfferModel[]
  /** The first of them in wide slides, above the whole list; [] where there are not several with a picture. */
  promotions: PromotionModel[]
  /** Categories of the current offers; [] when there is no choice. */
  categories: { label: string; href: string; current: boolean }[]
}

/** The list at `/special-offers`, narrowed by `?category=`. */
export function getOffers(dealer: DealerContext, category: string | null): OffersPageModel {
  const { tenant } = dealer.bundle
  const shown = listShownOffers(dealer)
  const chosen = category ? shown.filter((offer) => offer.category === category) : shown
  return {
    meta: {
      title: 'Special offers',
      description: `Current offers of ${tenant.name}: ${shown.map(({ name }) => name).join('; ') || 'none today'}.`,
      ...siteMeta(dealer),
      path: offersPath(),
    },
    offers: chosen.map((offer) => offerModel(offer, dealer, 'card')),
    promotions: category ? [] : promotionsOf(shown, dealer),
    categories: categoryLinks(shown, category),
  }
}

function promotionsOf(offers: readonly Offer[], dealer: DealerContext): PromotionModel[] {
  const slides = offers.map((offer) => promotionModel(offer, dealer)).filter((slide) => slide !== null)
  return slides.length > 1 ? slides.slice(0, MOST_PROMOTIONS) : []
}

/**
 * One offer by `{slug or id}` or `{make}/{slug or id}` (OFFER-05).
 * @throws 404 when this site does not show such an offer now
 */
export function getOffer(
  dealer: DealerContext,
  address: string,
): { meta: PageMeta; offer: OfferModel; others: OfferModel[] } {
  const key = address.split('/').at(-1) ?? ''
  const shown = listShownOffers(dealer)
  const offer = shown.find(({ slug, id }) => slug === key || id === key)
  if (!offer || !isAddressOf(address, offer)) throw new Response('No such offer', { status: 404 })
  const model = offerModel(offer, dealer, 'page')
  return {
    meta: {
      title: offer.name,
      description: model.description.short,
      ...siteMeta(dealer),
      path: model.href,
      ...(model.picture ? { image: model.picture.src } : {}),
    },
    offer: model,
    others: shown
      .filter(({ id }) => id !== offer.id)
      .slice(0, 3)
      .map((other) => offerModel(other, dealer, 'card')),
  }
}

/** `/offers/{id}` always matches; with a make, only the offer's own. */
function isAddressOf(address: string, offer: Offer): boolean {
  const parts = address.split('/')
  return parts.length === 1 || (parts.length === 2 && offerHref(offer).split('/')[2] === parts[0])
}

function categoryLinks(offers: readonly Offer[], chosen: string | null): OffersPageModel['categories'] {
  const labels = [...new Set(offers.map(({ category }) => category).filter(Boolean))]
  if (labels.length < 2) return []
  return [
    { label: 'All offers', href: offersPath(), current: !chosen },
    ...labels.map((label) => ({
      label,
      href: `${offersPath()}?category=${encodeURIComponent(label)}`,
      current: label === chosen,
    })),
  ]
}
