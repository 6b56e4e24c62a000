import {
  exploreModelHref,
  type Offer,
  type OfferEnd,
  type OfferFigure,
  type OfferText,
  offerEnd,
  offerFigure,
  offerPicture,
  offerText,
  offerVisible,
  PICTURE_BOXES,
  siteLender,
  withLendersRate,
} from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { evaluate } from '#app/http/evaluate.ts'
import { collectPageSlugs, targetExists } from '#app/http/link-targets.ts'
import { plainText } from '#app/integrations/plain-text.server.ts'
import {
  bookTestDrivePath,
  contactAboutOfferPath,
  formatSlug,
  offerPath,
  sellPath,
  servicePath,
} from '#app/paths.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel, PictureSize } from '#app/ui/picture.tsx'
import { splitStega, withoutStega } from '#app/ui/without-stega.ts'
import { type OfferAction, offerActions } from './offer-actions.ts'
import { type OfferTermsModel, offerTermsModel } from './offer-terms.server.ts'
import { getOfferWords, nameCategory } from './offer-words.ts'

/** An offer as its card and its page show it. */
export type OfferModel = {
  id: string
  name: string
  href: string
  category: string
  /** '' for an offer on any make. */
  make: string
  /** The figure set big; null for an offer without one. */
  figure: OfferFigure | null
  /** Null for an offer without an end. */
  end: OfferEnd | null
  picture: PictureModel | null
  /** Null where it names neither a price nor a rate. */
  terms: OfferTermsModel | null
  description: OfferText
  disclaimer: OfferText | null
  actions: OfferAction[]
}

/**
 * The offers this site shows at this instant (OFFER-06, OFFER-07), in the order of the content, with the comparison
 * rates of its lender.
 */
export function listShownOffers(dealer: DealerContext): Offer[] {
  const { tenant, offers } = dealer.bundle
  const question = {
    site: tenant.slug,
    exceptionsOn: tenant.flags.offerExceptions,
    exceptions: tenant.offerExceptions,
    zone: tenant.timeZone,
  }
  const lender = lenderOfSite(dealer)
  return offers
    .filter((offer) => {
      const part = { kind: 'offer', name: offer.name } as const
      return evaluate(dealer, part, (now) => offerVisible(offer, { ...question, now })).shown
    })
    .map((offer) => withLendersRate(offer, lender))
}

/** An offer of the dealer's by its id, whatever its dates, with its lender's comparison rate; null for none. */
export function findOffer(dealer: DealerContext, id: string): Offer | null {
  const offer = dealer.bundle.offers.find((one) => one.id === id)
  return offer ? withLendersRate(offer, lenderOfSite(dealer)) : null
}

/** The lender by whose terms the site's offers are repaid; null without one. */
const lenderOfSite = ({ bundle: { tenant } }: DealerContext) =>
  siteLender(tenant.financeProvider, tenant.lenders)

/** The address of an offer, under its make where it has one (OFFER-05). */
export function offerHref(offer: Pick<Offer, 'slug' | 'manufacturer'>): string {
  return offerPath(offer.slug, getMakeSlug(offer))
}

/** The make of an offer as addresses have it; '' for none. */
export function getMakeSlug({ manufacturer }: Pick<Offer, 'manufacturer'>): string {
  return manufacturer ? manufacturer.slug || formatSlug(manufacturer.name) : ''
}

/** An offer as card, lead or page show it. */
export function offerModel(offer: Offer, dealer: DealerContext, place: 'card' | 'lead' | 'page'): OfferModel {
  const startsFull = dealer.bundle.tenant.flags.offerTextStartsFull
  const image = offerPicture(offer)
  const terms = offerTermsModel(offer, lenderOfSite(dealer))
  return {
    id: offer.id,
    name: offer.name,
    href: offerHref(offer),
    category: nameCategory(offer.category, getOfferWords(offer, dealer)),
    make: offer.manufacturer?.name ?? '',
    figure: offerFigure(offer),
    end: findEnd(offer, dealer),
    picture: image ? pictureIn(PICTURE_SIZES[place], image, dealer) : null,
    terms,
    description: description(offer, startsFull),
    disclaimer: buildDisclaimer(offer, terms, startsFull),
    actions: listActions(offer, dealer),
  }
}

const PICTURE_SIZES = {
  card: PICTURE_BOXES.offerCard,
  lead: PICTURE_BOXES.promotion,
  page: PICTURE_BOXES.offerPage,
} as const

/** The end of an offer in words; they change at midnight, and so does the page. */
function findEnd(offer: Offer, dealer: DealerContext): OfferEnd | null {
  const zone = dealer.bundle.tenant.timeZone
  evaluate(dealer, { kind: 'offer', name: offer.name }, (now) => offerEnd(offer, now, zone))
  return offerEnd(offer, dealer.now, zone).end
}

/** An offer's description and disclaimer as plain text, whole. */
export function formatOfferText(offer: Offer): { description: string; disclaimer: string } {
  const [own, feed] = [splitStega(offer.description), splitStega(offer.sanitizedDescription)]
  return {
    description: offerDescription({ description: own.shown, sanitizedDescription: feed.shown }),
    disclaimer: withoutMarkup(splitStega(offer.disclaimer).shown),
  }
}

function description(offer: Offer, startsFull: boolean): OfferText {
  const hidden = splitStega(offer.sanitizedDescription).hidden || splitStega(offer.description).hidden
  return longText(formatOfferText(offer).description, hidden, startsFull)
}

/** The small print, with the warning that belongs beside a comparison rate (FIN-35). */
function buildDisclaimer(offer: Offer, terms: OfferTermsModel | null, startsFull: boolean): OfferText | null {
  const text = [formatOfferText(offer).disclaimer, terms?.warning].filter(Boolean).join('\n')
  return text === '' ? null : longText(text, splitStega(offer.disclaimer).hidden, startsFull)
}

/** Hidden preview characters do not count towards the length at which a text is truncated. */
function longText(shown: string, hidden: string, startsFull: boolean): OfferText {
  const text = offerText(shown, startsFull)
  return { ...text, full: text.full + hidden, short: text.short + hidden }
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

function listActions(offer: Offer, dealer: DealerContext): OfferAction[] {
  const { flags, texts } = dealer.bundle.tenant
  return offerActions({
    category: offer.category,
    enquire: contactAboutOfferPath(offer.slug),
    explore: exploreHref(offer, dealer),
    testDrive: flags.testDriveButton ? bookTestDrivePath() : null,
    testDriveCta: texts.testDriveCta || getOfferWords(offer, dealer).book,
    service: servicePath(),
    value: sellPath(flags.sellPath),
  })
}

function exploreHref({ model }: Offer, { bundle }: DealerContext): string | null {
  if (model === null) return null
  const href = exploreModelHref(model)
  return targetExists(href, collectPageSlugs(bundle)) ? href : null
}

/** An offer's description as plain text: the feed's sanitised one if there is one, else the editor's (OFFER-12). */
export function offerDescription(offer: { description: string; sanitizedDescription: string }): string {
  return withoutMarkup(offer.sanitizedDescription || offer.description)
}

/** Plain text with single spaces and at most one blank line. */
export function withoutMarkup(markup: string): string {
  return plainText(markup)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
