import { CarRow } from '#app/features/car/card/car-row.tsx'
import type { SimilarModel } from '#app/features/car/similar-model.ts'
import { searchPath } from '#app/paths.ts'
import { EmptyState, NOTHING_FOUND } from '#app/ui/empty-state.tsx'

/** The cards of similar cars, or the empty state. */
export function SimilarCards({ cards }: Pick<SimilarModel, 'cards'>) {
  if (cards.length > 0) return <CarRow cards={cards} />
  return <EmptyState {...NOTHING_FOUND} level={3} action={{ label: 'All stock', href: searchPath() }} />
}
