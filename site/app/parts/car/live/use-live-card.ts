import { useContext, useEffect, useState } from 'react'
import { stockQueryPath } from '#app/paths.ts'
import type { CarCardModel } from '../card/card-model.ts'
import { StockVersion } from './stock-version.ts'
import { watchCar } from './watch-car.ts'

/** The card the page was rendered with, or its latest update. */
export function useLiveCard(sent: CarCardModel): CarCardModel {
  const [shown, setShown] = useState<{ sent: CarCardModel; card: CarCardModel }>()
  const card = shown?.sent === sent ? shown.card : sent
  const since = useContext(StockVersion)
  useEffect(
    () => watchCar({ car: card, update: (now) => setShown({ sent, card: now ?? withoutCar(card) }) }, since),
    [sent, card, since],
  )
  return card
}

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
