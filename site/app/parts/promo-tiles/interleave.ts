/** One cell of the results grid. */
export type GridCell<C, T> = { kind: 'car'; car: C } | { kind: 'promo'; tile: T }

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
