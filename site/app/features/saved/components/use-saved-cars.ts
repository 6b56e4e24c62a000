import { useEffect, useState } from 'react'
import type { CarCardModel } from '#app/features/car/card/card-model.ts'
import { readSavedList, useGarage } from '#app/features/car/saved/saved-list.ts'
import { carCardsPath } from '#app/paths.ts'
import { idsToAsk, savedAndViewed } from '../saved-cars.ts'
import { readViewedIds } from '../viewed-ids.ts'

type Answer = { asked: string[]; viewedIds: string[]; cards: CarCardModel[] }

/** The saved cars as cards; null while loading, `failed` on an error. */
export function useSavedCars(tenantSlug: string) {
  const { entries, toggle } = useGarage(tenantSlug)
  const [answer, setAnswer] = useState<Answer | 'failed' | null>(null)
  const [tries, setTries] = useState(0)
  const known = answer === 'failed' ? null : answer
  const isNew = known !== null && !entries.every(({ id }) => known.asked.includes(id))
  // Cars saved in another tab are fetched too; removed ones need no request.
  useEffect(() => {
    if (isNew) setTries((count) => count + 1)
  }, [known, isNew])
  useEffect(() => {
    let cancelled = false
    const viewedIds = readViewedIds(tenantSlug)
    const questions = idsToAsk(readSavedList(tenantSlug, 'favourites'), viewedIds)
    setAnswer((before) => (before === 'failed' ? null : before))
    Promise.all(questions.map(fetchCards))
      .then(
        (answers) => !cancelled && setAnswer({ asked: questions.flat(), viewedIds, cards: answers.flat() }),
      )
      .catch(() => !cancelled && setAnswer('failed'))
    return () => {
      cancelled = true
    }
  }, [tenantSlug, tries])
  return {
    found: known
      ? savedAndViewed(
          entries.filter(({ id }) => known.asked.includes(id)),
          known.viewedIds,
          known.cards,
        )
      : (answer as 'failed' | null),
    remove: toggle,
    retry: () => setTries((count) => count + 1),
  }
}

async function fetchCards(ids: readonly string[]): Promise<CarCardModel[]> {
  const answer = await fetch(carCardsPath(ids))
  if (!answer.ok) throw new Error(`Fetching the cards failed with status ${answer.status}`)
  return answer.json()
}
