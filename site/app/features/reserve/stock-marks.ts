/** A car as the index has it, as far as reserving asks. */
export type CarStanding = {
  /** It can still be bought. */
  available: boolean
  /** The dealer's own system says that it is reserved. */
  reservedByDealer: boolean
  /** The index says until when it is held (ISO), or that nobody of this site holds it. */
  heldUntil: string | null
}

/** A car that is held, as the index is to say. */
export type HoldMark = { carId: string; heldAt: string; heldUntil: string }

/** How the index learns that a car is held. */
export interface StockMarks {
  /** By id; a car that the index does not have is missing. @throws when the index does not answer */
  readStandings(carIds: readonly string[]): Promise<ReadonlyMap<string, CarStanding>>
  /** Says that cars are held; resolves once the index shows it. Cars it does not have stay out. */
  mark(holds: readonly HoldMark[]): Promise<void>
  /** Says that cars are free again, but for those that the dealer has reserved since. */
  free(carIds: readonly string[]): Promise<void>
}
