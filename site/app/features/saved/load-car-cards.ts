import type { CarCardModel } from '#app/features/car/card/card-model.ts'
import { carCardsPath } from '#app/paths.ts'
import { MOST_CARDS } from './saved-cars.ts'

/** The cards of the cars with these ids, without those that are no longer in the stock. */
export type LoadedCards = { ids: string[]; cards: CarCardModel[] }

/**
 * `clientLoader` of the cards by their ids: however many a browser has saved, in as many requests as the site needs for
 * them. Null where one of them fails, as a car without its card would look unavailable.
 */
export async function loadCarCards({ request }: { request: Request }): Promise<LoadedCards | null> {
  const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',').filter(Boolean)
  const batches = Array.from({ length: Math.ceil(ids.length / MOST_CARDS) }, (_, index) =>
    ids.slice(index * MOST_CARDS, (index + 1) * MOST_CARDS),
  )
  try {
    return { ids, cards: (await Promise.all(batches.map(fetchCards))).flat() }
  } catch (error) {
    console.warn('The cards of saved cars were not loaded.', error)
    return null
  }
}

async function fetchCards(ids: readonly string[]): Promise<CarCardModel[]> {
  const answer = await fetch(carCardsPath(ids))
  if (!answer.ok) throw new Error(`Fetching the cards failed with status ${answer.status}`)
  return answer.json()
}
