/**
 * The cells of tiles: their own, or the site's next default position that no tile occupies (PROMO-01, PROMO-08). A
 * tile without a free position is omitted.
 */
export function placeTiles<T extends { position: number | null }>(
  tiles: readonly T[],
  usual: readonly number[],
): { tile: T; position: number }[] {
  const asked = new Set(tiles.map(({ position }) => position))
  const free = usual.filter((position) => !asked.has(position))
  return tiles.flatMap((tile) => {
    const position = tile.position ?? free.shift()
    return position === undefined ? [] : [{ tile, position }]
  })
}
