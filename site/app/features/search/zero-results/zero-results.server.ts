import type { SearchBase, SearchState } from '#app/domain/search-address/search-state.ts'
import { choicesOnly, choicesWithout, partsAlone } from './zero-choices.ts'
import type { ZeroModel } from './zero-model.ts'

/** So many parts are asked for one by one. */
const MOST_ASKED = 12

type Asked = {
  state: SearchState
  base: SearchBase
  /** How many there are without each part of the search. */
  without: Readonly<Record<string, number>>
  /** How a number of them reads. */
  count: (number: number) => string
}

/**
 * Ways out of a search that finds nothing. Its own round of questions has counted it without each part; only where
 * that finds nothing either, because two parts exclude each other's cars, is the index asked for each part alone.
 */
export async function findWaysOut(
  { state, base, without, count }: Asked,
  countAlone: (state: SearchState) => Promise<number>,
): Promise<ZeroModel | null> {
  const dropped = choicesWithout(state, base, without, count)
  if (dropped.length > 0) return { kind: 'without', choices: dropped }
  const parts = partsAlone(state)
  // An address with dozens of parts was written by nobody who looks for a car.
  if (parts.length < 2 || parts.length > MOST_ASKED) return null
  const found = await Promise.all(
    parts.map(async (part) => ({ state: part, number: await countAlone(part) })),
  )
  const choices = choicesOnly(found, base, count)
  return choices.length === 0 ? null : { kind: 'only', choices }
}
