import { Cell, EAGER_CARDS, modelOf, placeOf } from '#app/features/search/results/components/cell.tsx'
import { keepMarkup } from '#app/kept-markup.server.ts'
import type { ResultCell } from './results/search-model.ts'

/** Writes the cells that no page before has shown. */
export function keepCells(cells: readonly ResultCell[]): void {
  for (const [index, cell] of cells.entries())
    keepMarkup(modelOf(cell), placeOf(index), () => <Cell cell={cell} eager={index < EAGER_CARDS} />)
}
