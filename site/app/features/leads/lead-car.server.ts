import type { Car } from '@forecourt/schemas/contract'
import { isAvailable } from '#app/domain/stock/availability.ts'
import type { Shop } from '#app/features/shop.ts'
import { carTitle } from '#app/features/stock-search/car-card.server.ts'
import { priceModel } from '#app/features/stock-search/car-price.server.ts'
import { carPath } from '#app/paths.ts'
import type { LeadCarModel } from './contact-model.ts'

const PICTURE = { width: 600, height: 400, fit: 'cover' } as const

/** The vehicle that a form is about, as it stands beside it. */
export function leadCar(car: Car, shop: Shop): LeadCarModel {
  const { name, sub } = carTitle(car)
  const [picture] = car.images
  const { text, type } = priceModel(car, shop)
  return {
    name,
    sub,
    href: carPath(car.slug),
    price: isAvailable(car) ? `${text} ${type}`.trim() : 'Sold',
    picture: picture ? shop.picture(picture.url, { ...PICTURE, alt: name }) : null,
  }
}
