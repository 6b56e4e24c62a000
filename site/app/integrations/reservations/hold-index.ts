/** Whether an indexed car can be reserved. */
export type CarAvailability = {
  /** The car is for sale. */
  available: boolean
  /** Reserved by the dealer's own system. */
  reservedByDealer: boolean
  /** End of an online reservation (ISO); null without one. */
  heldUntil: string | null
}

/** A car and the period for which it is held. */
export type CarHoldPeriod = { carId: string; heldAt: string; heldUntil: string }

/** Stores in the index which cars are held. */
export interface HoldIndex {
  /** Availability by id; unknown cars are missing. @throws when the index does not answer */
  readAvailability(carIds: readonly string[]): Promise<ReadonlyMap<string, CarAvailability>>
  /** Marks cars as held; resolves once the index shows it. Unknown cars are skipped. */
  hold(holds: readonly CarHoldPeriod[]): Promise<void>
  /** Ends holds, except of cars that the dealer has reserved since. */
  release(carIds: readonly string[]): Promise<void>
}
