import type { Offer } from '@forecourt/schemas/contract'
import type { Offer as StructuredOffer } from 'schema-dts'
import type { DealerContext } from '#app/context.ts'
import type { Described } from '#app/page/structured-page.ts'
import { organizationId } from '#app/parts/contact/structured-site.server.ts'
import type { OfferModel } from '#app/parts/offer/offer-model.server.ts'
import { withoutStega } from '#app/ui/without-stega.ts'

/** An offer as schema.org's Offer, for search engines. https://schema.org/Offer */
export function structuredOffer(
  offer: Offer,
  { href, picture, description }: Pick<OfferModel, 'href' | 'picture' | 'description'>,
  { origin, bundle }: Pick<DealerContext, 'origin' | 'bundle'>,
): Described<StructuredOffer> {
  const { price, start, expiry, manufacturer, model } = offer
  return {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    name: withoutStega(offer.name),
    description: withoutStega(description.full),
    url: origin + href,
    ...(picture ? { image: new URL(picture.src, origin).href } : {}),
    ...(price === null ? {} : { price, priceCurrency: 'AUD' }),
    ...(start === null ? {} : { validFrom: start }),
    ...(expiry === null ? {} : { validThrough: expiry, priceValidUntil: expiry.slice(0, 10) }),
    category: offer.category,
    seller: {
      '@type': 'AutoDealer',
      '@id': organizationId(origin),
      name: bundle.tenant.name,
      url: `${origin}/`,
    },
    ...(manufacturer === null
      ? {}
      : {
          itemOffered: {
            '@type': 'Product',
            name: [manufacturer.name, model?.name]
              .filter(Boolean)
              .map((name) => withoutStega(name ?? ''))
              .join(' '),
            brand: { '@type': 'Brand', name: manufacturer.name },
          },
        }),
  }
}
