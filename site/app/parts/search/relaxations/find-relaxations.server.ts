import type { SearchBase, SearchState } from '#app/domain/search-address/search-state.ts'
import type { Relaxations } from './relaxation.ts'
import { partsAlone, relaxedByRemoval, relaxedToOnePart } from './relaxations.ts'

/** Limit of parts that are queried individually. */
const MOST_ASKED = 12

type Asked = {
  state: SearchState
  base: SearchBase
  /** The number of cars without each part of the search. */
  without: Readonly<Record<string, number>>
  /** The dealer's word for used cars. */
  used: string
}

/**
 * Alternative searches for one without results. Its own query counted it without each part; only when all of these
 * are zero, because two parts exclude each other's cars, each part is queried alone.
 */
export async function findRelaxations(
  { state, base, without, used }: Asked,
  countAlone: (state: SearchState) => Promise<number>,
): Promise<Relaxations | null> {
  const dropped = relaxedByRemoval(state, base, without, used)
  if (dropped.length > 0) return { kind: 'without', choices: dropped }
  const parts = partsAlone(state)
  // No shopper writes an address with dozens of parts.
  if (parts.length < 2 || parts.length > MOST_ASKED) return null
  const found = await Promise.all(parts.map(async (part) => ({ state: part, count: await countAlone(part) })))
  const choices = relaxedToOnePart(found, base, used)
  return choices.length === 0 ? null : { kind: 'only', choices }
}
