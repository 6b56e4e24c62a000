import { itemWords } from '#app/domain/words/item-words.ts'

type ReserveWords = 'Reserve Now' | 'Reserve this Car'

/** The dealer's words of the reserve button (RES-08); those that name a car are not said of another kind of vehicle. */
export const reserveWords = ({ itemType }: { itemType: string }, chosen: ReserveWords): ReserveWords =>
  itemWords([itemType]).one === 'car' ? chosen : 'Reserve Now'
