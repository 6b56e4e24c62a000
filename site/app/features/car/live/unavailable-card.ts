import type { CarCardModel } from '#app/features/car/card/card-model.ts'
import { stockQueryPath } from '#app/paths.ts'

/** The card of a car that the dealer has no more: it keeps its place and leads to others like it. */
export function withoutCar({ id, slug, name, sub, photo, placeholder, drawn, icon, facts }: CarCardModel) {
  const similar = stockQueryPath(name.replace(/^\d{4} /, ''))
  const remaining = { id, slug, name, sub, photo, placeholder, drawn, icon, facts }
  return { ...remaining, unavailable: 'No longer available', similar } as CarCardModel
}
