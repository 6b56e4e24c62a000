import { listPicked } from './filters/filter-labels.ts'
import type { SearchModel } from './results/search-model.ts'

/** The words of a search that found nothing, for the dealer's staff; null for one that found something. */
export function findEmptyWords({ outcome, count, state, used }: SearchModel): string | null {
  if (outcome === 'nothing-said') return (state.unused ?? []).join(' ')
  if (outcome !== 'found' || count > 0) return null
  return listPicked(state, used)
    .map(({ label }) => label.replace(/[“”]/g, ''))
    .join(', ')
}
