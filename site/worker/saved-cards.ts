// Cards of saved cars are stored one by one: the page asks for any number of them, in any order.
import { carCardsPath } from '#app/paths.ts'
import { isForEverybody, madeAt } from './stored-answers.ts'

const MOST_CARDS = 100

type Card = { id: string }

const isCard = (value: unknown): value is Card =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

const listIds = (address: URL) => (address.searchParams.get('ids') ?? '').split(',').filter(Boolean)

export class SavedCards {
  readonly #open: () => Promise<Cache>

  /** @param open the cache they are in */
  constructor(open: () => Promise<Cache>) {
    this.#open = open
  }

  /** The cards from the site; without a network those stored. @throws TypeError without either */
  async answer(request: Request): Promise<Response> {
    let answer: Response
    try {
      answer = await fetch(request)
    } catch (error) {
      const cards = await this.#find(listIds(new URL(request.url)))
      if (cards.length === 0) throw error
      return Response.json(cards)
    }
    if (isForEverybody(answer)) await this.store(answer.clone())
    return answer
  }

  /** Loads the cards of an address, where one of them is not stored yet. */
  async complete(address: URL): Promise<void> {
    const ids = listIds(address)
    if ((await this.#find(ids)).length < ids.length) await this.answer(new Request(address))
  }

  /** When the oldest card was made, in milliseconds since 1970; infinite without cards. */
  async oldest(now: number): Promise<number> {
    const cache = await this.#open()
    const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
    return Math.min(...answers.flatMap((answer) => (answer ? [madeAt(answer, now)] : [])))
  }

  async store(answer: Response): Promise<void> {
    const cards: unknown = await answer.json()
    if (!Array.isArray(cards)) return
    const cache = await this.#open()
    const headers = { date: answer.headers.get('date') ?? new Date().toUTCString() }
    for (const card of cards.filter(isCard)) {
      const key = carCardsPath([card.id])
      // The keys are in the order of their storing.
      await cache.delete(key)
      await cache.put(key, Response.json([card], { headers }))
    }
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, -MOST_CARDS).map((key) => cache.delete(key)))
  }

  async #find(ids: readonly string[]): Promise<Card[]> {
    const cache = await this.#open()
    const found = await Promise.all(
      ids.map(async (id) => (await cache.match(carCardsPath([id])))?.json() as Promise<Card[]> | undefined),
    )
    return found.flatMap((cards) => cards ?? [])
  }
}
