import { getItemNames } from './item-names.ts'

/** How those who sell a kind of vehicle talk of it and of trying it. */
export type TradeWords = {
  /** What they sell one of: `bike`. */
  one: string
  go: 'drive' | 'ride'
  /** With and without a capital. */
  trial: 'test drive' | 'test ride'
  Trial: 'Test drive' | 'Test ride'
  /** Where it stands: `yard`. */
  place: string
  licence: string
  /** The button that books a trial. */
  book: string
}

const RIDDEN: TradeWords = {
  one: 'bike',
  go: 'ride',
  trial: 'test ride',
  Trial: 'Test ride',
  place: 'shop',
  licence: 'rider’s licence',
  book: 'Book a test ride',
}

/** The words for vehicles by their `item_type`s (DATA-03); those that fit any where they differ or none is known. */
export function getTradeWords(types: readonly string[]): TradeWords {
  const kinds = new Set(types.filter(Boolean))
  if (kinds.size === 1 && kinds.has('motorcycle')) return RIDDEN
  return {
    one: kinds.size === 0 ? 'vehicle' : getItemNames([...kinds]).one,
    go: 'drive',
    trial: 'test drive',
    Trial: 'Test drive',
    place: kinds.has('truck') ? 'yard' : 'place',
    licence: 'driver’s licence',
    book: 'Book A Test Drive',
  }
}
