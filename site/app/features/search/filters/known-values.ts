import { VALUE_KEYS } from '#app/domain/search-address/search-keys.ts'
import type { SearchBase, SearchState, Values } from '#app/domain/search-address/search-state.ts'
import type { FacetCount } from '#app/integrations/stock-index.ts'
import { MAX_FACET_VALUES } from '#app/integrations/stock-index-facets.ts'

/**
 * The state with every value as the stock spells it, and without those the stock does not have (decision 11). What
 * the path says stays, and so do keys the stock was not asked about.
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
    // Spelled alike, a value may turn out to be wanted as well.
    const left = spelled.filter((value) => !filters[key]?.includes(value))
    if (left.length > 0) excluded[key] = left
  }
  return { ...others, filters, ...(Object.keys(excluded).length === 0 ? {} : { excluded }) }
}

function spell(chosen: readonly string[], known: readonly { value: string }[]): string[] {
  if (chosen.length === 0) return []
  const byLower = new Map(known.map(({ value }) => [value.toLowerCase(), value]))
  // Where the index tells no more values, one it did not tell may be in stock all the same.
  const whole = known.length < MAX_FACET_VALUES
  const found = chosen.map((value) => byLower.get(value.toLowerCase()) ?? (whole ? undefined : value))
  return [...new Set(found.filter((value) => value !== undefined))].sort()
}
