import { carCardsPath } from '#app/paths.ts'
import { MOST_CARDS } from './saved-cars.ts'
import type { SavedCardModel } from './saved-model.ts'

/** The cards of the cars with these ids, without those that are no longer in the stock. */
export type LoadedCards = { ids: string[]; cards: SavedCardModel[] }

/**
 * `clientLoader` of the cards by their ids: however many a browser has saved, in as many requests as the site needs for
 * them. Null where one of them fails, as a car without its card would look unavailable.
 */
export async function loadCarCards({ request }: { request: Request }): Promise<LoadedCards | null> {
  const { ids, since } = requestedCars(request)
  const batches = Array.from({ length: Math.ceil(ids.length / MOST_CARDS) }, (_, index) => {
    const part = [index * MOST_CARDS, (index + 1) * MOST_CARDS] as const
    return carCardsPath(ids.slice(...part), since.slice(...part))
  })
  try {
    return { ids, cards: (await Promise.all(batches.map(fetchCards))).flat() }
  } catch (error) {
    console.warn('The cards of saved cars were not loaded.', error)
    return null
  }
}

/** The ids of an address of cards and, at the same places, when each was saved; '' where that is not stated. */
export function requestedCars({ url }: { url: string }): { ids: string[]; since: string[] } {
  const { searchParams } = new URL(url)
  const ids = (searchParams.get('ids') ?? '').split(',')
  const since = searchParams.get('since')?.split(',') ?? []
  const cars = ids.flatMap((id, index) => (id ? [{ id, since: since[index] ?? '' }] : []))
  return {
    ids: cars.map(({ id }) => id),
    since: since.length > 0 ? cars.map((car) => car.since) : [],
  }
}

async function fetchCards(path: string): Promise<SavedCardModel[]> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`Fetching the cards failed with status ${answer.status}`)
  return answer.json()
}
