import {
  dateAt,
  exploreModelHref,
  formatDate,
  type Offer,
  type OfferText,
  offerPicture,
  offerText,
  offerVisible,
  PICTURE_BOXES,
} from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { judge } from '#app/http/judge.ts'
import { pageSlugsOf, targetExists } from '#app/http/link-targets.ts'
import { offerPath, slugOf } from '#app/paths.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel, PictureSize } from '#app/ui/picture.tsx'
import { splitStega, withoutStega } from '#app/ui/without-stega.ts'
import { offerDescription, withoutMarkup } from './offer-description.server.ts'
import { type OfferTermsModel, offerTermsModel } from './offer-terms.server.ts'

/** An offer as its card and its page show it. */
export type OfferModel = {
  id: string
  name: string
  href: string
  /** Last day, in words; '' for one without an end. */
  until: string
  category: string
  picture: PictureModel | null
  /** Null where it names neither a price nor a rate. */
  terms: OfferTermsModel | null
  description: OfferText
  disclaimer: OfferText | null
  /** The model's own page, where there is one (OFFER-08). */
  explore: string | null
}

/** An offer as a slide of the promotions slider (PROMO-09). */
export type PromotionModel = { id: string; name: string; text: string; href: string; picture: PictureModel }

/** The offers this site shows at this instant (OFFER-06, OFFER-07), in the order of the content. */
export function listShownOffers(dealer: DealerContext): Offer[] {
  const { tenant, offers } = dealer.bundle
  const question = {
    site: tenant.slug,
    exceptionsOn: tenant.flags.offerExceptions,
    exceptions: tenant.offerExceptions,
    zone: tenant.timeZone,
  }
  return offers.filter((offer) => {
    const part = { kind: 'offer', name: offer.name } as const
    return judge(dealer, part, (now) => offerVisible(offer, { ...question, now })).shown
  })
}

/** The address of an offer, under its make where it has one (OFFER-05). */
export function offerHref(offer: Pick<Offer, 'slug' | 'manufacturer'>): string {
  return offerPath(
    offer.slug,
    offer.manufacturer ? offer.manufacturer.slug || slugOf(offer.manufacturer.name) : '',
  )
}

/** An offer as card or page show it. */
export function offerModel(offer: Offer, dealer: DealerContext, place: 'card' | 'page'): OfferModel {
  const { tenant } = dealer.bundle
  const startsFull = tenant.flags.offerTextStartsFull
  const image = offerPicture(offer)
  const disclaimer = splitStega(offer.disclaimer)
  const size = place === 'card' ? PICTURE_BOXES.offerCard : PICTURE_BOXES.offerPage
  return {
    id: offer.id,
    name: offer.name,
    href: offerHref(offer),
    until: offer.expiry ? `Until ${formatDate(dateAt(offer.expiry, tenant.timeZone))}` : '',
    category: offer.category,
    picture: image ? pictureIn(size, image, dealer) : null,
    terms: offerTermsModel(offer),
    description: description(offer, startsFull),
    disclaimer: withoutMarkup(disclaimer.shown)
      ? longText(withoutMarkup(disclaimer.shown), disclaimer.hidden, startsFull)
      : null,
    explore: exploreHref(offer, dealer),
  }
}

function description(offer: Offer, startsFull: boolean): OfferText {
  const [own, feed] = [splitStega(offer.description), splitStega(offer.sanitizedDescription)]
  const text = offerDescription({ description: own.shown, sanitizedDescription: feed.shown })
  return longText(text, feed.hidden || own.hidden, startsFull)
}

/** Hidden preview characters do not count towards the length at which a text is truncated. */
function longText(shown: string, hidden: string, startsFull: boolean): OfferText {
  const text = offerText(shown, startsFull)
  return { ...text, full: text.full + hidden, short: text.short + hidden }
}

/** An offer as a slide; null for one without a picture. */
export function promotionModel(offer: Offer, dealer: DealerContext): PromotionModel | null {
  const image = offerPicture(offer)
  if (!image) return null
  return {
    id: offer.id,
    name: offer.name,
    text: description(offer, false).short,
    href: offerHref(offer),
    picture: pictureIn(PICTURE_BOXES.promotion, image, dealer),
  }
}

/** The dealer's own picture as its editor cropped it, or the feed's as it is. */
function pictureIn(
  size: PictureSize,
  image: NonNullable<ReturnType<typeof offerPicture>>,
  dealer: DealerContext,
): PictureModel {
  return 'asset' in image
    ? contentPicture(dealer, image, size)
    : dealer.picture(image.url, { ...size, alt: withoutStega(image.alt) })
}

function exploreHref({ model }: Offer, { bundle }: DealerContext): string | null {
  if (model === null) return null
  const href = exploreModelHref(model)
  return targetExists(href, pageSlugsOf(bundle)) ? href : null
}
