import { useContext, useEffect, useState } from 'react'
import type { CarCardModel } from '../card/card-model.ts'
import { StockVersion } from './stock-version.ts'
import { withoutCar } from './unavailable-card.ts'
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
