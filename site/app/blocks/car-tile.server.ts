import type { Car } from '@forecourt/schemas/contract'
import { cardTag } from '#app/domain/card/card-tag.ts'
import { formatKms } from '#app/domain/price/kilometres.ts'
import { priceDisplay } from '#app/domain/price/price-display.ts'
import type { Shop } from '#app/features/shop.ts'
import { carPath } from '#app/paths.ts'
import type { CarTileModel } from './block-models.ts'

const PICTURE_SIZE = { width: 408, height: 272, fit: 'cover' } as const

/** A car as a row shows it; the page's cache learns when its tag ends. */
export function carTile(car: Car, { bundle: { tenant }, now, picture, dependsUntil }: Shop): CarTileModel {
  const tag = cardTag(
    car,
    { ...tenant.specifications, electricHybridTag: tenant.flags.electricHybridTag },
    now,
  )
  dependsUntil(tag.changesAt)
  const price = priceDisplay(car, {
    offersSubscriptions: tenant.flags.offersSubscriptions,
    noPriceText: tenant.texts.noPrice,
  })
  const image = car.images[0]?.url
  return {
    id: car.id,
    name: car.name,
    sub: car.badge,
    href: carPath(car.slug),
    picture: image ? picture(image, { ...PICTURE_SIZE, alt: `${car.name}, illustration` }) : null,
    tag: tag.text,
    dark: tag.kind === 'sold' || tag.kind === 'reserved',
    price: price.text,
    priceType: price.kind === 'price' ? car.priceType : '',
    facts: [car.km === null ? '' : formatKms(car.km), car.simpleTransmission, car.simpleBody].filter(Boolean),
  }
}
