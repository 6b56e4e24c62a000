import type { CarCardModel } from '#app/features/car/card/card-model.ts'

/** What a missing page shows beside its search: cars of today. `gone`: it was the page of a car that has left. */
export type NotFoundModel = { gone: boolean; cards: CarCardModel[] }

/** Whether the data of an error response are those of a missing page. */
export function isNotFoundModel(data: unknown): data is NotFoundModel {
  return typeof data === 'object' && data !== null && 'cards' in data && Array.isArray(data.cards)
}
