import { stockQueryPath } from '#app/paths.ts'
import type { CarCardModel } from '../card/card-model.ts'

/** The card of a car that is no longer in the stock: it stays in the list and links to similar cars. */
export function withoutCar({
  id,
  slug,
  name,
  sub,
  photo,
  placeholder,
  drawn,
  cut,
  icon,
  facts,
}: CarCardModel) {
  const similar = stockQueryPath(name.replace(/^\d{4} /, ''))
  const remaining = { id, slug, name, sub, photo, placeholder, drawn, cut, icon, facts }
  return { ...remaining, unavailable: 'No longer available', similar } as CarCardModel
}
