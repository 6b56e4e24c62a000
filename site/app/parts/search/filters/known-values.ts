import { VALUE_KEYS, type ValueKey } from '#app/domain/search-address/search-keys.ts'
import type { SearchBase, SearchState, Values } from '#app/domain/search-address/search-state.ts'
import { simpleBody } from '#app/domain/vocabulary/body-types.ts'
import type { FacetCount } from '#app/integrations/stock-index.ts'

/**
 * The state with every value spelled as in the stock. A value that no vehicle has stays as it was asked for, so that the
 * page says that it found none; values of the path and keys that were not queried are unchanged.
 */
export function adoptKnownValues(
  state: SearchState,
  base: SearchBase,
  facets: Readonly<Record<string, readonly Pick<FacetCount, 'value'>[]>>,
): SearchState {
  const filters: Values = {}
  for (const key of VALUE_KEYS) {
    const chosen = state.filters[key] ?? []
    const spelled = key in base.filters ? chosen : spell(key, chosen, facets[key])
    if (spelled.length > 0) filters[key] = spelled
  }
  const { excluded: unwanted, ...others } = state
  const excluded: Values = {}
  for (const key of VALUE_KEYS) {
    const spelled = spell(key, unwanted?.[key] ?? [], facets[key])
    // After respelling, an excluded value may equal a chosen one.
    const left = spelled.filter((value) => !filters[key]?.includes(value))
    if (left.length > 0) excluded[key] = left
  }
  return { ...others, filters, ...(Object.keys(excluded).length === 0 ? {} : { excluded }) }
}

function spell(
  key: ValueKey,
  chosen: readonly string[],
  known: readonly { value: string }[] | undefined,
): readonly string[] {
  if (chosen.length === 0 || known === undefined) return chosen
  const byLower = new Map(known.map(({ value }) => [value.toLowerCase(), value]))
  const spelled = chosen.map(
    (value) => byLower.get(value.toLowerCase()) ?? byLower.get(otherName(key, value)),
  )
  return [...new Set(spelled.map((value, index) => value ?? chosen[index] ?? ''))].sort()
}

/** How the stock may call what another system calls so: `Hatchback` is its `hatch`. */
const otherName = (key: ValueKey, value: string) => (key === 'body' ? simpleBody(value).toLowerCase() : '')
