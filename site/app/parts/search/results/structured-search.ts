import { breadcrumbList, itemList, type StructuredData } from '#app/page/structured-page.ts'
import { carPath } from '#app/paths.ts'
import type { SearchModel } from './search-model.ts'

/** The trail of a results page and the cars it lists; nothing of one that is not indexed. */
export function structuredSearch({
  meta,
  crumbs,
  cells,
  heading,
}: Pick<SearchModel, 'meta' | 'crumbs' | 'cells' | 'heading'>): StructuredData[] {
  if (meta.unlisted) return []
  const cars = cells.flatMap((cell) => (cell.kind === 'car' ? carPath(cell.car.slug) : []))
  return [breadcrumbList(crumbs, meta), itemList(cars, { origin: meta.origin, name: heading })]
}
