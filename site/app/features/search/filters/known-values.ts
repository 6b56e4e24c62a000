import { VALUE_KEYS } from '#app/domain/search-address/search-keys.ts'
import type { SearchBase, SearchState, Values } from '#app/domain/search-address/search-state.ts'
import type { FacetCount } from '#app/integrations/stock-index.ts'
import { MAX_FACET_VALUES } from '#app/integrations/stock-index-facets.ts'

/**
 * The state with every value spelled as in the stock, without values that the stock does not have.
 * Values of the path and keys that were not queried are unchanged.
 */
export function adoptKnownValues(
  state: SearchState,
  base: SearchBase,
  facets: Readonly<Record<string, readonly Pick<FacetCount, 'value'>[]>>,
): SearchState {
  const filters: Values = {}
  for (const key of VALUE_KEYS) {
    const chosen = state.filters[key] ?? []
    const known = facets[key]
    const spelled = key in base.filters || known === undefined ? chosen : spell(chosen, known)
    if (spelled.length > 0) filters[key] = spelled
  }
  const { excluded: unwanted, ...others } = state
  const excluded: Values = {}
  for (const key of VALUE_KEYS) {
    const spelled = spell(unwanted?.[key] ?? [], facets[key] ?? [])
    // After respelling, an excluded value may equal a chosen one.
    const left = spelled.filter((value) => !filters[key]?.includes(value))
    if (left.length > 0) excluded[key] = left
  }
  return { ...others, filters, ...(Object.keys(excluded).length === 0 ? {} : { excluded }) }
}

function spell(chosen: readonly string[], known: readonly { value: string }[]): string[] {
  if (chosen.length === 0) return []
  const byLower = new Map(known.map(({ value }) => [value.toLowerCase(), value]))
  // When the index truncates a facet, values missing from it may still be in stock.
  const whole = known.length < MAX_FACET_VALUES
  const found = chosen.map((value) => byLower.get(value.toLowerCase()) ?? (whole ? undefined : value))
  return [...new Set(found.filter((value) => value !== undefined))].sort()
}
