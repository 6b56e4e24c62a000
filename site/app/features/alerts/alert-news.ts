/** The cars that a person knows of: price in cents by id, 0 without one. */
export type SeenCars = Readonly<Record<string, number>>

/** A car of the search at this moment. */
export type FoundCar = { id: string; priceCents: number | null }

/** What is new since the last look. */
export type AlertNews<T extends FoundCar> = { arrived: T[]; dropped: T[]; seen: SeenCars }

/** Cars that are remembered: one that leaves the stock for a day and comes back is no arrival. */
const MOST_REMEMBERED = 2_000

/** Compares what was found with what the person knows. */
export function alertNews<T extends FoundCar>(before: SeenCars, found: readonly T[]): AlertNews<T> {
  const arrived = found.filter(({ id }) => before[id] === undefined)
  const dropped = found.filter(({ id, priceCents }) => {
    const known = before[id] ?? 0
    return known > 0 && priceCents !== null && priceCents > 0 && priceCents < known
  })
  const now = seenOf(found)
  const gone = Object.entries(before).filter(([id]) => now[id] === undefined)
  const seen = Object.fromEntries([...Object.entries(now), ...gone].slice(0, MOST_REMEMBERED))
  return { arrived, dropped, seen }
}

/** What a person knows after a first look. */
export const seenOf = (found: readonly FoundCar[]): SeenCars =>
  Object.fromEntries(found.map(({ id, priceCents }) => [id, priceCents ?? 0]))
