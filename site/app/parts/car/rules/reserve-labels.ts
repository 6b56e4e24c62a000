import { getItemNames } from '#app/domain/words/item-names.ts'

type ReserveLabels = 'Reserve Now' | 'Reserve this Car'

/** The dealer's words of the reserve button (RES-08); those that name a car are not said of another kind of vehicle. */
export const getReserveLabels = ({ itemType }: { itemType: string }, chosen: ReserveLabels): ReserveLabels =>
  getItemNames([itemType]).one === 'car' ? chosen : 'Reserve Now'
