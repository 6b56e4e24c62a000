import type { Car } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { findCarLocation } from '#app/parts/car/facts/car-place.server.ts'
import { carTitle } from '#app/parts/car/present-car.server.ts'
import { priceModel, weeklyModel } from '#app/parts/car/present-price.server.ts'
import { findOpenState } from '#app/parts/contact/opening-hours.server.ts'
import { carPath } from '#app/paths.ts'
import type { LeadCarModel } from './lead-car-model.ts'

const PICTURE = { width: 600, height: 400, fit: 'whole' } as const

/** The vehicle that a form is about, for display beside it. */
export function leadCar(car: Car, dealer: DealerContext): LeadCarModel {
  const { name, sub } = carTitle(car)
  const [picture] = car.images
  const { text, type } = priceModel(car, dealer)
  return {
    name,
    sub,
    href: carPath(car.slug),
    ...(isAvailable(car) ? { price: text, priceType: type } : { price: 'Sold', priceType: '' }),
    picture: picture ? dealer.picture(picture.url, { ...PICTURE, alt: name }) : null,
  }
}

/** The vehicle that somebody asks about, with the location that answers. */
export function askedCar(car: Car, dealer: DealerContext): LeadCarModel {
  const place = findCarLocation(car, dealer.bundle)
  return {
    ...leadCar(car, dealer),
    ...(place ? { answers: { name: place.name, openState: findOpenState(place, place, dealer) } } : {}),
  }
}

/** The vehicle that finance is asked for, with its weekly repayment where one is shown. */
export function financedCar(car: Car, dealer: DealerContext): LeadCarModel {
  const weekly = isAvailable(car) ? weeklyModel(car, dealer) : null
  return {
    ...leadCar(car, dealer),
    ...(weekly ? { weekly: weekly.text, comparison: weekly.comparison } : {}),
  }
}
