import type { SearchBase, SearchState } from '#app/domain/search-address/search-state.ts'
import type { Relaxations } from './relaxation.ts'
import { partsAlone, relaxedByRemoval, relaxedToOnePart } from './relaxations.ts'

/** So many parts are asked for one by one. */
const MOST_ASKED = 12

type Asked = {
  state: SearchState
  base: SearchBase
  /** How many there are without each part of the search. */
  without: Readonly<Record<string, number>>
}

/**
 * Searches near one that finds nothing. Its own request has counted it without each part; only where all of these are
 * zero too, because two parts exclude each other's cars, is the index asked for each part alone.
 */
export async function findRelaxations(
  { state, base, without }: Asked,
  countAlone: (state: SearchState) => Promise<number>,
): Promise<Relaxations | null> {
  const dropped = relaxedByRemoval(state, base, without)
  if (dropped.length > 0) return { kind: 'without', choices: dropped }
  const parts = partsAlone(state)
  // An address with dozens of parts was written by nobody who looks for a car.
  if (parts.length < 2 || parts.length > MOST_ASKED) return null
  const found = await Promise.all(parts.map(async (part) => ({ state: part, count: await countAlone(part) })))
  const choices = relaxedToOnePart(found, base)
  return choices.length === 0 ? null : { kind: 'only', choices }
}
