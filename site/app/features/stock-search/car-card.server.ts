import type { Car } from '@forecourt/schemas/contract'
import { cardTag } from '#app/domain/card/card-tag.ts'
import { showsThumbnailStrip } from '#app/domain/card/thumbnail-strip.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import type { Shop } from '#app/features/shop.ts'
import { carPath } from '#app/paths.ts'
import { factsOf, pictureWords, priceOf, repaymentOf } from './car-words.ts'
import type { CarCardModel } from './card-model.ts'

const CARD_SIZE = { width: 600, height: 400 }
const THUMB_SIZE = { width: 150, height: 100, alt: '' }
const STRIP_LENGTH = 4

/** A car as its card, by the dealer's wording and rules at the page's instant. */
export function carCard(car: Car, shop: Shop): CarCardModel {
  const { tenant } = shop.bundle
  const tag = cardTag(
    car,
    { ...tenant.specifications, electricHybridTag: tenant.flags.electricHybridTag },
    shop.now,
  )
  shop.dependsUntil(tag.changesAt)
  const [first] = car.images
  const strip = showsThumbnailStrip(car, car.images.length) ? car.images.slice(0, STRIP_LENGTH) : []
  return {
    id: car.id,
    href: carPath(car.slug),
    name: car.name,
    sub: [car.badge, car.series].filter(Boolean).join(' '),
    certified: car.certified,
    picture: first ? shop.picture(first.url, { ...CARD_SIZE, alt: pictureWords(car) }) : null,
    strip: strip.map(({ thumbUrl, url }) => shop.picture(thumbUrl || url, THUMB_SIZE)),
    more: Math.max(0, car.images.length - STRIP_LENGTH),
    tag: tag.text ? { text: tag.text, dark: tag.kind === 'reserved' || tag.kind === 'sold' } : null,
    certifiedBadge: tag.kind === 'certified_image',
    available: isAvailable(car),
    price: priceOf(car, tenant),
    repayment: repaymentOf(car, tenant),
    facts: factsOf(car),
  }
}
