import type { ItemNames } from '#app/domain/words/item-names.ts'
import type { CarCardModel } from './card/card-model.ts'

/** What a missing page shows beside its search: cars of today. */
export type NotFoundModel = {
  /** The name of the car that has left, whose page it was; '' where none is known. */
  gone: string
  cards: CarCardModel[]
  /** Where all that is like the car that has left is, and how much; null where the cards are those that came in last. */
  alike: { make: string; count: number; href: string } | null
  /** What the dealer's vehicles are called. */
  item: Pick<ItemNames, 'one' | 'many'>
  /** Makes or bodies of the stock, most first; null where there is no choice of them. */
  kinds: { title: string; links: { label: string; count: number; href: string }[] } | null
}

/** Whether the data of an error response are those of a missing page. */
export function isNotFoundModel(data: unknown): data is NotFoundModel {
  return typeof data === 'object' && data !== null && 'cards' in data && Array.isArray(data.cards)
}
