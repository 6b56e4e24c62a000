/** One cell of the results grid. */
export type GridCell<C, T> =
  | { kind: 'car'; car: C }
  | {
      kind: 'promo'
      tile: T
      /** Of the last tile: how many cells it takes in two, three and four columns, so that no row ends in a hole. */
      fills?: readonly number[]
    }

/**
 * Puts promo tiles among the cars. A position is the 1-based cell of the final grid, tiles counted (OPEN-07); one
 * past the end is appended; an empty result shows none; of two tiles asking for one cell the earlier listed wins it
 * and the other follows.
 */
export function interleavePromos<C, T extends { position: number }>(
  cars: readonly C[],
  tiles: readonly T[],
): GridCell<C, T>[] {
  const cells: GridCell<C, T>[] = cars.map((car) => ({ kind: 'car', car }))
  if (cells.length === 0) return cells
  const inOrder = [...tiles].sort((a, b) => a.position - b.position)
  let next = 0
  for (const tile of inOrder) {
    const index = Math.min(Math.max(next, Math.floor(tile.position) - 1), cells.length)
    cells.splice(index, 0, { kind: 'promo', tile })
    next = index + 1
  }
  return cells
}

const COLUMNS = [2, 3, 4]

/** The cells with the last tile as wide as the last row needs it: what follows it moves up. */
export function fillLastRow<C, T extends { wide: boolean }>(
  cells: readonly GridCell<C, T>[],
): GridCell<C, T>[] {
  const at = cells.findLastIndex(({ kind }) => kind === 'promo')
  const others = cells.filter((_, index) => index !== at)
  const taken = others.reduce((sum, cell) => sum + (cell.kind === 'promo' && cell.tile.wide ? 2 : 1), 0)
  const fills = COLUMNS.map((columns) => columns - (taken % columns))
  return cells.map((cell, index) => (index === at && cell.kind === 'promo' ? { ...cell, fills } : cell))
}
