import { compareInstants, type Offer } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { getModelWords } from '#app/domain/words/model-words.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { breadcrumbList, itemList } from '#app/page/structured-page.ts'
import { inPlace } from '#app/parts/contact/dealer-place.ts'
import {
  getMakeSlug,
  listShownOffers,
  type OfferModel,
  offerHref,
  offerModel,
} from '#app/parts/offer/offer-model.server.ts'
import { nameCategory } from '#app/parts/offer/offer-words.ts'
import { offersPath } from '#app/paths.ts'
import { offerCrumbs } from './offer-crumbs.ts'

/** Limit of slides. */
const MOST_LEADS = 3

/** A choice above the list, with how many offers it shows. */
export type OfferChoice = { label: string; href: string; count: number; current: boolean }

/** The list of offers: all of them, or those of one make or kind. */
export type OffersPageModel = {
  meta: PageMeta
  /** The first offers of the content in wide slides, whole; [] where the list is narrowed. */
  leads: OfferModel[]
  /** Those that end first come first; the first lead is not among them. */
  offers: OfferModel[]
  /** Makes, or kinds where the offers are of one make; [] when there is no choice. */
  choices: { title: string; list: OfferChoice[] }
}

/** What the list is narrowed by: a make's slug, or a kind. */
export type OffersQuery = { make: string | null; category: string | null }

/** The list at `/special-offers`, narrowed by `?make=` or `?category=`. */
export function getOffers(dealer: DealerContext, { make, category }: OffersQuery): OffersPageModel {
  const { tenant } = dealer.bundle
  const shown = listShownOffers(dealer)
  const narrowed = Boolean(make || category)
  const leads = narrowed ? [] : listLeadOffers(shown, dealer)
  const [first] = leads
  const listed = shown
    .filter((offer) => !make || getMakeSlug(offer) === make)
    .filter((offer) => !category || offer.category === category)
    .filter(({ id }) => id !== first?.id)
  return {
    meta: {
      title: 'Special offers',
      description: `Current offers of ${tenant.name}${inPlace(dealer)}: ${shown.map(({ name }) => name).join('; ') || 'none today'}.`,
      ...siteMeta(dealer),
      path: offersPath(),
      structured: [
        breadcrumbList(offerCrumbs(), { origin: dealer.origin, path: offersPath() }),
        ...(shown.length > 0
          ? [itemList(shown.map(offerHref), { origin: dealer.origin, name: 'Special offers' })]
          : []),
      ],
    },
    leads,
    offers: soonestFirst(listed).map((offer) => offerModel(offer, dealer, 'card')),
    choices: listChoices(shown, { make, category }, dealer.bundle),
  }
}

/** The first offers that have something to show wide, a figure and, from the second on, a picture; soonest to end first. */
function listLeadOffers(offers: readonly Offer[], dealer: DealerContext): OfferModel[] {
  const wide = offers
    .map((offer) => ({ expiry: offer.expiry, model: offerModel(offer, dealer, 'lead') }))
    .filter(({ model: { figure, picture } }) => figure !== null || picture !== null)
    .filter(({ model: { picture } }, at) => at === 0 || picture !== null)
  return soonestFirst(wide.slice(0, MOST_LEADS)).map(({ model }) => model)
}

function soonestFirst<T extends Pick<Offer, 'expiry'>>(offers: readonly T[]): T[] {
  return [...offers].sort((one, other) => {
    if (one.expiry === null || other.expiry === null)
      return Number(one.expiry === null) - Number(other.expiry === null)
    return compareInstants(one.expiry, other.expiry)
  })
}

/** Makes where there are several, else kinds; nothing to choose where there is only one. */
function listChoices(
  offers: readonly Offer[],
  asked: OffersQuery,
  { models, manufacturers }: DealerContext['bundle'],
): OffersPageModel['choices'] {
  const words = getModelWords(models, manufacturers)
  const makes = new Map(
    offers.flatMap((offer) =>
      offer.manufacturer ? [[getMakeSlug(offer), offer.manufacturer.name] as const] : [],
    ),
  )
  const byMake = makes.size > 1
  const values = byMake
    ? [...makes]
    : [...new Set(offers.map(({ category }) => category))]
        .filter(Boolean)
        .map((kind) => [kind, nameCategory(kind, words)] as const)
  if (values.length < 2) return { title: '', list: [] }
  const key = byMake ? 'make' : 'category'
  const findKey = (offer: Offer) => (byMake ? getMakeSlug(offer) : offer.category)
  const list = values.map(([value, label]) => ({
    label,
    href: `${offersPath()}?${key}=${encodeURIComponent(value)}`,
    count: offers.filter((offer) => findKey(offer) === value).length,
    current: asked[key] === value,
  }))
  const all = { label: byMake ? 'All brands' : 'All offers', href: offersPath(), count: offers.length }
  return {
    title: byMake ? 'Brand' : 'Kind',
    list: [{ ...all, current: !list.some(({ current }) => current) }, ...list],
  }
}
