import { type Car, dateAt, formatDate, type Offer, offerPicture } from '@forecourt/schemas/contract'
import type { DealerContext, RequestContext } from '#app/context.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { carFacts } from '#app/parts/car/facts/card-facts.ts'
import { carTitle } from '#app/parts/car/present-car.server.ts'
import { priceModel } from '#app/parts/car/present-price.server.ts'
import { offerModel } from '#app/parts/offer/offer-model.server.ts'
import { carSocialPath, offerSocialPath } from '#app/paths.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import { withoutStega } from '#app/ui/without-stega.ts'
import { drawingKey, drawOnce } from './drawn-cache.server.ts'
import {
  cropSocialPhoto,
  drawSocialPicture,
  SOCIAL_PHOTO,
  type SocialPicture,
  socialLook,
} from './social-picture.server.ts'

const PHOTO = { ...SOCIAL_PHOTO, fit: 'cover', alt: '' } as const

/** A car's picture for other sites: photo, name, facts, and the price that its page shows. */
export function carSocialPicture(car: Car, dealer: DealerContext): SocialPicture {
  const { tenant } = dealer.bundle
  const { name, sub } = carTitle(car)
  const price = priceModel(car, dealer)
  const [image] = car.images
  const photo = image ? dealer.picture(image.url, PHOTO) : null
  return {
    title: name,
    sub: [sub, ...carFacts(car).map(({ text }) => text)].filter(Boolean).join(' · '),
    dealer: withoutStega(tenant.name),
    figure: price.isMoney ? price.text : isAvailable(car) ? '' : 'Sold',
    figureNotes: price.type ? [price.type] : [],
    photo: photo?.src ?? null,
    drawn: photo?.drawn === true,
    ...socialLook(tenant),
  }
}

/** An offer's picture for other sites: its picture, name, figure with what belongs to it, and its end. */
export function offerSocialPicture(offer: Offer, dealer: DealerContext): SocialPicture {
  const { tenant } = dealer.bundle
  const { figure, name } = offerModel(offer, dealer, 'card')
  const image = offerPicture(offer)
  const photo =
    image && ('asset' in image ? contentPicture(dealer, image, PHOTO) : dealer.picture(image.url, PHOTO))
  return {
    title: withoutStega(name),
    // A date, since `ends tomorrow` would be wrong on the day after.
    sub: offer.expiry ? `Until ${formatDate(dateAt(offer.expiry, tenant.timeZone))}` : '',
    dealer: withoutStega(tenant.name),
    figure: withoutStega(figure?.figure ?? ''),
    figureNotes: [figure?.unit, figure?.note].flatMap((note) => (note ? withoutStega(note) : [])),
    photo: photo?.src ?? null,
    drawn: photo?.drawn === true,
    ...socialLook(tenant),
  }
}

/** Addresses that change with what is drawn, so that no network keeps an old price. */
export const carSocialHref = (car: Car, dealer: DealerContext): string =>
  `${carSocialPath(car.slug)}?v=${drawingKey(carSocialPicture(car, dealer))}`
export const offerSocialHref = (offer: Offer, dealer: DealerContext): string =>
  `${offerSocialPath(offer.slug)}?v=${drawingKey(offerSocialPicture(offer, dealer))}`

/** The drawn picture. A photo that cannot be loaded is left out, and the picture is not cached. */
export async function socialPictureAnswer(
  picture: SocialPicture,
  { readPicture }: Pick<RequestContext, 'readPicture'>,
): Promise<Response> {
  const photo = picture.photo === null ? null : await readPicture(picture.photo)
  const isMissing = photo === null && picture.photo !== null
  const draw = async () => drawSocialPicture(picture, photo && (await cropSocialPhoto(photo)))
  const body = isMissing ? await draw() : await drawOnce(drawingKey(picture), draw)
  return new Response(new Uint8Array(body), {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': isMissing ? 'public, max-age=60' : 'public, max-age=86400',
    },
  })
}
