import { CarRow } from '#app/parts/car/card/car-row.tsx'
import type { SimilarModel } from '#app/parts/car/similar-model.ts'
import { searchPath } from '#app/paths.ts'
import { EmptyState, NOTHING_FOUND } from '#app/ui/empty-state.tsx'

/** The cards of similar cars, with others of their kind after them where those are few; else the empty state. */
export function SimilarCards({ cards, more }: Pick<SimilarModel, 'cards' | 'more'>) {
  const all = [...cards, ...(more?.cards ?? [])]
  if (all.length > 0) return <CarRow cards={all} />
  return <EmptyState {...NOTHING_FOUND} level={3} action={{ label: 'All stock', href: searchPath() }} />
}
